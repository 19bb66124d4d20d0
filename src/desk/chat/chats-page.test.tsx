// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { StaffChat, StaffChats, StaffChatSummary, StaffRole } from '#generated/client/types.gen.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { press } from '../testing/press.ts';
import { DeskSessionProvider, useDeskSession } from '../session/desk-session.tsx';
import { discardDrafts } from '../session/drafts.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import ChatsPage from './chats-page.tsx';
import { enter } from '../../testing/enter.ts';

afterEach(() => {
  cleanup();
  discardDrafts();
});

const at = '2026-06-12T10:00:00.000Z';
const summary: StaffChatSummary = {
  accountId: 'acc1',
  email: 'wanjiku@example.com',
  version: 7,
  lastText: 'Is it there?',
  lastFrom: 'buyer',
  lastAt: '2026-06-12T09:40:00.000Z',
  waiting: 1,
  waitingSince: '2026-06-12T09:40:00.000Z',
  unread: 1,
  isBuyerTyping: false,
};
const chat: StaffChat = {
  buyer: { accountId: 'acc1', email: 'wanjiku@example.com', language: 'jp', countryName: 'Kenya', since: at },
  version: 7,
  lastId: 4711,
  waitingSince: '2026-06-12T09:40:00.000Z',
  staffReadId: 4710,
  buyerReadId: 4710,
  messages: [
    { id: 4710, from: 'staff', name: 'Amina Otieno', text: 'Good day', at: '2026-06-12T09:38:00.000Z' },
    { id: 4711, from: 'buyer', text: 'Is it there?', at: '2026-06-12T09:40:00.000Z' },
  ],
  hasOlder: false,
  orders: [],
};
const greeting = {
  id: 'ra1',
  name: 'Greeting',
  texts: { en: 'Good day', cn: '您好', jp: 'こんにちは' },
  version: 1,
  changedAt: at,
};
const list: StaffChats = { at, chats: [summary], colleagues: [{ id: 'm2', name: 'Kimani Mwangi' }] };

const nothing = () => undefined;
const client = {
  isLoggedIn: () => true,
  session: { begin: nothing, end: nothing, onChange: () => nothing, onEnd: () => nothing },
};

function LogOut() {
  const { logOut } = useDeskSession();
  return (
    <button type="button" onClick={() => void logOut()}>
      Log out
    </button>
  );
}

async function open(answers: Answers = {}, options: { role?: StaffRole; at?: string; memberId?: string } = {}) {
  const asked = installAnswers({
    staffListChats: () => list,
    staffGetChat: () => chat,
    staffReadChat: () => undefined,
    staffTypeInChat: () => undefined,
    staffListReadyAnswers: () => ({ answers: [greeting] }),
    ...answers,
  });
  const page = (
    <DeskSessionProvider client={client}>
      <ChatsPage />
      <LogOut />
    </DeskSessionProvider>
  );
  await renderDesk(page, { role: 'sales', at: '/chats?id=acc1', ...options });
  return { callsOf: (id: string) => asked.filter(({ operationId }) => operationId === id).map(({ body }) => body) };
}

const answerField = () => screen.findByRole('textbox', { name: 'Reply' });

test('Unassigned chats show their waiting time and open on click', async () => {
  await open({}, { at: '/chats' });
  const waiting = within(await screen.findByRole('region', { name: 'Unassigned' }));
  expect(waiting.getByText('waiting 20 mins')).toBeTruthy();
  await userEvent.click(waiting.getByRole('button', { name: /wanjiku/ }));
  expect(await screen.findByRole('region', { name: 'Chat with wanjiku@example.com' })).toBeTruthy();
});

test('A reply is sent with the last seen message, and shown messages are marked as read', async () => {
  const { callsOf } = await open({
    staffAnswerChat: () => ({ id: 4712, from: 'staff', name: 'Amina Otieno', text: 'Yes', at }),
  });
  await userEvent.type(await answerField(), 'Yes{Enter}');
  await waitFor(() => expect(callsOf('staffAnswerChat')).toEqual([{ id: 'acc1', text: 'Yes', seen: 4711 }]));
  expect(callsOf('staffReadChat')).toContainEqual({ id: 'acc1', upTo: 4711 });
  await waitFor(async () => expect((await answerField()).textContent).toBe(''));
  expect(screen.getByText(/Amina Otieno/).textContent).toContain('Read');
});

test('An open chat that the search hides still shows new messages', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const later = { id: 4712, from: 'buyer' as const, text: 'And in red?', at };
  let shown = chat;
  await open({ staffListChats: () => ({ ...list, chats: [] }), staffGetChat: () => shown });
  await screen.findByText('Is it there?');
  shown = { ...chat, version: 8, lastId: later.id, messages: [...chat.messages, later] };
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(await screen.findByText('And in red?')).toBeTruthy();
});

test('Text added while a reply is being sent is kept for the next reply', async () => {
  const answered = Promise.withResolvers<object>();
  const { callsOf } = await open({ staffAnswerChat: () => answered.promise });
  const field = await answerField();
  await userEvent.type(field, 'Yes{Enter}');
  await waitFor(() => expect(callsOf('staffAnswerChat')).toHaveLength(1));
  await userEvent.type(field, ' And in red');
  answered.resolve({ id: 4712, from: 'staff', name: 'Amina Otieno', text: 'Yes', at });
  await waitFor(async () => expect((await answerField()).textContent).toBe('And in red'));
});

