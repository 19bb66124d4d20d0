/**
 * A second implementation of the wire for the vectors. It follows `docs/wire.md` alone and deliberately shares no code
 * with `wire/`.
 */
import { createCipheriv, createECDH, createHash, createHmac, hkdfSync } from 'node:crypto';

export interface RequestCase {
  name: string;
  method: string;
  path: string;
  payload: string;
  sequenceId: string;
  token: string | null;
  idempotencyKey: string | null;
  iv: string;
}

export interface AnswerCase {
  code: number;
  body: string | null;
  message: string | null;
  errorMessage: string | null;
  iv: string;
}

export const PARTNER = 'gariport-web';

/** Bytes that nobody picked: the start of the SHA-256 of a label. */
export function fixed(label: string, length: number): Buffer {
  return createHash('sha256').update(`gariport vector ${label}`).digest().subarray(0, length);
}

export function prefixed(parts: readonly (Buffer | string | null)[]): Buffer {
  return Buffer.concat(
    parts.flatMap((part) => {
      if (part === null) return [Buffer.from('ffffffff', 'hex')];
      const bytes = Buffer.from(part);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );
}

export function headOf(suite: string, kid: string, epk: string, request: RequestCase, partner = PARTNER) {
  const tokenHash = request.token === null ? '' : createHash('sha256').update(request.token).digest('hex');
  const parts = ['gariport/1/request', suite, kid, epk, request.method, request.path, partner, request.sequenceId];
  return { tokenHash, head: prefixed([...parts, Buffer.from(tokenHash, 'hex'), request.idempotencyKey ?? '']) };
}

export function bindingOf(sign: string, { code, message, errorMessage }: AnswerCase): Buffer {
  return prefixed(['gariport/1/response', sign, String(code), message, errorMessage]);
}

export function wireForm(fields: Record<string, string>): string {
  return `json=${encodeURIComponent(JSON.stringify(fields))}`;
}

export function wireAnswer({ code, message, errorMessage }: AnswerCase, body: string) {
  return { code, body, ...(message !== null && { message }), ...(errorMessage !== null && { errorMessage }) };
}

export function headersOf(envelope: string, { token, idempotencyKey }: RequestCase) {
  return {
    envelope,
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey !== null && { 'idempotency-key': idempotencyKey }),
  };
}

function ecPair(label: string) {
  const ecdh = createECDH('prime256v1');
  const d = fixed(label, 32);
  ecdh.setPrivateKey(d);
  const raw = ecdh.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: d.toString('base64url'),
    x: raw.subarray(1, 33).toString('base64url'),
    y: raw.subarray(33).toString('base64url'),
  };
  return { ecdh, raw, jwk, publicKey: raw.toString('base64url') };
}

export function gcm(key: Buffer, iv: string, plain: string, additionalData: Buffer): Buffer {
  const nonce = Buffer.from(iv, 'hex');
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(additionalData);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

export function blocks(name: string, key: Buffer, iv: Buffer | null, plain: string): Buffer {
  const cipher = createCipheriv(name, key, iv);
  return Buffer.concat([cipher.update(plain), cipher.final()]);
}

export function cbc(key: Buffer, iv: string, plain: string): Buffer {
  const vector = Buffer.from(iv, 'hex');
  return Buffer.concat([vector, blocks('aes-256-cbc', key, vector, plain)]);
}

export function hmac(key: Buffer, data: Buffer, hash = 'sha256'): Buffer {
  return createHmac(hash, key).update(data).digest();
}

/** Both ends of a session and their derived keys. */
export function agreeOnSession() {
  const server = ecPair('server key');
  const client = ecPair('ephemeral key');
  const shared = client.ecdh.computeSecret(server.raw);
  const salt = createHash('sha256').update(client.raw).update(server.raw).digest();
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `gariport/1/session/${purpose}`, 32));
  const keys = { request: derive('request-key'), sign: derive('request-mac'), response: derive('response-key') };
  return { kid: 'server-2026-11', server, client, epk: client.publicKey, shared, salt, keys };
}

/** A shared key and the keys derived from it. */
export function shareKey() {
  const sharedKey = fixed('shared key', 32);
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', sharedKey, Buffer.alloc(0), `gariport/1/static/${purpose}`, 32));
  const keys = { request: derive('request-key'), sign: derive('request-mac') };
  return {
    kid: 'shared-2026-11',
    sharedKey,
    keys: { ...keys, response: derive('response-key'), mac: derive('response-mac') },
  };
}
