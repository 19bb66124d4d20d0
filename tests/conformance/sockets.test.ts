import websocket from '@fastify/websocket';
import { expect, test } from 'vitest';
import type { FindingKind } from '#contract/verify/judge/finding.ts';
import { chatSocket, type ChatSocketSends } from '#generated/sockets.ts';
import { startBackend, type BackendChanges } from './backend.ts';
import { runConformance } from './run-conformance.ts';

const { closes } = chatSocket;
type Sent = ChatSocketSends | Record<string, unknown>;

interface Behaviour {
  /** Returns what to send instead of a message. */
  send?: (message: ChatSocketSends) => Sent | undefined;
  /** Returns the code to close with instead of another; undefined to stay open. */
  close?: (code: number) => number | undefined;
  takesAnyToken?: boolean;
}

const at = '2026-07-10T06:14:00.000Z';
const opened: ChatSocketSends = {
  type: 'opened',
  userName: 'W',
  loginName: 'w@example.com',
  messages: [],
  hasOlder: false,
  readUpTo: 0,
};

/** A small chat of its own, with one fault. */
function chatWith({ send = (message) => message, close = (code) => code, takesAnyToken }: Behaviour): BackendChanges {
  return {
    chat: (host) =>
      void host.register(async (scope) => {
        await scope.register(websocket);
        scope.get(chatSocket.path, { websocket: true }, (socket) => {
          let isOpen = false;
          const write = (message: ChatSocketSends) => {
            const sent = send(message);
            if (sent) socket.send(JSON.stringify(sent));
          };
          const refuse = (code: number) => {
            const changed = close(code);
            if (changed === undefined) write({ type: 'older', messages: [], hasOlder: false });
            else socket.close(changed);
          };
          socket.on('message', (data: Buffer) => {
            const received = chatSocket.parseReceived(data.toString());
            if (!received || isOpen === (received.type === 'open')) return refuse(closes.malformed);
            if (received.type === 'open') {
              if (!takesAnyToken && !received.token.startsWith('gct_')) return refuse(closes.tokenRefused);
              isOpen = true;
              return write(opened);
            }
            if (received.type === 'older') return write({ type: 'older', messages: [], hasOlder: false });
            if (received.type !== 'send') return undefined;
            const { text, key } = received;
            return write({ type: 'message', message: { id: 1, from: 'buyer', text, key, at } });
          });
        });
      }),
  };
}

const withoutField = (type: string, field: string) => (message: ChatSocketSends) => {
  const { [field]: _left, ...rest } = message as Record<string, unknown>;
  return message.type === type ? rest : message;
};

const planted: [fault: string, behaviour: Behaviour, kind: FindingKind, met: RegExp][] = [
  [
    'sends a message without a required field',
    { send: withoutField('opened', 'hasOlder') },
    'schemaViolation',
    /^open: example first$/,
  ],
  [
    'sends a message that the contract lacks',
    { send: (message) => (message.type === 'older' ? { type: 'earlier' } : message) },
    'schemaViolation',
    /^older: /,
  ],
  [
    'does not answer',
    { send: (message) => (message.type === 'message' ? undefined : message) },
    'refusedValid',
    /^send: example/,
  ],
  ['closes by another code', { close: () => 4999 }, 'undeclaredCode', /^older: before open$/],
  ['stays open after an invalid message', { close: () => undefined }, 'acceptedInvalid', /^older: before open$/],
  ['takes a made-up token', { takesAnyToken: true }, 'acceptedInvalid', /^open: a made-up token$/],
];

// A missing answer is waited for, by a second in each of two cases.
test.each(planted)('finds a chat that %s', async (_fault, behaviour, kind, met) => {
  await using backend = await startBackend(chatWith(behaviour));
  const words = ['--suite', 'plain', '--only', 'chatSocket', '--timeout', '1', '--cases', '12'];
  const { findings } = await runConformance(backend.target, words);
  expect(findings.filter((one) => met.test(one.case)).map((one) => one.kind)).toContain(kind);
});

test('finds that no chat is served', async () => {
  await using backend = await startBackend({ chat: () => undefined });
  const { findings } = await runConformance(backend.target, ['--suite', 'plain', '--only', 'chatSocket']);
  expect(findings).toMatchObject([{ kind: 'other', operation: 'chatSocket' }]);
});

test('accepts the chat of the mock, which answers with the examples', async () => {
  await using backend = await startBackend();
  const { findings, operations } = await runConformance(backend.target, ['--suite', 'plain', '--only', 'chatSocket']);
  expect(findings).toEqual([]);
  expect(operations).toMatchObject([{ operation: 'chatSocket', succeeded: true }]);
});

test('accepts a chat without a fault', async () => {
  await using backend = await startBackend(chatWith({}));
  const { findings } = await runConformance(backend.target, [
    '--suite',
    'plain',
    '--only',
    'chatSocket',
    '--cases',
    '3',
  ]);
  expect(findings).toEqual([]);
});
