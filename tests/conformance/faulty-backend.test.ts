import { afterEach, expect, test } from 'vitest';
import type { PlainAnswer } from '#wire/host/call.ts';
import { isFullRun } from '../scope.ts';
import { startBackend, type Backend } from './backend.ts';
import { exposeFault, type Planted } from './planted.ts';
import { runConformance } from './run-conformance.ts';
import {
  answering,
  changingBody,
  countingDown,
  created,
  delaying,
  forcing,
  refusing,
  sealing,
  type Body,
} from './backend-changes.ts';

let backend: Backend | undefined;
afterEach(() => backend?.close());

const planted: Planted[] = [
  {
    fault: 'answers an undeclared code',
    id: 'listMakes',
    changes: answering('listMakes', () => ({ code: 777, message: 'seven' })),
    kind: 'undeclaredCode',
    met: 'example plain',
    says: /code 777/,
  },
  {
    fault: 'answers a body that lacks a required field',
    id: 'listHotMakes',
    changes: changingBody('listHotMakes', (body) =>
      (body as unknown as Body[]).map(({ makeId: _left, ...make }) => make),
    ),
    kind: 'schemaViolation',
    met: 'example plain',
    says: /must have required property 'makeId'/,
  },
  {
    fault: 'answers a field of the wrong type',
    id: 'getServerTime',
    changes: changingBody('getServerTime', (body) => ({
      ...body,
      epochMilliseconds: String(body['epochMilliseconds']),
    })),
    kind: 'schemaViolation',
    met: 'query: example query',
    says: /epochMilliseconds: must be integer/,
  },
  {
    fault: 'answers a value outside its enum',
    id: 'checkFavorite',
    changes: changingBody('checkFavorite', (body) => ({ ...body, status: 2 })),
    kind: 'schemaViolation',
    met: 'example vehicle',
    says: /status: must be one of \[0,1\]/,
  },
  {
    fault: 'answers text that breaks its pattern',
    id: 'getServerTime',
    changes: changingBody('getServerTime', (body) => ({ ...body, timeText: '12 June 2026' })),
    kind: 'schemaViolation',
    met: 'query: example query',
    says: /timeText: must match pattern/,
  },
  {
    fault: 'leaves out the body of a success',
    id: 'listPorts',
    changes: answering('listPorts', ({ code }) => ({ code })),
    kind: 'schemaViolation',
    met: 'example kenya',
    says: /must have required property 'body'/,
  },
  {
    fault: 'fails without a message',
    id: 'closeOrder',
    changes: sealing('closeOrder', ({ code, body }, seal) => seal({ code, ...(body !== undefined && { body }) })),
    kind: 'schemaViolation',
    met: 'id: null',
    says: /must have required property 'message'/,
  },
  {
    fault: 'accepts an invalid payload',
    id: 'getOrder',
    changes: forcing('getOrder', 'force-example', 'success'),
    kind: 'acceptedInvalid',
    met: 'id: one above the longest for its pattern',
    says: /"code":0/,
  },
  {
    fault: 'refuses a valid payload',
    id: 'listFavorites',
    changes: answering('listFavorites', (answer, { payload }) =>
      Number(payload['pageSize']) > 100
        ? { code: 400, message: 'too many', errorMessage: 'pageSize: at most 100' }
        : answer,
    ),
    kind: 'refusedValid',
    met: 'pageSize: maximum 500',
    says: /pageSize: at most 100/,
  },
  {
    fault: 'fails at a character that its store cannot hold',
    id: 'addAddress',
    // The host has replaced NUL with the replacement character before the backend sees it.
    changes: answering('addAddress', (answer, { payload }) =>
      String(payload['name']).includes('\uFFFD') ? { code: 500 } : answer,
    ),
    kind: 'other',
    met: 'name: a NUL inside',
    says: /"code":500/,
  },
  {
    fault: 'drops the connection',
    id: 'listCities',
    changes: forcing('listCities', 'force-fault', 'drop'),
    kind: 'other',
    met: 'example kenya',
    says: /the connection was dropped/,
  },
  {
    fault: 'answers too late',
    id: 'getBaseToken',
    changes: delaying('getBaseToken', 5_000),
    words: ['--timeout', '1', '--cases', '0'],
    kind: 'other',
    met: 'example plain',
    says: /no answer within 1 s/,
  },
  {
    fault: 'answers no JSON',
    id: 'listModels',
    changes: forcing('listModels', 'force-fault', 'malformed-body'),
    kind: 'other',
    met: 'example toyota',
    says: /not JSON \(HTTP 200/,
  },
  {
    fault: 'answers unsealed',
    id: 'listStyles',
    changes: sealing('listStyles', async ({ body, ...answer }) => ({
      ...answer,
      body: JSON.parse(body ?? '{}') as string,
    })),
    kind: 'other',
    met: 'example vitz',
    says: /the answer is not sealed/,
  },
  {
    fault: 'seals badly',
    id: 'listBanners',
    changes: forcing('listBanners', 'force-fault', 'bad-sign'),
    kind: 'other',
    met: 'example desktop',
    says: /envelope does not open/,
  },
  {
    fault: 'forgets the replay check',
    id: 'submitOrder',
    changes: { replayWindow: { claim: async () => true } },
    kind: 'other',
    met: 'replayed',
    says: /"code":400,"body"/,
  },
  {
    fault: 'tells why it refuses an envelope',
    id: 'getUserInfo',
    changes: refusing('getUserInfo', { code: 400, body: 'the sign is wrong' }),
    kind: 'other',
    met: 'altered sign',
    says: /the sign is wrong/,
  },
  {
    fault: 'lets in who is not logged in',
    id: 'listAddresses',
    changes: { answer: (right) => (call) => right({ ...call, token: 'somebody' }) },
    kind: 'other',
    met: 'no token',
    says: /"code":0/,
  },
  {
    fault: 'takes a made-up token for a user’s',
    id: 'getUserInfo',
    isReal: true,
    changes: changingBody('getUserInfo', (body) => ({ ...body, email: 'somebody@example.com' })),
    kind: 'other',
    met: 'a made-up token',
    says: /somebody@example\.com/,
  },
  {
    fault: 'answers a body where the code stands alone',
    id: 'closeOrder',
    changes: answering('closeOrder', (answer) => (answer.code === 0 ? { ...answer, body: { id: '500001' } } : answer)),
    kind: 'schemaViolation',
    met: 'prepared',
    says: /^a body: \{"id":"500001"\}/,
  },
  {
    fault: 'fails with a body',
    id: 'closeOrder',
    changes: answering('closeOrder', (answer) => (answer.code === 0 ? answer : { ...answer, body: { why: 'no' } })),
    kind: 'schemaViolation',
    met: 'no token',
    says: /^a body: \{"why":"no"\}/,
  },
  {
    fault: 'answers another HTTP status',
    id: 'saveFavorite',
    changes: created('saveFavorite'),
    kind: 'other',
    met: 'example vehicle',
    says: /HTTP 201/,
  },
];

/** Each has its own backend and run: a quarter of them per change, all in a full run. */
const tried = isFullRun ? planted : planted.filter((_, place) => place % 4 === 0);

test.each(tried)('A backend that $fault is detected', async (fault) => {
  const { finding, findings } = await exposeFault(fault);
  expect(finding?.got, JSON.stringify(findings.slice(0, 3), null, 2)).toMatch(fault.says);
  expect(finding?.repeat).toContain(`--only ${fault.id} --seed 1`);
  expect(new Set(findings.map(({ operation }) => operation))).toEqual(new Set([fault.id]));
});

test('Refusals that differ between operations are detected', async () => {
  backend = await startBackend(refusing('listOrders', { code: 400, errorMessage: 'replayed or stale' }));
  const { findings } = await runConformance(backend.target, [
    '--mock',
    '--only',
    'getOrder,listOrders',
    '--cases',
    '0',
  ]);
  expect(findings.find(({ expected }) => expected.startsWith('the same refusal'))).toBeDefined();
});

test('A sale countdown between two reads is not a change of the user’s data', async () => {
  backend = await startBackend(countingDown());
  const { findings, operations } = await runConformance(backend.target, ['--only', 'saveFavorite', '--cases', '5']);
  expect(findings).toEqual([]);
  expect(operations).toMatchObject([{ operation: 'saveFavorite', succeeded: true }]);
});

function gone(answer: PlainAnswer): PlainAnswer {
  return answer.code === 0 ? { code: 400, message: 'The vehicle is gone.' } : answer;
}

test('A refusal for business reasons is not a finding', async () => {
  backend = await startBackend(answering('submitOrder', gone));
  const { findings, notes } = await runConformance(backend.target, [
    '--mock',
    '--only',
    'submitOrder',
    '--cases',
    '30',
  ]);
  expect(findings).toEqual([]);
  expect(notes.join(' ')).toContain('Never answered with success, so that no success was checked: submitOrder.');
});