test('After a colleague’s reply nothing is sent, the draft stays and the chat is refetched', async () => {
  const { callsOf } = await open({ staffAnswerChat: () => new FailsWith(409, 'Somebody else has changed this.') });
  const before = callsOf('staffGetChat').length;
  await userEvent.type(await answerField(), 'Yes{Enter}');
  expect(await screen.findByText('Somebody else has changed this.')).toBeTruthy();
  expect((await answerField()).textContent).toBe('Yes');
  await waitFor(() => expect(callsOf('staffGetChat').length).toBeGreaterThan(before));
});

test('A saved reply is inserted in the buyer’s language', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Saved replies', expanded: false }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Greeting' }));
  expect((await answerField()).textContent).toBe('こんにちは');
  expect(screen.getByText(/Buyer’s language: 日本語/)).toBeTruthy();
});

test('A colleague’s chat must be taken over before replying', async () => {
  const holder = { id: 'm2', name: 'Kimani Mwangi' };
  const { callsOf } = await open({
    staffGetChat: () => ({ ...chat, holder }),
    staffTakeChat: () => undefined,
  });
  expect(await screen.findByText(/This chat is assigned to Kimani Mwangi/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
  await waitFor(() => expect(callsOf('staffTakeChat')).toEqual([{ id: 'acc1', from: 'm2' }]));
});

test('A read-only role marks nothing as read and cannot reply', async () => {
  const { callsOf } = await open({}, { role: 'readOnly' });
  expect(await screen.findByText('Your role can read chats but not reply.')).toBeTruthy();
  await screen.findByText('Good day');
  expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull();
  expect(callsOf('staffReadChat')).toEqual([]);
});

const hours = { version: 3, isOn: false, days: '12345', from: '08:00', to: '18:00', en: 'Back', cn: '八点', jp: '8時' };

async function openHours(kept: typeof hours) {
  const answers = { staffGetChatHours: () => kept, staffChangeChatHours: () => kept };
  const { callsOf } = await open(answers, { at: '/chats' });
  await userEvent.click(await screen.findByRole('button', { name: 'Opening hours' }));
  const dialog = within(await screen.findByRole('dialog'));
  const keep = await dialog.findByRole('button', { name: 'Save hours' });
  return { dialog, keep, callsOf };
}

test('Opening hours are saved with days, times and texts', async () => {
  const { dialog, keep, callsOf } = await openHours(hours);
  await userEvent.click(dialog.getByRole('button', { name: 'Sat' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Show buyers when chats are answered' }));
  await userEvent.click(keep);
  await waitFor(() => expect(callsOf('staffChangeChatHours')).toEqual([{ ...hours, isOn: true, days: '123456' }]));
});

test('Opening hours with equal start and end are refused', async () => {
  const { dialog, keep, callsOf } = await openHours({ ...hours, to: '08:00' });
  await userEvent.click(keep);
  expect(await dialog.findByText(/different start and end times/)).toBeTruthy();
  expect(callsOf('staffChangeChatHours')).toEqual([]);
});

test('After a colleague’s change the typed hours stay, and a second press overwrites', async () => {
  let kept = hours;
  const { callsOf } = await open(
    {
      staffGetChatHours: () => kept,
      staffChangeChatHours: (body) => {
        if ((body as typeof hours).version === kept.version) return kept;
        return new FailsWith(409, 'Somebody was faster.');
      },
    },
    { at: '/chats' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Opening hours' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Sat' }));
  kept = { ...hours, version: 4, days: '1' };
  press(dialog.getByRole('button', { name: 'Save hours' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Somebody was faster\. Press “Save hours” again/);
  expect(dialog.getByRole('button', { name: 'Sat' }).getAttribute('aria-pressed')).toBe('true');
  press(dialog.getByRole('button', { name: 'Save hours' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('staffChangeChatHours')).toEqual([
    { ...hours, days: '123456' },
    { ...hours, days: '123456', version: 4 },
  ]);
});

test('After a colleague’s change of a saved reply, a second press overwrites it', async () => {
  let kept = greeting;
  const { callsOf } = await open(
    {
      staffListReadyAnswers: () => ({ answers: [kept] }),
      staffChangeReadyAnswer: (body) => {
        if ((body as { version: number }).version === kept.version) return kept;
        return new FailsWith(409, 'Somebody was faster.');
      },
    },
    { at: '/chats' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Saved replies' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Edit saved reply Greeting' }));
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /Name/ });
  await enter(name, ' of the morning');
  kept = { ...greeting, version: 2, name: 'Hello' };
  press(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Somebody was faster\. Press “Save” again/);
  expect(name.value).toBe('Greeting of the morning');
  press(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('button', { name: 'Edit saved reply Hello' })).toBeTruthy();
  expect(callsOf('staffChangeReadyAnswer')).toMatchObject([
    { version: 1, name: 'Greeting of the morning' },
    { version: 2, name: 'Greeting of the morning' },
  ]);
});

test('A draft stays with its chat and its staff member, until logout', async () => {
  const reloadAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await open();
  const field = await answerField();
  await userEvent.clear(field);
  expect(reloadAsks()).toBe(false);
  await enter(field, 'Half an ans');
  cleanup();
  expect(reloadAsks()).toBe(true);
  await open({}, { memberId: 'm2' });
  expect((await answerField()).textContent).toBe('');
  cleanup();
  await open({ staffLogOut: nothing });
  expect((await answerField()).textContent).toBe('Half an ans');
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(reloadAsks()).toBe(false));
  cleanup();
  await open();
  expect((await answerField()).textContent).toBe('');
});
