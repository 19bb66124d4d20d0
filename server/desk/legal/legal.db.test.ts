import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  LegalText,
  StaffActs,
  StaffLegalText,
  StaffLegalTexts,
  StaffLegalWords,
} from '#generated/client/types.gen.ts';
import type { OperationId } from '#generated/operations.ts';
import { legalHandlers } from '#server/marketplace/legal/handlers.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';

const { market, buyer, as } = await openDeskMarket(legalHandlers);
const { database, clock } = market.services;
afterAll(() => market.close());

const oneDay = 86_400_000;
const day = (fromNow: number) => marketDay(new Date(clock().getTime() + fromNow * oneDay));
const texts = { en: 'New words', cn: '新文本', jp: '新しい文章' };

beforeEach(() => database.deleteFrom('legal_text_version').execute());

async function owner(id: OperationId, payload: object = {}) {
  const { call } = await as('owner', 'Amina Otieno');
  return call(id, payload);
}

const set = (counter: number, fromDay: string, more: object = {}) =>
  owner('staffSetLegalText', { name: 'privacy', counter, fromDay, texts, ...more });
const takeBack = (counter: number, version: number) =>
  owner('staffTakeBackLegalText', { name: 'privacy', counter, version });
const page = async (asked: object = {}) =>
  (await buyer.call('getLegalText', { name: 'privacy', language: 'en', ...asked })).body as LegalText;

async function read(): Promise<StaffLegalText> {
  const { texts: all } = (await owner('staffReadLegalTexts')).body as StaffLegalTexts;
  const found = all.find(({ name }) => name === 'privacy');
  if (!found) throw new Error('The privacy policy is missing.');
  return found;
}

