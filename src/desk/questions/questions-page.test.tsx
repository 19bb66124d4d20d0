// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { StaffQuestion, StaffRole } from '#generated/client/types.gen.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { Toasts } from '../../testing/toasts.tsx';
import { press } from '../testing/press.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import QuestionsPage from './questions-page.tsx';
import { enter } from '../../testing/enter.ts';

afterEach(cleanup);

const email = 'wanjiku@example.com';
const open: StaffQuestion = {
  id: 'q1',
  state: 'open',
  accountId: 'a1',
  email,
  language: 'en',
  vehicle: { id: '100001', name: 'Toyota Vitz', image: '/pictures/100001/front.webp', refNo: 'GP-100001' },
  question: 'Is there a second key? Call +254 712 345 678.',
  askedAt: '2026-06-14T06:24:00.000Z',
};
const answered: StaffQuestion = {
  ...open,
  state: 'answered',
  published: 'Is there a second key?',
  answer: 'Yes, there is.',
  decidedAt: '2026-06-14T09:00:00.000Z',
  decidedBy: 'Amina Otieno',
};

async function show(question: StaffQuestion, answers: Answers = {}, role: StaffRole = 'sales') {
  let now = question;
  const asked = installAnswers({
    staffListQuestions: (body) => {
      const isIn = (body as { state: string }).state === question.state;
      return { at: '2026-06-14T10:24:00.000Z', total: isIn ? 1 : 0, questions: isIn ? [now] : [] };
    },
    ...answers,
  });
  const page = (
    <>
      <QuestionsPage />
      <Toasts />
    </>
  );
  await renderDesk(page, { role, at: `/questions?state=${question.state}` });
  await screen.findByRole('region', { name: 'Toyota Vitz' });
  return {
    bodiesOf: (id: string) => asked.filter(({ operationId }) => operationId === id).map(({ body }) => body),
    turnTo: (next: StaffQuestion) => (now = next),
  };
}

