import {
  escapedForm,
  seal,
  type Sealed,
  send,
  type Sent,
  session,
  type Suite,
  time,
  written,
} from './sealed-request.ts';
import { legacyCases } from './legacy.ts';
import { PARTNER, wireForm } from './second-wire.ts';

/** What is wrong with the request, as the server may log it. The sender never sees it. */
type Cause = 'malformed' | 'unauthentic' | 'untimely' | 'replayed' | 'failed';

interface Refused extends Sent {
  suite: Suite | 'legacy';
  name: string;
  cause: Cause;
  /** What a server that accepts it would allow. */
  reason: string;
  /** The server's time on arrival. */
  clock: string;
  /** Whether the request was accepted once before. */
  taken: boolean;
  /** The form of its first arrival, if that differed. */
  takenForm?: string;
}

/** Another first character of the same alphabet. */
const turned = (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1);

function withHeader(suite: Suite, name: string, change: (text: string) => string): Sent {
  const sent = send(seal(suite));
  return { ...sent, headers: { ...sent.headers, [name]: change(sent.headers[name] ?? '') } };
}

function withField(suite: Suite, name: keyof Sealed['fields'], change: (text: string) => string): Sent {
  const sealed = seal(suite);
  return send({ ...sealed, fields: { ...sealed.fields, [name]: change(sealed.fields[name]) } });
}

interface When {
  clock?: number;
  taken?: true;
  takenForm?: string;
}

type Row = [name: string, cause: Cause, reason: string, sent: Sent, when?: When];

const malformedRow = (name: string, reason: string, sent: Sent): Row => [name, 'malformed', reason, sent];
const unauthenticRow = (name: string, reason: string, sent: Sent): Row => [name, 'unauthentic', reason, sent];

const twoReaders = 'Two readers would take different values from it: what one has checked, the other does not use.';
const oneSpelling = 'A value has one spelling, so that a request cannot be sent again as another text.';
const oneForm = 'A form is one field of four names. What is read more loosely is read by each server in its own way.';

/** Requests with exactly one fault. */
function rows(suite: Suite): Row[] {
  return [...malformed(suite), ...unauthentic(suite), ...mistimed(suite)];
}

function malformed(suite: Suite): Row[] {
  const right = send(seal(suite));
  const { fields } = seal(suite);
  const json = JSON.stringify(fields);
  const { envelope: _envelope, ...withoutEnvelope } = right.headers;
  return [
    malformedRow('no form', oneForm, { ...right, form: '' }),
    malformedRow('the form field twice', twoReaders, { ...right, form: `${right.form}&${right.form}` }),
    malformedRow('another form field', oneForm, { ...right, form: `${right.form}&more=1` }),
    malformedRow('JSON that ends early', oneForm, { ...right, form: written(json.slice(0, -1)) }),
    malformedRow('a fifth name', oneForm, { ...right, form: written(json.replace('{', '{"more":"",')) }),
    malformedRow('a name twice', twoReaders, { ...right, form: written(json.replace('{', '{"sign":"00",')) }),
    malformedRow('a number for a text', oneSpelling, { ...right, form: written(json.replace(/"(\d{13})"/, '$1')) }),
    malformedRow('no sign', 'Nothing shows who has made the request.', {
      ...right,
      form: written(JSON.stringify({ ...fields, sign: undefined })),
    }),
    malformedRow(
      'a sign in capitals',
      oneSpelling,
      withField(suite, 'sign', (sign) => sign.toUpperCase()),
    ),
    malformedRow(
      'a body without its padding, signed',
      oneSpelling,
      send(seal(suite, { sealed: padded, body: (text) => text.replaceAll('=', '') })),
    ),
    malformedRow(
      'a sequenceId with a leading zero, signed',
      oneSpelling,
      send(seal(suite, { request: { sequenceId: `0${time}` } })),
    ),
    malformedRow('no Envelope header', 'The suite is never guessed: a guess is what an attacker would steer.', {
      ...right,
      headers: withoutEnvelope,
    }),
    malformedRow(
      'a space in the Envelope header',
      oneSpelling,
      withHeader(suite, 'envelope', (text) => text.replace(';', '; ')),
    ),
    malformedRow(
      'the Envelope header of another suite',
      'A suite that is not offered is not taken, however weak or strong it is.',
      withHeader(suite, 'envelope', (text) => text.replace(/^\w+/, 'legacy')),
    ),
    malformedRow(
      'another scheme than Bearer',
      'The signature covers the token alone, so that what stands before it must be fixed.',
      withHeader(suite, 'authorization', (text) => text.replace('Bearer', 'Basic')),
    ),
  ];
}

