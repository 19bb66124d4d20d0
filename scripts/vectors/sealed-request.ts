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

export type Suite = 'session' | 'static';

/** A request on the wire. */
export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  form: string;
}

/** When the requests were made, in milliseconds. */
export const time = 1_795_219_200_001;
const payload = '{"carSourceId":"100001","language":"en","timeZone":"Africa/Nairobi"}';

/** Parts that can be replaced before sealing and signing. */
interface Changes {
  request?: Partial<RequestCase>;
  partner?: string;
  kid?: string;
  /** The sealed bytes, used instead of those of the payload. */
  sealed?: (sealed: Buffer) => Buffer;
  /** The text that is signed and sent as `body`. */
  body?: (body: string) => string;
}

export const session = agreeOnSession();
const shared = shareKey();

/** Returns a valid request, except for what was changed before signing. */
export function seal(
  suite: Suite,
  { request: changes, partner = PARTNER, kid: other, sealed, body: rewrite }: Changes = {},
) {
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

export type Sealed = ReturnType<typeof seal>;

export function send({ method, path, headers, fields }: Sealed, form = wireForm(fields)): Sent {
  return { method, path, headers: { ...headers }, form };
}

/** Returns a form with this JSON. */
export const written = (json: string) => `json=${encodeURIComponent(json)}`;

/** Returns the same form with each character escaped: every parser reads the same text. */
export const escapedForm = (form: string) =>
  `json=${[...Buffer.from(decodeURIComponent(form.slice('json='.length)))]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('')}`;
