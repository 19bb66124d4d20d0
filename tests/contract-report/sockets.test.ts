import { beforeAll, expect, test } from 'vitest';
import { type Contract, loadContract } from '#contract/document/load.ts';
import type { Schema, Socket } from '#contract/document/openapi.ts';
import type { Problem } from '#contract/document/problem.ts';
import { selectPart } from '#contract/document/parts.ts';
import { compareContracts } from '#contract/report/compare-contracts.ts';
import { createAffectedBy, type Usage } from '#contract/report/consumers/affected-consumers.ts';
import { findUnknown, readConsumers } from '#contract/report/consumers/read-consumers.ts';
import { readUsages } from '#contract/report/consumers/read-usages.ts';
import { makeSide } from '#contract/report/side.ts';

let base: Contract;
let usages: Usage[];
let problems: Problem[];

const consumers = `- name: chat frame
  source: { entries: [server/marketplace/chat/page/chat.js] }
  checksAnswers: false
- name: Kilindini Motors
  calls:
    chatSocket: { payload: [text], answer: [message.text] }
`;

// Reading the contract and the sources takes a second.
beforeAll(async () => {
  base = onlyChat(await loadContract(process.cwd()));
  const entries = readConsumers('consumers.yaml', consumers, []);
  problems = findUnknown(entries, [makeSide(base)]);
  usages = await readUsages({ root: process.cwd(), revision: 'HEAD', base: makeSide(base) }, entries, []);
});

/** Comparing the whole contract takes a second. */
function onlyChat(contract: Contract): Contract {
  const { canonical } = contract;
  const own = Object.entries(canonical.components.schemas).filter(([name]) =>
    /Chat|Failure|Token|Common|Language|TimeZone/.test(name),
  );
  const paths = Object.fromEntries(Object.entries(canonical.paths).filter(([path]) => path === '/chat/token'));
  const components = { ...canonical.components, schemas: Object.fromEntries(own) };
  return { ...contract, canonical: { ...canonical, paths, components } };
}

interface Parts {
  schemas: Record<string, Schema>;
  socket: Socket;
}

/** Every difference after a change: its impact, what it says, and the consumers it breaks. */
function compare(change: (parts: Parts) => void): [message: string, broken: string[]][] {
  const { 'x-sockets': sockets, ...canonical } = structuredClone(base.canonical);
  const { chatSocket } = sockets ?? {};
  if (!chatSocket) throw new Error('The contract has no chat.');
  change({ schemas: canonical.components.schemas, socket: chatSocket });
  const [before, after] = [base, { ...base, canonical: { ...canonical, 'x-sockets': { chatSocket } } }].map(makeSide);
  if (!before || !after) throw new Error('two sides');
  const affectedBy = createAffectedBy(before, after, usages);
  return compareContracts(before, after).map((finding) => [
    `${finding.impact}: ${finding.message}`,
    affectedBy(finding),
  ]);
}

const propertiesOf = (schemas: Parts['schemas'], name: string) => schemas[name]?.properties ?? {};
const frame = 'chat frame';
const motors = 'Kilindini Motors';

const cases: [what: string, change: (parts: Parts) => void, impact: RegExp, broken: string[]][] = [
  [
    'a required field that clients must send',
    ({ schemas }) => {
      propertiesOf(schemas, 'ChatSend')['subject'] = { type: 'string' };
      schemas['ChatSend']?.required?.push('subject');
    },
    /^major: `ChatSend\.subject` added, required/,
    [frame, motors],
  ],
  [
    'an optional field that clients may send',
    ({ schemas }) => void (propertiesOf(schemas, 'ChatSend')['subject'] = { type: 'string' }),
    /^minor: `ChatSend\.subject` added/,
    [],
  ],
  [
    'a field that the server sends too',
    ({ schemas }) => void (propertiesOf(schemas, 'ChatOpened')['queue'] = { type: 'integer' }),
    /^minor: `ChatOpened\.queue` added/,
    [],
  ],
  [
    'a field that the server no longer sends',
    ({ schemas }) => {
      delete propertiesOf(schemas, 'ChatMessage')['text'];
      const { required } = schemas['ChatMessage'] ?? {};
      required?.splice(required.indexOf('text'), 1);
    },
    /^major: `ChatMessage\.text` removed/,
    [frame, motors],
  ],
  [
    'a field that the frame alone reads',
    ({ schemas }) => void (propertiesOf(schemas, 'ChatOpened')['hasOlder'] = { type: 'string' }),
    /^major: `ChatOpened\.hasOlder`/,
    [frame],
  ],
  [
    'a new reason of the server',
    ({ schemas }) => void propertiesOf(schemas, 'ChatRefused')['reason']?.enum?.push('blocked'),
    /^major: `ChatRefused\.reason`/,
    [frame],
  ],
  [
    'a new message of the server, which clients skip',
    ({ socket }) => void (socket.sends['closed'] = { schema: { $ref: '#/components/schemas/ChatTyping' } }),
    /^minor: the message `closed` is sent/,
    [],
  ],
  [
    'a message that the server no longer sends',
    ({ socket }) => void delete socket.sends['refused'],
    /^major: the message `refused` is no longer sent/,
    [frame, motors],
  ],
  [
    'a message that the server no longer receives',
    ({ socket }) => void delete socket.receives['typing'],
    /^major: the message `typing` is no longer received/,
    [frame, motors],
  ],
  ['another path', ({ socket }) => void (socket.path = '/chat/line'), /^major: moved from/, [frame, motors]],
  [
    'another close code',
    ({ socket }) => void (socket.closes['4410'] = { name: 'moved', meaning: 'Elsewhere.' }),
    /^minor: may close by 4410/,
    [],
  ],
  [
    'another example',
    ({ socket }) => void (socket.sends['typing'] = { ...socket.sends['typing'], examples: {} }),
    /^patch: examples changed: typing/,
    [],
  ],
];

test.each(cases)('reports %s once, with those whom it breaks', (_what, change, impact, broken) => {
  const found = compare(change);
  expect(found).toEqual([[expect.stringMatching(impact), broken]]);
});

test('knows the socket that a consumer names', () => {
  expect(problems).toEqual([]);
});

test('keeps the chat in the contract of buyers', () => {
  expect(Object.keys(selectPart(base, 'buyers').canonical['x-sockets'] ?? {})).toEqual(['chatSocket']);
  const desk = selectPart(base, 'desk').canonical;
  expect(desk['x-sockets']).toEqual({});
  expect(desk.components.schemas['ChatOpened']).toBeUndefined();
});
