import { legacyCases } from './legacy.ts';

interface WireAnswer {
  code: number;
  body: string;
  message?: string;
  errorMessage?: string;
}

/** The calls of a suite's vectors that the answers belong to. */
interface Suite {
  suite: string;
  calls: readonly { request: { fields: { body: string } }; answer: { wire: WireAnswer } }[];
}

interface RefusedAnswer {
  suite: string;
  name: string;
  /** What a client that accepts it would do. */
  reason: string;
  /** The call in the suite's vectors that it answers; for the legacy suite, the case. */
  call: number;
  wire: unknown;
}

type Row = [name: string, reason: string, wire: unknown];

const codeInTheOpen = 'The code is in the open and bound by the seal: a failure must not become a success on the way.';
const textInTheOpen = 'Messages are in the open and bound by the seal: nobody else may speak to the user.';
const noSeal = 'Every answer is sealed, failures too: what is not may be anybody’s.';
const absent = 'Left out and empty are two things to the seal, and null is neither.';

/** The answer to the second call. It has a message, an empty detail and no body. */
const second = 1;

function rows({ calls }: Suite): Row[] {
  const wires = calls.map(({ answer }) => answer.wire);
  const right = wires[second];
  const [first, , third] = wires;
  if (!right || !first || !third) throw new Error('The vectors have three calls.');
  const { body: _body, ...withoutBody } = right;
  const { message: _message, ...withoutMessage } = right;
  const { errorMessage: _detail, ...withoutDetail } = right;
  const changed = 'What arrives is not what the server has sent.';
  return [
    ['one bit of the body changed', changed, { ...right, body: flipped(right.body) }],
    ['a body that was cut', changed, { ...right, body: cut(right.body) }],
    ['a body without its padding', 'A value has one spelling.', { ...right, body: right.body.replaceAll('=', '') }],
    ['an empty body', noSeal, { ...right, body: '' }],
    ['no body', noSeal, withoutBody],
    ['null for a body', noSeal, { ...right, body: null }],
    ['another code', codeInTheOpen, { ...right, code: 0 }],
    ['the code as a text', codeInTheOpen, { ...right, code: String(right.code) }],
    ['a code with a fraction', codeInTheOpen, { ...right, code: right.code + 0.5 }],
    ['no code', codeInTheOpen, { ...right, code: undefined }],
    ['another message', textInTheOpen, { ...right, message: 'Call this number' }],
    ['a message that was taken away', textInTheOpen, withoutMessage],
    ['null for a message', absent, { ...right, message: null }],
    ['an empty detail that was taken away', absent, withoutDetail],
    ['a detail that was added', textInTheOpen, { ...right, errorMessage: 'Call this number' }],
    ['the answer to the call before', 'An answer belongs to one request: it is bound to its sign.', first],
    ['the answer to the call after', 'An answer belongs to one request: it is bound to its sign.', third],
    [
      'the body of the request itself',
      'Who sends a request back must not be taken for the server: each way has its own key.',
      { ...right, body: calls[second]?.request.fields.body },
    ],
    ['the refusal of an envelope', 'Anybody can send one: the outcome of the call is unknown.', { code: 400 }],
    ['a list', noSeal, [right]],
  ];
}

function flipped(body: string): string {
  const bytes = Buffer.from(body, 'base64');
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  return bytes.toString('base64');
}

function cut(body: string): string {
  return Buffer.from(body, 'base64').subarray(0, -1).toString('base64');
}

/** The legacy suite does not authenticate answers, so only unreadable ones are refused. */
function legacyRows(body: string): Row[] {
  return [
    ['a body that was cut', 'It does not decrypt.', { code: 0, body: cut(body) }],
    ['a body that is no base64', 'It cannot be read.', { code: 0, body: '(not base64)' }],
    ['the code as a text', 'A code is a whole number.', { code: '0', body }],
    ['no code', 'A code is a whole number.', { body }],
  ];
}

export function refusedAnswerVectors(...suites: readonly Suite[]) {
  const sealed = suites.flatMap((suite) =>
    rows(suite).map(([name, reason, wire]): RefusedAnswer => ({
      suite: suite.suite,
      name,
      reason,
      call: second,
      wire,
    })),
  );
  const legacy = legacyCases().flatMap(({ vector }, call) =>
    legacyRows(vector.body).map(([name, reason, wire]): RefusedAnswer => ({
      suite: 'legacy',
      name,
      reason,
      call,
      wire,
    })),
  );
  return {
    note: 'Each comes in answer to that call of session.json, static.json or legacy.json. A client must take it for no answer: the outcome of the call is unknown, and neither code nor message may be used.',
    cases: [...sealed, ...legacy],
  };
}
