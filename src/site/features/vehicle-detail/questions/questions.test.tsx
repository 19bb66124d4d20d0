// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OwnQuestion, VehicleQuestion } from '#generated/client/types.gen.ts';
import { FailsWith } from '#shared/api/testing/install-answers.ts';
import { hasPendingAction } from '#site/session/require-login.ts';
import { callsOf, openDetail, user } from '../testing/open-detail.tsx';
import { enter } from '../../../../testing/enter.ts';

/** Simulates scrolling to the end of the page. */
class SeesAll {
  constructor(tell: (moments: { isIntersecting: boolean }[]) => void) {
    this.tell = tell;
  }
  readonly tell: (moments: { isIntersecting: boolean }[]) => void;
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', SeesAll));

const belt = 'Has the timing belt been changed, and when?';
const wheel: VehicleQuestion = {
  id: 'q1',
  language: 'en',
  question: 'Is there a spare wheel?',
  answer: 'Yes, in the boot.',
  askedAt: '2026-06-12T06:24:00.000Z',
  answeredAt: '2026-06-12T11:05:00.000Z',
};
const open: OwnQuestion = { id: 'q3', state: 'open', question: belt, askedAt: '2026-06-14T06:24:00.000Z' };

const section = async () => within(await screen.findByRole('region', { name: 'Questions and answers' }));
const field = async () => (await section()).findByLabelText<HTMLTextAreaElement>('Ask about this vehicle');
const send = async () => user.click((await section()).getByRole('button', { name: 'Send the question' }));

test('shows question and answer with their dates, in their own language', async () => {
  const inChinese = { ...wheel, id: 'q2', language: 'cn' as const, question: '空调制冷正常吗？', answer: '正常。' };
  await openDetail({
    isVisitor: true,
    answers: { listVehicleQuestions: () => ({ total: 2, questions: [wheel, inChinese] }) },
  });
  const part = await section();
  expect(await part.findByRole('heading', { level: 3, name: wheel.question })).toBeTruthy();
  expect(part.getByText(wheel.answer)).toBeTruthy();
  expect(part.getAllByText(/^Asked: 12 Jun 2026/)).toHaveLength(2);
  expect(part.getAllByText(/^Answered: 12 Jun 2026/)).toHaveLength(2);
  expect(part.getByText('正常。').getAttribute('lang')).toBe('zh');
  expect(callsOf('listOwnQuestions')).toEqual([]);
});

test('loads more page by page until all are shown', async () => {
  const all = Array.from({ length: 7 }, (_, number) => ({
    ...wheel,
    id: `q${number}`,
    question: `Question ${number}`,
  }));
  await openDetail({
    answers: {
      listVehicleQuestions(body) {
        const { pageNo, pageSize } = body as { pageNo: number; pageSize: number };
        return { total: all.length, questions: all.slice((pageNo - 1) * pageSize, pageNo * pageSize) };
      },
    },
  });
  const part = await section();
  await part.findByRole('heading', { name: 'Question 4' });
  await user.click(part.getByRole('button', { name: 'More' }));
  await part.findByRole('heading', { name: 'Question 6' });
  expect(part.queryByRole('button', { name: 'More' })).toBeNull();
});

test('shows the reader’s own questions separately, with their status', async () => {
  const declined: OwnQuestion = { ...open, id: 'q4', state: 'declined', reason: 'We sell no other cars.' };
  const withdrawn: OwnQuestion = { ...open, id: 'q5', state: 'withdrawn' };
  await openDetail({ answers: { listOwnQuestions: () => [open, declined, withdrawn] } });
  const own = within(await screen.findByRole('region', { name: 'Your questions' }));
  expect(own.getByText('Waiting for an answer. We will e-mail you.')).toBeTruthy();
  expect(own.getByText('We cannot answer this here: We sell no other cars.')).toBeTruthy();
  expect(own.getByText('We have removed our answer from this page.')).toBeTruthy();
});

test('sends a question of at least ten characters, lists it among the own ones, and clears the field', async () => {
  let own: OwnQuestion[] = [];
  await openDetail({
    answers: {
      listOwnQuestions: () => own,
      askQuestion() {
        own = [open];
        return open;
      },
    },
  });
  await user.type(await field(), 'Belt?');
  await send();
  expect(await (await section()).findByText('Please write 10 to 500 characters')).toBeTruthy();
  expect(callsOf('askQuestion')).toEqual([]);
  await user.clear(await field());
  await user.type(await field(), `  ${belt} `);
  await send();
  expect(await within(await screen.findByRole('region', { name: 'Your questions' })).findByText(belt)).toBeTruthy();
  expect(callsOf('askQuestion').map(({ body }) => body)).toEqual([{ carSourceId: '100001', question: belt }]);
  expect((await field()).value).toBe('');
  expect(await screen.findByText(/^success: We have received your question/)).toBeTruthy();
});

test('shows a refusal at the field, and keeps the input', async () => {
  await openDetail({ answers: { askQuestion: () => new FailsWith(400, 'Five of your questions wait.') } });
  await enter(await field(), belt);
  await send();
  expect(await (await section()).findByText('Five of your questions wait.')).toBeTruthy();
  expect((await field()).value).toBe(belt);
});

test('asks a visitor to log in, and sends the question after the login reloads the page', async () => {
  const first = await openDetail({ isVisitor: true, answers: { askQuestion: () => open } });
  await enter(await field(), belt);
  await send();
  await waitFor(() => expect(hasPendingAction()).toBe(true));
  expect(callsOf('askQuestion')).toEqual([]);
  first.unmount();
  await openDetail({ answers: { askQuestion: () => open } });
  await waitFor(() => expect(callsOf('askQuestion')).toHaveLength(1));
  expect(callsOf('askQuestion')[0]?.body).toEqual({ carSourceId: '100001', question: belt });
});

test('shows itself after a login without scrolling, and keeps input about another vehicle separate', async () => {
  class SeesNothing extends SeesAll {
    override observe() {}
  }
  vi.stubGlobal('IntersectionObserver', SeesNothing);
  const first = await openDetail();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Questions and answers' })).toBeNull();
  first.unmount();
  sessionStorage.setItem('question', JSON.stringify({ vehicleId: '100002', text: belt }));
  sessionStorage.setItem('pendingAction', JSON.stringify({ name: 'question', about: '100002', since: Date.now() }));
  await openDetail();
  expect((await field()).value).toBe('');
});

test('shows a failure to load the questions, with a retry', async () => {
  let isBroken = true;
  await openDetail({
    answers: {
      listVehicleQuestions: () => (isBroken ? new FailsWith(500, 'broken') : { total: 1, questions: [wheel] }),
    },
  });
  const part = await section();
  await part.findByText('broken');
  isBroken = false;
  await user.click(part.getByRole('button', { name: 'Try again' }));
  expect(await part.findByText(wheel.answer)).toBeTruthy();
});
