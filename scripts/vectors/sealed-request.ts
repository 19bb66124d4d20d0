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

export const session = agreeOnSession();
const shared = shareKey();

/** A request as it would be right, but for what was changed before it was signed. */
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

/** A form of this JSON. */
export const written = (json: string) => `json=${encodeURIComponent(json)}`;

/** The same form, each character as an escape: to every parser it says the same. */
export const escapedForm = (form: string) =>
  `json=${[...Buffer.from(decodeURIComponent(form.slice('json='.length)))]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('')}`;
