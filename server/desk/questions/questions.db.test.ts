import { afterAll, expect, test } from 'vitest';
import type {
  OwnQuestion,
  StaffQuestion,
  StaffQuestionPage,
  StaffToday,
  VehicleQuestionPage,
} from '#generated/client/types.gen.ts';
import type { StaffRole } from '#generated/operations.ts';
import { stockAnother } from '#server/marketplace/orders/testing/market.ts';
import { questionHandlers } from '#server/marketplace/questions/handlers.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';
import type { PayloadLanguage } from '#wire/language.ts';

const hour = 3_600_000;

const { market, as } = await openDeskMarket(questionHandlers);
const { database, clock } = market.services;
afterAll(() => market.close());

/** A question with its own buyer and vehicle. */
async function newQuestion(
  question = 'Is there a second key? Call me: +254 712 345 678',
  language: PayloadLanguage = 'en',
) {
  const buyer = await market.newBuyer();
  const vehicleId = await stockAnother(database);
  const { body } = await buyer.call('askQuestion', { carSourceId: vehicleId, question }, { language });
  const { id } = body as OwnQuestion;
  return {
    id,
    buyer,
    vehicleId,
    email: `${buyer.accountId}@example.com`,
    own: async () => (await buyer.call('listOwnQuestions', { carSourceId: vehicleId })).body as OwnQuestion[],
    readByAnother: async () => {
      const page = { carSourceId: vehicleId, pageNo: 1, pageSize: 5 };
      const { body: read } = await (await market.newBuyer()).call('listVehicleQuestions', page);
      return (read as VehicleQuestionPage).questions;
    },
  };
}

async function list(state: StaffQuestion['state'], role: StaffRole = 'readOnly'): Promise<StaffQuestionPage> {
  const { call } = await as(role);
  const { code, body } = await call('staffListQuestions', { state, pageNo: 1, pageSize: 500 });
  expect(code).toBe(0);
  return body as StaffQuestionPage;
}

const find = async (id: string, state: StaffQuestion['state']) =>
  (await list(state)).questions.find((question) => question.id === id);
const mailsTo = async (email: string) => (await market.mails()).filter(({ recipient }) => recipient === email);
const actsOn = (id: string) =>
  database.selectFrom('staff_act').selectAll().where('subject', '=', id).orderBy('id').execute();

test('Open questions are listed oldest first, with buyer and server time', async () => {
  const early = await newQuestion();
  market.advance(hour);
  const late = await newQuestion('これは日本語の質問ですか？', 'jp');
  const { at, questions, total } = await list('open');
  const ids = questions.map(({ id }) => id);
  expect(ids.indexOf(early.id)).toBeLessThan(ids.indexOf(late.id));
  expect(total).toBe(questions.length);
  expect(at).toBe(clock().toISOString());
  expect(questions.find(({ id }) => id === late.id)).toEqual({
    id: late.id,
    state: 'open',
    accountId: late.buyer.accountId,
    email: late.email,
    language: 'jp',
    readsIn: 'ja',
    vehicle: expect.objectContaining({ id: late.vehicleId }),
    question: 'これは日本語の質問ですか？',
    askedAt: clock().toISOString(),
  });
});

test('An answer is published with the edited question, e-mailed to the buyer, and recorded', async () => {
  const { id, email, own, readByAnother } = await newQuestion();
  const { member, call } = await as('sales', 'Amina Otieno');
  const act = { id, published: ' Is there a second key? ', answer: ' Yes, both keys come with it. ' };
  expect(await call('staffAnswerQuestion', act)).toEqual({ code: 0 });
  expect(await readByAnother()).toMatchObject([
    { question: 'Is there a second key?', answer: 'Yes, both keys come with it.' },
  ]);
  expect(JSON.stringify(await readByAnother())).not.toContain('712');
  expect(await own()).toEqual([]);
  expect(await find(id, 'answered')).toMatchObject({
    question: expect.stringContaining('+254 712 345 678'),
    published: 'Is there a second key?',
    decidedBy: 'Amina Otieno',
  });
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ language: 'en', body: expect.stringContaining('Yes, both keys come with it.') });
  expect(await actsOn(id)).toMatchObject([
    {
      member_id: member.memberId,
      act: 'answer-question',
      before: { state: 'open' },
      after: { state: 'answered', published: 'Is there a second key?', answer: 'Yes, both keys come with it.' },
    },
  ]);
});