function unauthentic(suite: Suite): Row[] {
  const right = send(seal(suite));
  const { authorization: _token, ...withoutToken } = right.headers;
  const { 'idempotency-key': _key, ...withoutKey } = right.headers;
  const othersToken = 'Somebody on the line could make the call in the name of another user.';
  const otherKey = 'Somebody on the line could have a change made a second time.';
  return [
    unauthenticRow(
      'a sign that is another’s',
      'A sign that belongs to no request shows nothing.',
      withField(suite, 'sign', turned),
    ),
    unauthenticRow(
      'a body that was changed',
      'Somebody on the line could change what is asked for.',
      withField(suite, 'body', turned),
    ),
    unauthenticRow(
      'a sequenceId that was changed',
      'Somebody on the line could send an old request as a new one.',
      withField(suite, 'sequenceId', (text) => String(Number(text) + 1)),
    ),
    unauthenticRow(
      'a token that was changed',
      othersToken,
      withHeader(suite, 'authorization', (text) => `${text}y`),
    ),
    unauthenticRow('a token that was taken away', othersToken, { ...right, headers: withoutToken }),
    unauthenticRow('an idempotency key that was changed', otherKey, withHeader(suite, 'idempotency-key', turned)),
    unauthenticRow('an idempotency key that was taken away', otherKey, { ...right, headers: withoutKey }),
    unauthenticRow(
      'another path than was signed',
      'Somebody on the line could have another call made with the payload.',
      {
        ...right,
        path: '/order/close',
      },
    ),
    unauthenticRow(
      'an unknown partner, signed',
      'Anybody can make keys and sign; partners are those that the server knows.',
      send(seal(suite, { partner: 'stranger' })),
    ),
    unauthenticRow(
      'an unknown key id, signed',
      'A key that was taken out of use, after a leak for instance, must open nothing more.',
      send(seal(suite, { kid: 'unknown-2026-11' })),
    ),
  ];
}

function mistimed(suite: Suite): Row[] {
  const right = send(seal(suite));
  const late = 'Who has recorded a request could keep it for longer than the replay window remembers.';
  const early = 'A request made for later could be sent when the replay window has forgotten it.';
  const again = 'Who has recorded a request could have it carried out a second time.';
  return [
    ['a clock 300.001 s behind', 'untimely', late, right, { clock: time + 300_001 }],
    ['a clock 300.001 s ahead', 'untimely', early, right, { clock: time - 300_001 }],
    ['a request of the day before', 'untimely', late, right, { clock: time + 86_400_000 }],
    ['the same request again', 'replayed', again, right, { taken: true }],
    ['the same request again, 300 s later', 'replayed', again, right, { taken: true, clock: time + 300_000 }],
    [
      'the same request again, its form written otherwise',
      'replayed',
      'A replay is known by what it says, not by how it is spelled.',
      { ...right, form: escapedForm(right.form) },
      { taken: true, takenForm: right.form },
    ],
    [
      'a sealed body that does not open, signed',
      'failed',
      'There is no payload. A body that does not open is no empty one.',
      send(seal(suite, { sealed: (bytes) => bytes.subarray(0, -1) })),
    ],
  ];
}

