// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatSocket, type ChatSocketReceives, type ChatSocketSends } from '#generated/sockets.ts';
import { createConnection } from './page/connection.js';

/** The page without the files that it loads. */
const html = readFileSync(join(import.meta.dirname, 'page/chat.html'), 'utf8')
  .replace('<!--texts-->', '{}')
  .replaceAll(/<link .*>|<script type="module" .*/g, '');
const amina = 'amina@example.com';
const brian = 'brian@example.com';

/** The connections that the page has opened, the newest last. */
let sockets: FakeSocket[] = [];

class FakeSocket extends EventTarget {
  readonly sent: ChatSocketReceives[] = [];

  constructor() {
    super();
    sockets.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as ChatSocketReceives);
  }

  close() {}

  receive(frame: ChatSocketSends) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  refuseToken() {
    this.dispatchEvent(Object.assign(new Event('close'), { code: chatSocket.closes.tokenRefused }));
  }
}

const listen = addEventListener;
let listeners: Parameters<typeof listen>[] = [];

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', (...listener: Parameters<typeof listen>) => {
    listeners.push(listener);
    listen(...listener);
  });
});

afterEach(() => {
  // Pages and connections of earlier tests must not react to later events.
  for (const listener of listeners) removeEventListener(...listener);
  listeners = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** Opens the page as the panel of the site does. Opening it again replaces a page that the panel has closed. */
async function openPage(loginName: string) {
  vi.resetModules();
  document.documentElement.innerHTML = html;
  document.documentElement.lang = 'en';
  location.hash = new URLSearchParams({ token: 'gct_1', loginName }).toString();
  await import('./page/chat.js');
  const field = document.querySelector('textarea');
  if (!field) throw new Error('The page has no field.');
  return {
    field,
    type: (text: string) => {
      field.value = text;
      field.dispatchEvent(new Event('input'));
    },
    pressEnter: () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' })),
    shown: () => [...document.querySelectorAll('.words')].map(({ textContent }) => textContent),
    sends: () => sockets.at(-1)?.sent.filter(({ type }) => type === 'send') ?? [],
    connect: (as = loginName) =>
      sockets.at(-1)?.receive({
        type: 'opened',
        userName: 'Amina',
        loginName: as,
        messages: [],
        hasOlder: false,
        readUpTo: 0,
      }),
    confirm: (key: string, text: string) =>
      sockets
        .at(-1)
        ?.receive({ type: 'message', message: { id: 1, key, from: 'buyer', text, at: '2026-06-15T09:00:00.000Z' } }),
  };
}

/** Leaves a message without an answer and a text that is not finished. */
async function leaveUnsent() {
  const { type, pressEnter } = await openPage(amina);
  type('Is the Vitz still there?');
  pressEnter();
  type('And the');
}

describe('the chat page', () => {
  it('sends what was waiting when the panel was closed, once and with its key, and keeps the unfinished text', async () => {
    await leaveUnsent();
    const second = await openPage(amina);
    expect(second.shown()).toEqual(['Is the Vitz still there?']);
    expect(second.field.value).toBe('And the');
    second.connect();
    const [sent] = second.sends();
    expect(sent).toMatchObject({ type: 'send', text: 'Is the Vitz still there?' });
    const third = await openPage(amina);
    third.connect();
    expect(third.sends()).toEqual([sent]);
    third.confirm(sent?.type === 'send' ? sent.key : '', 'Is the Vitz still there?');
    third.type('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('sends a message again, with its key, when the connection no longer answers', async () => {
    const { connect, type, pressEnter, sends } = await openPage(amina);
    connect();
    type('Do you ship to Mombasa?');
    pressEnter();
    const sent = sends();
    expect(sent).toMatchObject([{ type: 'send', text: 'Do you ship to Mombasa?' }]);
    vi.advanceTimersByTime(11_000);
    expect(sockets).toHaveLength(2);
    connect();
    expect(sends()).toEqual(sent);
  });

  it('shows and sends nothing of another user', async () => {
    await leaveUnsent();
    const { field, shown, connect, sends } = await openPage(brian);
    expect([field.value, shown()]).toEqual(['', []]);
    connect();
    expect(sends()).toEqual([]);
  });

  it('drops what it has restored if the token belongs to another user', async () => {
    await leaveUnsent();
    const { field, shown, connect, sends } = await openPage(amina);
    connect(brian);
    expect([field.value, shown(), sends()]).toEqual(['', [], []]);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('the connection of the chat page', () => {
  /** A connection whose token was refused. */
  function openRefused() {
    const onState = vi.fn<(state: string) => void>();
    const requestToken = vi.fn<() => void>();
    const connection = createConnection({ onFrame: () => {}, onState, requestToken });
    connection.useToken('gct_old');
    sockets.at(-1)?.refuseToken();
    return { connection, onState, requestToken };
  }

  it('requests a token again until one comes, at once when the browser is online again', () => {
    const { connection, onState, requestToken } = openRefused();
    expect(requestToken).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(requestToken).toHaveBeenCalledTimes(2);
    dispatchEvent(new Event('online'));
    expect(requestToken).toHaveBeenCalledTimes(3);
    connection.useToken('gct_new');
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(requestToken).toHaveBeenCalledTimes(3);
    expect(onState).not.toHaveBeenCalledWith('expired');
  });

  it('waits before it requests another token if a new one is refused too', () => {
    const { connection, requestToken } = openRefused();
    connection.useToken('gct_new');
    sockets.at(-1)?.refuseToken();
    expect(requestToken).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2000);
    expect(requestToken).toHaveBeenCalledTimes(2);
    connection.refuseToken();
  });

  it('asks for a login when the page refuses a token, and stops until there is one', () => {
    const { connection, onState, requestToken } = openRefused();
    connection.refuseToken();
    expect(onState).toHaveBeenLastCalledWith('expired');
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(requestToken).toHaveBeenCalledTimes(1);
    connection.useToken('gct_new');
    expect(sockets).toHaveLength(2);
  });

  it('is checked when the browser is online again or the page is shown, and replaced if it does not answer', () => {
    const onFrame = vi.fn<(frame: ChatSocketSends) => void>();
    const connection = createConnection({ onFrame, onState: () => {}, requestToken: () => {} });
    connection.useToken('gct_1');
    const opened = { userName: 'Amina', loginName: amina, messages: [], hasOlder: false, readUpTo: 0 };
    sockets[0]?.receive({ type: 'opened', ...opened });
    dispatchEvent(new Event('online'));
    expect(sockets[0]?.sent).toEqual([{ type: 'older', before: 1 }]);
    sockets[0]?.receive({ type: 'older', messages: [], hasOlder: false });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(onFrame).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(11_000);
    expect(sockets).toHaveLength(2);
  });
});