test('A question in Swahili is answered in English, and is marked with its language', async () => {
  const { id, email, readByAnother } = await newQuestion('Je, gari hili lina ufunguo wa pili?', 'sw');
  const { questions } = await list('open');
  expect(questions.find((one) => one.id === id)).toMatchObject({ language: 'en', readsIn: 'sw' });
  const { call } = await as('owner');
  expect(await call('staffAnswerQuestion', { id, answer: 'Yes, it does.' })).toEqual({ code: 0 });
  expect(await readByAnother()).toMatchObject([{ language: 'en', languageTag: 'sw' }]);
  expect(await mailsTo(email)).toMatchObject([{ language: 'sw', body: expect.stringContaining('Yes, it does.') }]);
});

test('Without edits the original question is published, and the e-mail uses its language', async () => {
  const { id, email, readByAnother } = await newQuestion('这辆车有备用钥匙吗？请告诉我。', 'cn');
  const { call } = await as('owner');
  expect(await call('staffAnswerQuestion', { id, answer: '有。' })).toEqual({ code: 0 });
  expect(await readByAnother()).toMatchObject([{ language: 'cn', question: '这辆车有备用钥匙吗？请告诉我。' }]);
  expect(await mailsTo(email)).toMatchObject([{ language: 'zh', body: expect.stringContaining('有。') }]);
});

test('The reason of a declined question is shown only to its buyer, by e-mail and on the page', async () => {
  const { id, email, own, readByAnother } = await newQuestion();
  const { member, call } = await as('sales');
  const reason = 'We tell such things in the live chat.';
  expect(await call('staffDeclineQuestion', { id, reason: ` ${reason} ` })).toEqual({ code: 0 });
  expect(await readByAnother()).toEqual([]);
  expect(await own()).toMatchObject([{ id, state: 'declined', reason, decidedAt: clock().toISOString() }]);
  expect(await mailsTo(email)).toMatchObject([{ body: expect.stringContaining(reason) }]);
  expect(await find(id, 'declined')).toMatchObject({ reason });
  expect(await actsOn(id)).toMatchObject([
    { member_id: member.memberId, act: 'decline-question', after: { state: 'declined', reason } },
  ]);
});

test('A withdrawn answer is no longer public and can be given again', async () => {
  const { id, own, readByAnother, email } = await newQuestion();
  const { call } = await as('sales');
  await call('staffAnswerQuestion', { id, published: 'Is there a second key?', answer: 'No, there is one.' });
  expect(await call('staffWithdrawAnswer', { id })).toEqual({ code: 0 });
  expect(await readByAnother()).toEqual([]);
  expect(await own()).toMatchObject([{ id, state: 'withdrawn' }]);
  expect(JSON.stringify(await own())).not.toContain('there is one');
  expect(await find(id, 'withdrawn')).toMatchObject({ answer: 'No, there is one.' });
  const again = { id, published: 'Is there a second key?', answer: 'Yes, we have found it.' };
  expect(await call('staffAnswerQuestion', again)).toEqual({ code: 0 });
  expect(await readByAnother()).toMatchObject([{ answer: 'Yes, we have found it.' }]);
  expect(await mailsTo(email)).toHaveLength(2);
  expect((await actsOn(id)).map(({ act }) => act)).toEqual(['answer-question', 'withdraw-answer', 'answer-question']);
});

test('A correction replaces the published answer immediately, and both are recorded', async () => {
  const { id, readByAnother, email } = await newQuestion();
  const { call } = await as('sales', 'Amina Otieno');
  await call('staffAnswerQuestion', { id, published: 'Is there a second key?', answer: 'No, there is one.' });
  const answeredAt = clock().toISOString();
  market.advance(1000);
  const words = { published: 'Is there a second key to it?', answer: 'Yes, there are two.' };
  const correct = () => call('staffCorrectAnswer', { id, decidedAt: answeredAt, ...words });
  expect(await correct()).toEqual({ code: 0 });
  expect(await readByAnother()).toMatchObject([{ question: words.published, answer: words.answer, answeredAt }]);
  expect(await find(id, 'answered')).toMatchObject({ ...words, decidedAt: clock().toISOString() });
  expect(await mailsTo(email)).toHaveLength(1);
  expect((await actsOn(id)).at(-1)).toMatchObject({
    act: 'correct-answer',
    before: { published: 'Is there a second key?', answer: 'No, there is one.' },
    after: words,
  });
  expect(await correct()).toMatchObject({ code: 409 });
  expect(await actsOn(id)).toHaveLength(2);
});