/** Faults that only suites with an ephemeral key can have. */
function sessionRows(): Row[] {
  const payload = '{"carSourceId":"100002","language":"en","timeZone":"Africa/Nairobi"}';
  const spent = 'Within a session each sequenceId is good for one request, whatever it holds.';
  return [
    [
      'an ephemeral key that is no point of the curve',
      'failed',
      'A made-up point can tell its sender something of the server’s private key.',
      offTheCurve(),
    ],
    [
      'another request under a sequenceId that was used',
      'replayed',
      spent,
      send(seal('session', { request: { payload } })),
      { taken: true, takenForm: send(seal('session')).form },
    ],
  ];
}

/** Bytes whose base64 ends in padding. */
function padded(bytes: Buffer): Buffer {
  return bytes.length % 3 === 0 ? Buffer.concat([bytes, Buffer.from([0])]) : bytes;
}

/** A point that is not on the curve, in an otherwise valid header. */
function offTheCurve(): Sent {
  const point = Buffer.from(session.epk, 'base64url');
  point.writeUInt8(point.readUInt8(64) ^ 1, 64);
  return withHeader('session', 'envelope', (text) => text.replace(session.epk, point.toString('base64url')));
}

/** Requests that are valid in the legacy suite, which servers of the other two suites refuse. */
function legacyRows(): Row[] {
  return legacyCases()
    .filter(({ config: { cipher, mode } }) => cipher === 'aes' && mode === 'cbc')
    .map(({ config, vector: { body, sequenceId, sign } }): Row => [
      `a request of the legacy suite, by ${config.digest}`,
      'malformed',
      'It has neither token nor path signed; who takes it takes what the other suites exist to refuse.',
      {
        method: 'POST',
        path: '/order/submit',
        headers: { authorization: 'eyJhbGciOiJub25lIn0.e30.x' },
        form: wireForm({ body, sequenceId, partnerId: PARTNER, sign }),
      },
    ]);
}

export function refusedVectors() {
  const all: [Refused['suite'], Row][] = [
    ...[...rows('session'), ...sessionRows()].map((row): [Suite, Row] => ['session', row]),
    ...rows('static').map((row): [Suite, Row] => ['static', row]),
    ...legacyRows().map((row): ['legacy', Row] => ['legacy', row]),
  ];
  return {
    note: 'The keys are those of session.json and static.json. Whatever the cause, the answer is this one.',
    answer: { status: 400, body: '{"code":400}' },
    cases: all.map(
      ([suite, [name, cause, reason, sent, { clock = time, taken = false, takenForm } = {}]]): Refused => ({
        suite,
        name,
        cause,
        reason,
        clock: String(clock),
        taken,
        ...(takenForm !== undefined && { takenForm }),
        ...sent,
      }),
    ),
  };
}

/** Valid requests at the limits. Servers must accept them, so refusing everything fails the vectors. */
export function takenVectors() {
  const all = (['session', 'static'] as const).flatMap((suite) => {
    const right = send(seal(suite));
    const json = JSON.stringify(seal(suite).fields);
    const cases: [name: string, reason: string, sent: Sent, clock?: number][] = [
      ['a request in time', 'Nothing is wrong with it.', right],
      ['a clock 300 s behind', 'The limit itself is in time.', right, time + 300_000],
      ['a clock 300 s ahead', 'The limit itself is in time.', right, time - 300_000],
      [
        'a form with every character escaped',
        'Form encoders differ in what they escape.',
        { ...right, form: escapedForm(right.form) },
      ],
      [
        'JSON with white space and escaped slashes',
        'JSON writers differ in both, and neither is a part of a value.',
        { ...right, form: written(json.replaceAll('/', '\\/').replaceAll(',', ' ,\n ').replaceAll(':', ' : ')) },
      ],
      [
        'neither token nor idempotency key',
        'Both are left out where there is none.',
        send(seal(suite, { request: { token: null, idempotencyKey: null } })),
      ],
    ];
    return cases.map(([name, reason, sent, clock = time]) => ({ suite, name, reason, clock: String(clock), ...sent }));
  });
  return { note: 'Each of these is right. It must be taken at that time, once.', cases: all };
}
