import {
  agreeOnSession,
  cbc,
  fixed,
  gcm,
  headersOf,
  headOf,
  hmac,
  PARTNER,
  prefixed,
  shareKey,
  wireForm,
  type RequestCase,
} from './second-wire.ts';

type Suite = 'session' | 'static';

/** What is wrong with a request, as the server's own log may call it; its sender is never told. */
type Cause = 'malformed' | 'unauthentic' | 'untimely' | 'replayed' | 'failed';

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  form: string;
}

interface Refused extends Sent {
  suite: Suite;
  name: string;
  cause: Cause;
  /** The server's time when it arrives. */
  clock: string;
  /** Whether the same request arrived once already, and was taken. */
  taken: boolean;
}

const time = 1_795_219_200_001;
const payload = '{"carSourceId":"100001","language":"en","timeZone":"Africa/Nairobi"}';

/** What may be put in the place of a part before it is sealed and signed. */
interface Changes {
  request?: Partial<RequestCase>;
  partner?: string;
  kid?: string;
  /** The sealed bytes, in the place of those of the payload. */
  sealed?: (sealed: Buffer) => Buffer;
  /** The text that is signed and sent as `body`. */
  body?: (body: string) => string;
}

const session = agreeOnSession();
const shared = shareKey();

/** A request as it would be right, but for what was changed before it was signed. */
function seal(suite: Suite, { request: changes, partner = PARTNER, kid: other, sealed, body: rewrite }: Changes = {}) {
  const { kid, keys } = suite === 'session' ? session : shared;
  const epk = suite === 'session' ? session.epk : '';
  const id = other ?? kid;
  const request: RequestCase = {
    name: '',
    method: 'POST',
    path: '/order/submit',
    payload,
    sequenceId: String(time),
    token: 'eyJhbGciOiJub25lIn0.e30.x',
    idempotencyKey: '0b5c3a52-9a0e-4a55-8f2e-5a1d5f0c7b11',
    iv: fixed(`refused ${suite}`, suite === 'session' ? 12 : 16).toString('hex'),
    ...changes,
  };
  const { head } = headOf(suite, id, epk, request, partner);
  const right =
    suite === 'session'
      ? gcm(keys.request, request.iv, request.payload, head)
      : cbc(keys.request, request.iv, request.payload);
  const plainText = (sealed ? sealed(right) : right).toString('base64');
  const body = rewrite ? rewrite(plainText) : plainText;
  const sign = hmac(keys.sign, Buffer.concat([head, prefixed([body])])).toString('hex');
  const envelope = suite === 'session' ? `session;kid=${id};epk=${epk}` : `static;kid=${id}`;
  const { method, path, sequenceId } = request;
  const fields = { body, sequenceId, partnerId: partner, sign };
  return { method, path, headers: headersOf(envelope, request), fields };
}

type Sealed = ReturnType<typeof seal>;

function send({ method, path, headers, fields }: Sealed, form = wireForm(fields)): Sent {
  return { method, path, headers: { ...headers }, form };
}

/** Another first character than the one there is, of the same alphabet. */
const turned = (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1);
const written = (json: string) => `json=${encodeURIComponent(json)}`;

function withHeader(suite: Suite, name: string, change: (text: string) => string): Sent {
  const sent = send(seal(suite));
  return { ...sent, headers: { ...sent.headers, [name]: change(sent.headers[name] ?? '') } };
}

function withField(suite: Suite, name: keyof Sealed['fields'], change: (text: string) => string): Sent {
  const sealed = seal(suite);
  return send({ ...sealed, fields: { ...sealed.fields, [name]: change(sealed.fields[name]) } });
}

type Row = [name: string, cause: Cause, sent: Sent, when?: { clock?: number; taken?: true }];