test('The second of two concurrent corrections gets a conflict, and unpublished answers cannot be corrected', async () => {
  const { call } = await as('sales');
  const { id, readByAnother } = await newQuestion();
  const words = { published: 'Is there a second key?', answer: 'Yes, there is.' };
  const decidedAt = clock().toISOString();
  const correct = (answer: string) => call('staffCorrectAnswer', { id, decidedAt, ...words, answer });
  expect(await correct('No.')).toMatchObject({ code: 409 });
  await call('staffAnswerQuestion', { id, ...words });
  market.advance(1);
  const both = await Promise.all(['Two of them.', 'None of them.'].map(correct));
  expect(both.map(({ code }) => code).toSorted((a, z) => a - z)).toEqual([0, 409]);
  expect(await readByAnother()).toHaveLength(1);
  expect(await call('staffCorrectAnswer', { id: 'none', decidedAt, ...words })).toMatchObject({ code: 400 });
  for (const role of ['accounts', 'logistics', 'stock', 'readOnly'] as const) {
    const { call: callAs } = await as(role);
    expect(await callAs('staffCorrectAnswer', { id, decidedAt, ...words })).toMatchObject({ code: 433 });
  }
});

test('A colleague’s decision is not overwritten, and no second e-mail is sent', async () => {
  const { call } = await as('sales');
  const declined = await newQuestion();
  await call('staffDeclineQuestion', { id: declined.id, reason: 'Not here.' });
  expect(await call('staffAnswerQuestion', { id: declined.id, answer: 'Yes.' })).toMatchObject({ code: 409 });
  expect(await call('staffWithdrawAnswer', { id: declined.id })).toMatchObject({ code: 409 });
  expect(await find(declined.id, 'declined')).toMatchObject({ reason: 'Not here.' });
  const answered = await newQuestion();
  const answers = ['Yes, there is.', 'No, there is not.'];
  const both = await Promise.all(answers.map((answer) => call('staffAnswerQuestion', { id: answered.id, answer })));
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set([0, 409]));
  expect(await call('staffDeclineQuestion', { id: answered.id, reason: 'Not here.' })).toMatchObject({ code: 409 });
  expect(await mailsTo(answered.email)).toHaveLength(1);
  expect(await actsOn(answered.id)).toHaveLength(1);
});

test('Unknown questions and empty texts are refused', async () => {
  const { call } = await as('sales');
  const gone = { code: 400, message: 'This question does not exist.' };
  expect(await call('staffAnswerQuestion', { id: 'none', answer: 'Yes.' })).toMatchObject(gone);
  expect(await call('staffDeclineQuestion', { id: 'none', reason: 'No.' })).toMatchObject(gone);
  expect(await call('staffWithdrawAnswer', { id: 'none' })).toMatchObject(gone);
  const { id } = await newQuestion();
  for (const answer of ['', 'y', '  y  ', ' '.repeat(9), 'x'.repeat(1001)]) {
    expect((await call('staffAnswerQuestion', { id, answer })).code, answer).toBe(400);
  }
  expect((await call('staffAnswerQuestion', { id, answer: 'Yes.', published: 'Key?' })).code).toBe(400);
  for (const reason of ['', '  ', 'x'.repeat(501)]) {
    expect((await call('staffDeclineQuestion', { id, reason })).code, reason).toBe(400);
  }
  expect(await find(id, 'open')).toMatchObject({ id });
});

test('Only sales and owners change questions, and only roles that handle buyers read them', async () => {
  const { id } = await newQuestion();
  for (const role of ['readOnly', 'accounts', 'logistics', 'stock'] as const) {
    const { call } = await as(role);
    expect(await call('staffAnswerQuestion', { id, answer: 'Yes.' }), role).toMatchObject({ code: 433 });
    expect(await call('staffDeclineQuestion', { id, reason: 'No.' }), role).toMatchObject({ code: 433 });
    expect(await call('staffWithdrawAnswer', { id }), role).toMatchObject({ code: 433 });
    const read = await call('staffListQuestions', { state: 'open', pageNo: 1, pageSize: 5 });
    expect(read.code, role).toBe(role === 'readOnly' ? 0 : 433);
  }
  expect(await find(id, 'open')).toMatchObject({ id });
});

test('Today shows roles that handle buyers the number and age of open questions', async () => {
  const today = async (role: StaffRole) => (await (await as(role)).call('staffToday', {})).body as StaffToday;
  await database.deleteFrom('vehicle_question').execute();
  expect((await today('owner')).questions).toEqual({ count: 0 });
  const since = clock().toISOString();
  const { id } = await newQuestion();
  market.advance(hour);
  await newQuestion();
  for (const role of ['owner', 'sales', 'readOnly'] as const) {
    expect((await today(role)).questions, role).toEqual({ count: 2, since });
  }
  for (const role of ['accounts', 'logistics', 'stock'] as const) {
    expect(await today(role), role).not.toHaveProperty('questions');
  }
  await (await as('sales')).call('staffDeclineQuestion', { id, reason: 'Not here.' });
  expect((await today('sales')).questions).toMatchObject({ count: 1 });
});