describe('A legal text', () => {
  test('falls back to the built-in text for buyers and for the first version', async () => {
    expect(await page()).toMatchObject({ version: 0, earlier: [] });
    expect(await page()).not.toHaveProperty('text');
    expect(await read()).toMatchObject({ counter: 0, inForce: 0 });
    const { body } = await owner('staffGetLegalVersion', { name: 'privacy', version: 0 });
    const built = (body as StaffLegalWords).texts;
    expect(built.en).toMatch(/^Which data we hold about you[^#]+\n\n# Data that we collect\n\nWhen you register/);
    expect(built.cn).toContain('\n\n# ');
    expect(JSON.stringify(built)).not.toContain('{{');
  });

  test('for today is published immediately in each language, with author, time and audit entry', async () => {
    expect(await set(0, day(0))).toEqual({ code: 0, body: { name: 'privacy', counter: 1 } });
    expect(await page()).toMatchObject({ version: 1, since: day(0), text: 'New words', earlier: [{ version: 0 }] });
    expect((await page({ language: 'jp' })).text).toBe('新しい文章');
    expect((await page({ language: 'sw' })).text).toBe('New words');
    expect((await page({ language: 'cn' })).text).toBe('新文本');
    expect((await read()).versions[0]).toEqual({
      version: 1,
      fromDay: day(0),
      state: 'inForce',
      setBy: 'Amina Otieno',
      setAt: clock().toISOString(),
    });
    const { acts } = (await owner('staffListActs', { pageSize: 1, subject: 'legal-privacy' })).body as StaffActs;
    expect(acts).toMatchObject([{ act: 'set-legal-text', name: 'Amina Otieno' }]);
  });

  test('for a later day starts at midnight in the market, and the previous one stays readable', async () => {
    await set(0, day(0));
    await set(1, day(1), { texts: { ...texts, en: 'Words of tomorrow' } });
    expect((await page()).text).toBe('New words');
    const midnight = Date.parse(`${day(1)}T00:00:00+03:00`);
    market.advance(midnight - clock().getTime() - 1);
    expect((await page()).text).toBe('New words');
    market.advance(1);
    expect(await page()).toMatchObject({ text: 'Words of tomorrow', since: day(0) });
    expect(await page({ version: 1 })).toMatchObject({ text: 'New words', since: day(-1), replacedOn: day(0) });
    expect(await page({ version: 0 })).toMatchObject({ version: 0, replacedOn: day(-1) });
  });

  test('is visible only to staff while scheduled or withdrawn', async () => {
    await set(0, day(1));
    expect(await page({ version: 1 })).toMatchObject({ version: 0, earlier: [] });
    expect(await owner('staffGetLegalVersion', { name: 'privacy', version: 1 })).toMatchObject({
      code: 0,
      body: { texts },
    });
    expect(await takeBack(1, 1)).toEqual({ code: 0, body: { name: 'privacy', counter: 2 } });
    expect((await read()).versions[0]).toMatchObject({ state: 'takenBack', takenBackBy: 'Amina Otieno' });
    market.advance(oneDay);
    expect(await page({ version: 1 })).toMatchObject({ version: 0, earlier: [] });
    const { acts } = (await owner('staffListActs', { pageSize: 1, subject: 'legal-privacy' })).body as StaffActs;
    expect(acts).toMatchObject([{ act: 'take-back-legal-text' }]);
  });

  test.each([
    ['earlier', 2],
    ['later', 8],
    ['on the same day', 5],
  ])('that corrects a scheduled one %s replaces it for good', async (_when, days) => {
    await set(0, day(5), { texts: { ...texts, en: 'Mistaken' } });
    await set(1, day(5), { texts: { ...texts, en: 'Still mistaken' } });
    expect(await set(2, day(days), { replaces: 2 })).toMatchObject({ code: 0, body: { counter: 5 } });
    expect((await read()).versions).toMatchObject([
      { version: 5, fromDay: day(days), state: 'ahead' },
      { version: 2, state: 'takenBack' },
      { version: 1, state: 'takenBack' },
      { version: 0 },
    ]);
    const { acts } = (await owner('staffListActs', { pageSize: 1, subject: 'legal-privacy' })).body as StaffActs;
    expect(acts).toMatchObject([{ act: 'set-legal-text' }]);
    market.advance(9 * oneDay);
    expect(await page()).toMatchObject({ version: 5, text: 'New words', earlier: [{ version: 0 }] });
  });

  test('cannot correct a version that has begun or is withdrawn', async () => {
    await set(0, day(0));
    expect(await set(1, day(2), { replaces: 1 })).toMatchObject({
      code: 400,
      message: expect.stringMatching('already in force') as string,
    });
    await set(1, day(3));
    await takeBack(2, 2);
    expect(await set(3, day(2), { replaces: 2 })).toMatchObject({
      code: 400,
      message: expect.stringMatching('no longer exists') as string,
    });
    expect((await read()).counter).toBe(3);
  });

  test('cannot be changed once in force, or withdrawn twice', async () => {
    await set(0, day(0));
    expect(await takeBack(1, 1)).toEqual({
      code: 400,
      message: 'This version is already in force and cannot be changed. Write a new version instead.',
    });
    await set(1, day(2));
    expect(await takeBack(1, 2)).toMatchObject({ code: 409 });
    await takeBack(2, 2);
    const gone = { code: 400, message: 'This version no longer exists. Check the current list.' };
    expect(await takeBack(3, 2)).toEqual(gone);
    expect(await owner('staffGetLegalVersion', { name: 'privacy', version: 9 })).toEqual(gone);
  });

  test('rejects edits of an outdated version, and accepts one of two concurrent edits', async () => {
    const members = [await as('owner'), await as('owner')];
    const answers = await Promise.all(
      members.map(({ call }, place) =>
        call('staffSetLegalText', {
          name: 'privacy',
          counter: 0,
          fromDay: day(0),
          texts: { ...texts, en: `Words ${place}` },
        }),
      ),
    );
    expect(answers.map(({ code }) => code).toSorted((a, z) => a - z)).toEqual([0, 409]);
    const winner = answers.findIndex(({ code }) => code === 0);
    expect((await page()).text).toBe(`Words ${winner}`);
    expect((await page({ name: 'protocol' })).version).toBe(0);
  });

  test.each([
    [{ fromDay: day(-1) }, 'This day is in the past. Choose today or a later day.'],
    [{ fromDay: '2999-02-30' }, 'This date does not exist. Choose another.'],
    [{ texts: { ...texts, jp: ' \n' } }, 'Enter the text in English, Chinese and Japanese.'],
    [{ texts: { en: 'Only English' } }, /is required$/],
  ])('is refused with one message if invalid, and not saved: %j', async (wrong, message) => {
    const answer = await set(0, day(0), wrong);
    expect(answer.code).toBe(400);
    expect(answer.message).toMatch(message);
    expect((await read()).counter).toBe(0);
  });
});
