import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import type { OwnQuestion, VehicleQuestionPage } from '#generated/client/types.gen.ts';
import { issueBaseToken } from '#server/marketplace/accounts/authenticate.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';
import { type Buyer, reservationOf, stockAnother } from '#server/marketplace/orders/testing/market.ts';
import type { CallOptions } from '#server/testing/open-test-server.ts';
import { questionHandlers } from './handlers.ts';

const hour = 3_600_000;
const belt = 'Has the timing belt been changed, and when?';

const { market, as } = await openDeskMarket(questionHandlers);
const { database, clock } = market.services;
afterAll(() => market.close());

const ask = (buyer: Buyer, carSourceId: string, question = belt, options: CallOptions = {}) =>
  buyer.call('askQuestion', { carSourceId, question }, options);
const own = async (buyer: Buyer, carSourceId: string) =>
  (await buyer.call('listOwnQuestions', { carSourceId })).body as OwnQuestion[];
const asked = async (buyer: Buyer, carSourceId: string, question = belt) =>
  ((await ask(buyer, carSourceId, question)).body as OwnQuestion).id;
const kept = async (buyer: Buyer) =>
  database.selectFrom('vehicle_question').selectAll().where('account_id', '=', buyer.accountId).execute();

/** As a visitor reads it. */
async function publicOf(carSourceId: string, page: { pageNo: number; pageSize: number } = { pageNo: 1, pageSize: 5 }) {
  const token = issueBaseToken(market.services.secret, clock());
  return market.call('listVehicleQuestions', { carSourceId, ...page }, { token });
}

const pageOf = async (carSourceId: string, page?: { pageNo: number; pageSize: number }) =>
  (await publicOf(carSourceId, page)).body as VehicleQuestionPage;

async function answer(id: string, text = 'Yes, in April 2025.') {
  const { call } = await as('sales', 'Amina Otieno');
  expect(await call('staffAnswerQuestion', { id, answer: text })).toMatchObject({ code: 0 });
}