async function openDialog(button: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

async function write(dialog: ReturnType<typeof within>, label: string, text: string) {
  const field = dialog.getByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await enter(field, text);
}

const wording = 'Question as published';

test('Shows buyer, vehicle and waiting time of a question', async () => {
  await show(open);
  const card = within(screen.getByRole('region', { name: 'Toyota Vitz' }));
  for (const text of [open.question, email, 'waiting 4 hrs']) expect(card.getByText(text)).toBeTruthy();
  expect(card.getByRole('link', { name: 'GP-100001' }).getAttribute('href')).toBe('/car/detail?id=100001');
});

test.each([
  ['in other words', 'Is there a second key?', { published: 'Is there a second key?' }],
  ['in its own words, which are not sent again', open.question, {}],
])('An answer is published with the question %s', async (_how, published, sent) => {
  const { bodiesOf } = await show(open, { staffAnswerQuestion: () => ({}) });
  const dialog = await openDialog(`Answer the question from ${email}`);
  await write(dialog, wording, published);
  await write(dialog, 'Answer', ' Yes, there is. ');
  await userEvent.click(dialog.getByRole('button', { name: 'Publish answer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('staffAnswerQuestion')).toEqual([{ id: 'q1', answer: 'Yes, there is.', ...sent }]);
});

test('Reports texts that are too short, and focuses the answer first', async () => {
  const { bodiesOf } = await show(open);
  const dialog = await openDialog(`Answer the question from ${email}`);
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Answer')));
  await write(dialog, wording, 'Key?');
  await write(dialog, 'Answer', 'y');
  await userEvent.click(dialog.getByRole('button', { name: 'Publish answer' }));
  expect(await dialog.findByText('Enter an answer of 2 to 1,000 characters')).toBeTruthy();
  expect(dialog.getByText('Enter a question of 10 to 500 characters')).toBeTruthy();
  expect(bodiesOf('staffAnswerQuestion')).toEqual([]);
});

test('Declines a question with a reason', async () => {
  const { bodiesOf } = await show(open, { staffDeclineQuestion: () => ({}) });
  const dialog = await openDialog(`Decline the question from ${email}`);
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await dialog.findByText('Enter a reason of up to 500 characters')).toBeTruthy();
  await write(dialog, 'Reason', 'Ask us in the chat');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('staffDeclineQuestion')).toEqual([{ id: 'q1', reason: 'Ask us in the chat' }]);
});

test('Withdraws a published answer after confirmation', async () => {
  const { bodiesOf } = await show(answered, { staffWithdrawAnswer: () => ({}) });
  const card = within(screen.getByRole('region', { name: 'Toyota Vitz' }));
  for (const text of ['Is there a second key?', 'Yes, there is.']) expect(card.getByText(text)).toBeTruthy();
  expect(card.queryByRole('button', { name: /^Answer/ })).toBeNull();
  const dialog = await openDialog(`Withdraw the answer to ${email}`);
  expect(bodiesOf('staffWithdrawAnswer')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('staffWithdrawAnswer')).toEqual([{ id: 'q1' }]);
});

test('Keeps a typed answer after every failure, also after a colleague’s decision', async () => {
  let fault = new FailsWith(500, 'Please try again later.');
  await show(open, { staffAnswerQuestion: () => fault });
  const dialog = await openDialog(`Answer the question from ${email}`);
  await write(dialog, 'Answer', 'Yes.');
  await userEvent.click(dialog.getByRole('button', { name: 'Publish answer' }));
  expect(await dialog.findByText('Please try again later.')).toBeTruthy();
  fault = new FailsWith(409, 'A colleague was faster.');
  await write(dialog, 'Answer', 'Yes, there is.');
  await userEvent.click(dialog.getByRole('button', { name: 'Publish answer' }));
  expect(await dialog.findByText('A colleague was faster.')).toBeTruthy();
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' }).value).toBe('Yes, there is.');
});

test('Shows read-only roles no actions', async () => {
  await show(answered, {}, 'readOnly');
  const region = screen.getByRole('region', { name: 'Toyota Vitz' });
  expect(within(region).queryByRole('button')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Declined' }));
  expect(await screen.findByText('No questions')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Declined', pressed: true })).toBeTruthy();
});

test('Corrects a published answer with the seen version', async () => {
  const { bodiesOf } = await show(answered, { staffCorrectAnswer: () => ({}) });
  const dialog = await openDialog(`Correct the answer to ${email}`);
  await write(dialog, 'Answer', 'Yes, there are two.');
  await userEvent.click(dialog.getByRole('button', { name: 'Publish correction' }));
  expect(await screen.findByText(`success: The answer to ${email} has been corrected`)).toBeTruthy();
  expect(bodiesOf('staffCorrectAnswer')).toEqual([
    { id: 'q1', decidedAt: answered.decidedAt, published: answered.published, answer: 'Yes, there are two.' },
  ]);
  expect(bodiesOf('staffAnswerQuestion')).toEqual([]);
});

test('Keeps a correction after a colleague’s change, and overwrites on a second press', async () => {
  let isSecond = false;
  const { bodiesOf, turnTo } = await show(answered, {
    staffCorrectAnswer: () => {
      if (isSecond) return {};
      isSecond = true;
      turnTo({ ...answered, decidedAt: '2026-07-01T00:00:00.000Z' });
      return new FailsWith(409, 'Somebody was faster.');
    },
  });
  const dialog = await openDialog(`Correct the answer to ${email}`);
  await write(dialog, 'Answer', 'Mine.');
  await userEvent.click(dialog.getByRole('button', { name: 'Publish correction' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(
    /^Somebody was faster\. Press “Publish correction” again/,
  );
  press(dialog.getByRole('button', { name: 'Publish correction' }));
  expect(await screen.findByText(`success: The answer to ${email} has been corrected`)).toBeTruthy();
  expect(bodiesOf('staffCorrectAnswer')).toMatchObject([
    { decidedAt: answered.decidedAt, answer: 'Mine.' },
    { decidedAt: '2026-07-01T00:00:00.000Z', answer: 'Mine.' },
  ]);
});