/** Whatever of a request can be wrong in one way alone; all else about it holds. */
function rows(suite: Suite): Row[] {
  const right = send(seal(suite));
  const { fields } = seal(suite);
  const json = JSON.stringify(fields);
  const { authorization: _token, ...withoutToken } = right.headers;
  const { 'idempotency-key': _key, ...withoutKey } = right.headers;
  const { envelope: _envelope, ...withoutEnvelope } = right.headers;
  return [
    ['no form', 'malformed', { ...right, form: '' }],
    ['the form field twice', 'malformed', { ...right, form: `${right.form}&${right.form}` }],
    ['another form field', 'malformed', { ...right, form: `${right.form}&more=1` }],
    ['JSON that ends early', 'malformed', { ...right, form: written(json.slice(0, -1)) }],
    ['a fifth name', 'malformed', { ...right, form: written(json.replace('{', '{"more":"",')) }],
    ['a name twice', 'malformed', { ...right, form: written(json.replace('{', '{"sign":"00",')) }],
    ['a number for a text', 'malformed', { ...right, form: written(json.replace(/"(\d{13})"/, '$1')) }],
    ['no sign', 'malformed', { ...right, form: written(JSON.stringify({ ...fields, sign: undefined })) }],
    ['a sign in capitals', 'malformed', withField(suite, 'sign', (sign) => sign.toUpperCase())],
    [
      'a body without its padding, signed',
      'malformed',
      send(seal(suite, { sealed: padded, body: (text) => text.replaceAll('=', '') })),
    ],
    [
      'a sequenceId with a leading zero, signed',
      'malformed',
      send(seal(suite, { request: { sequenceId: `0${time}` } })),
    ],
    ['no Envelope header', 'malformed', { ...right, headers: withoutEnvelope }],
    ['a space in the Envelope header', 'malformed', withHeader(suite, 'envelope', (text) => text.replace(';', '; '))],
    [
      'the Envelope header of another suite',
      'malformed',
      withHeader(suite, 'envelope', (text) => text.replace(/^\w+/, 'legacy')),
    ],
    [
      'another scheme than Bearer',
      'malformed',
      withHeader(suite, 'authorization', (text) => text.replace('Bearer', 'Basic')),
    ],
    ['a sign that is another’s', 'unauthentic', withField(suite, 'sign', turned)],
    ['a body that was changed', 'unauthentic', withField(suite, 'body', turned)],
    [
      'a sequenceId that was changed',
      'unauthentic',
      withField(suite, 'sequenceId', (text) => String(Number(text) + 1)),
    ],
    ['a token that was changed', 'unauthentic', withHeader(suite, 'authorization', (text) => `${text}y`)],
    ['a token that was taken away', 'unauthentic', { ...right, headers: withoutToken }],
    ['an idempotency key that was changed', 'unauthentic', withHeader(suite, 'idempotency-key', turned)],
    ['an idempotency key that was taken away', 'unauthentic', { ...right, headers: withoutKey }],
    ['another path than was signed', 'unauthentic', { ...right, path: '/order/close' }],
    ['an unknown partner, signed', 'unauthentic', send(seal(suite, { partner: 'stranger' }))],
    ['an unknown key id, signed', 'unauthentic', send(seal(suite, { kid: 'unknown-2026-11' }))],
    ['a clock 300.001 s behind', 'untimely', right, { clock: time + 300_001 }],
    ['a clock 300.001 s ahead', 'untimely', right, { clock: time - 300_001 }],
    ['the same request again', 'replayed', right, { taken: true }],
    [
      'a sealed body that does not open, signed',
      'failed',
      send(seal(suite, { sealed: (bytes) => bytes.subarray(0, -1) })),
    ],
  ];
}

/** Bytes whose base64 ends in padding. */
function padded(bytes: Buffer): Buffer {
  return bytes.length % 3 === 0 ? Buffer.concat([bytes, Buffer.from([0])]) : bytes;
}

/** A point that is not on the curve, in a header that is as it must be in all else. */
function offTheCurve(): Sent {
  const point = Buffer.from(session.epk, 'base64url');
  point.writeUInt8(point.readUInt8(64) ^ 1, 64);
  return withHeader('session', 'envelope', (text) => text.replace(session.epk, point.toString('base64url')));
}

export function refusedVectors() {
  const all: [Suite, Row][] = [
    ...rows('session').map((row): [Suite, Row] => ['session', row]),
    ['session', ['an ephemeral key that is no point of the curve', 'failed', offTheCurve()]],
    ...rows('static').map((row): [Suite, Row] => ['static', row]),
  ];
  return {
    note: 'The keys are those of session.json and static.json. Whatever the cause, the answer is this one.',
    answer: { status: 400, body: '{"code":400}' },
    cases: all.map(([suite, [name, cause, sent, { clock = time, taken = false } = {}]]): Refused => {
      return { suite, name, cause, clock: String(clock), taken, ...sent };
    }),
  };
}