describe('An asked question', () => {
  test('is visible to its buyer only until it is answered', async () => {
    const [amina, otieno] = [await market.newBuyer(), await market.newBuyer()];
    const vehicle = await stockAnother(database);
    expect(await ask(amina, vehicle, `  ${belt} `)).toEqual({
      code: 0,
      body: { id: expect.any(String), state: 'open', question: belt, askedAt: clock().toISOString() },
    });
    expect(await own(amina, vehicle)).toMatchObject([{ state: 'open', question: belt }]);
    expect(await own(otieno, vehicle)).toEqual([]);
    expect(await pageOf(vehicle)).toEqual({ total: 0, questions: [] });
  });

  test('is public once answered, with its dates and without names', async () => {
    const buyer = await market.newBuyer();
    const vehicle = await stockAnother(database);
    const id = await asked(buyer, vehicle);
    const askedAt = clock().toISOString();
    market.advance(hour);
    await answer(id);
    const answeredAt = clock().toISOString();
    expect(await pageOf(vehicle)).toEqual({
      total: 1,
      questions: [
        { id, language: 'en', languageTag: 'en', question: belt, answer: 'Yes, in April 2025.', askedAt, answeredAt },
      ],
    });
    expect(await own(buyer, vehicle)).toEqual([]);
  });

  test('is stored once while open, whatever its letter case and spacing', async () => {
    const buyer = await market.newBuyer();
    const vehicle = await stockAnother(database);
    const first = await ask(buyer, vehicle);
    expect(await ask(buyer, vehicle, ` has the timing  belt been changed,\nand WHEN? `)).toEqual(first);
    const both = await Promise.all([ask(buyer, vehicle, 'Is the spare wheel there?'), ask(buyer, vehicle)]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    const send = () => ask(buyer, vehicle, 'Is there a second key?', { idempotencyKey: 'question-1' });
    const [one, ...others] = await Promise.all([send(), send(), send()]);
    expect(others).toEqual([one, one]);
    expect(await kept(buyer)).toHaveLength(3);
  });

  test('is limited to five open ones a day, also concurrently; each answer makes room for one', async () => {
    const buyer = await market.newBuyer();
    const vehicle = await stockAnother(database);
    const numbers = Array.from({ length: 6 }, (_, number) => `Question number ${number} about it?`);
    const answers = await Promise.all(numbers.map((text) => ask(buyer, vehicle, text)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(5);
    expect(answers.find(({ code }) => code !== 0)).toMatchObject({
      code: 400,
      message: expect.stringMatching(/^You have five unanswered questions from the last 24 hours/),
    });
    await answer((await kept(buyer))[0]?.id ?? '');
    expect(await ask(buyer, vehicle, 'Is there room for one more?')).toMatchObject({ code: 0 });
    expect(await ask(buyer, vehicle, 'And is there for another?')).toMatchObject({ code: 400 });
    market.advance(24 * hour);
    expect(await ask(buyer, vehicle, 'And is there on the next day?')).toMatchObject({ code: 0 });
  });

  test('is refused if too short, too long or blank, and nothing is stored', async () => {
    const buyer = await market.newBuyer();
    const vehicle = await stockAnother(database);
    for (const text of ['Is it ok?', `${' '.repeat(20)}ok${' '.repeat(20)}`, ' '.repeat(20), 'x'.repeat(501), '']) {
      expect((await ask(buyer, vehicle, text)).code, text).toBe(400);
    }
    expect(await kept(buyer)).toEqual([]);
    expect((await ask(buyer, vehicle, 'x'.repeat(500))).code).toBe(0);
  });

  test('is refused for a vehicle that is unknown, a draft or sold', async () => {
    const buyer = await market.newBuyer();
    const [draft, sold] = [await stockAnother(database), await stockAnother(database)];
    await database.updateTable('vehicle').set({ stage: 'draft', state: 'removed' }).where('id', '=', draft).execute();
    await database.updateTable('vehicle').set({ state: 'removed' }).where('id', '=', sold).execute();
    for (const id of ['none', draft]) {
      expect(await ask(buyer, id)).toMatchObject({ code: 400, message: 'The vehicle no longer exists' });
      expect(await publicOf(id)).toMatchObject({ code: 400, message: 'The vehicle no longer exists' });
      expect(await own(buyer, id)).toEqual([]);
    }
    expect(await ask(buyer, sold)).toMatchObject({ code: 400, message: 'The status of the vehicle has changed' });
    expect(await publicOf(sold)).toMatchObject({ code: 0 });
    expect(await kept(buyer)).toEqual([]);
  });

  test('is accepted for a vehicle reserved by another buyer', async () => {
    const vehicle = await stockAnother(database);
    await (await market.newBuyer()).call('submitOrder', reservationOf(vehicle));
    expect(await ask(await market.newBuyer(), vehicle)).toMatchObject({ code: 0 });
  });

  test('is not available to visitors', async () => {
    const vehicle = await stockAnother(database);
    const token = issueBaseToken(market.services.secret, clock());
    const payload = { carSourceId: vehicle, question: belt };
    expect((await market.call('askQuestion', payload, { token })).code).not.toBe(0);
    expect((await market.call('listOwnQuestions', { carSourceId: vehicle }, { token })).code).not.toBe(0);
  });
});

describe('The answered questions of a vehicle', () => {
  test('are listed page by page, the last answered first, each in its own language', async () => {
    const vehicle = await stockAnother(database);
    const buyer = await market.newBuyer();
    for (const number of [1, 2, 3]) {
      const { body } = await ask(buyer, vehicle, `这辆车的第 ${number} 个问题是什么呢？`, { language: 'cn' });
      market.advance(hour);
      await answer((body as OwnQuestion).id, `答复 ${number}`);
    }
    const answersOf = async (pageNo: number) => {
      const { total, questions } = await pageOf(vehicle, { pageNo, pageSize: 2 });
      return [total, questions.map((one) => `${one.language} ${one.answer}`)];
    };
    expect(await answersOf(1)).toEqual([3, ['cn 答复 3', 'cn 答复 2']]);
    expect(await answersOf(2)).toEqual([3, ['cn 答复 1']]);
    expect(await answersOf(3)).toEqual([3, []]);
  });

  test('are read by their index, among many for other vehicles', async () => {
    const [vehicle, other] = [await stockAnother(database), await stockAnother(database)];
    const { accountId } = await market.newBuyer();
    await sql`
      insert into vehicle_question
        (id, account_id, vehicle_id, language, state, question, published, answer, asked_at, answered_at, decided_at)
      select 'many-' || number, ${accountId}, case when number % 500 = 0 then ${vehicle} else ${other} end, 'en', 'answered',
        ${belt}, ${belt}, 'Yes', now(), now() + number * interval '1 second', now()
      from generate_series(1, 5000) as number`.execute(database);
    await sql`analyze vehicle_question`.execute(database);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select id from vehicle_question where vehicle_id = ${vehicle} and state = 'answered'
      order by answered_at desc, id limit 5`.execute(database);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('vehicle_question_public');
    expect(plan).not.toContain('Seq Scan');
    expect(await pageOf(vehicle)).toMatchObject({ total: 10, questions: { length: 5 } });
  });
});
