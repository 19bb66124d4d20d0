/**
 * Writes the known-answer vectors of the envelope: `node scripts/make-vectors.ts`.
 * It is a second implementation on purpose: it shares no code with `src/protocol`, and follows `docs/wire.md` alone.
 */
import { createCipheriv, createECDH, createHash, createHmac, hkdfSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

interface RequestCase {
  name: string;
  method: string;
  path: string;
  payload: string;
  sequenceId: string;
  token: string | null;
  idempotencyKey: string | null;
  iv: string;
}

interface AnswerCase {
  code: number;
  body: string | null;
  message: string | null;
  errorMessage: string | null;
  iv: string;
}

interface Call {
  request: RequestCase;
  answer: AnswerCase;
}

const PARTNER = 'gariport-web';

/** Bytes that nobody chose with care: the start of the SHA-256 of a label. */
function fixed(label: string, length: number): Buffer {
  return createHash('sha256').update(`gariport vector ${label}`).digest().subarray(0, length);
}

function prefixed(parts: readonly (Buffer | string | null)[]): Buffer {
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

function calls(suite: string, ivLength: number): Call[] {
  const iv = (name: string) => fixed(`${suite} ${name}`, ivLength).toString('hex');
  return [
    {
      request: {
        name: 'a login, with neither token nor idempotency key',
        method: 'POST',
        path: '/user/login',
        payload: '{"email":"buyer@example.com","password":"secret-1","language":"en","timeZone":"Africa/Nairobi"}',
        sequenceId: '1795219200000',
        token: null,
        idempotencyKey: null,
        iv: iv('request 0'),
      },
      answer: {
        code: 0,
        body: '{"accessToken":"a.b.c","refreshToken":"d"}',
        message: null,
        errorMessage: null,
        iv: iv('answer 0'),
      },
    },
    {
      request: {
        name: 'a reservation with token, idempotency key and text outside ASCII, that fails with messages',
        method: 'POST',
        path: '/order/submit',
        payload: '{"remark":"ご連絡ください 🚗","language":"jp","timeZone":"Asia/Tokyo"}',
        sequenceId: '1795219200001',
        token: 'eyJhbGciOiJub25lIn0.e30.x',
        idempotencyKey: '0b5c3a52-9a0e-4a55-8f2e-5a1d5f0c7b11',
        iv: iv('request 1'),
      },
      answer: { code: 500, body: null, message: '予約できません', errorMessage: '', iv: iv('answer 1') },
    },
    {
      request: {
        name: 'the shortest payload, answered by a code alone',
        method: 'POST',
        path: '/user/loginOut',
        payload: '{}',
        sequenceId: '1795219200002',
        token: 'visitor',
        idempotencyKey: null,
        iv: iv('request 2'),
      },
      answer: { code: 0, body: null, message: null, errorMessage: null, iv: iv('answer 2') },
    },
  ];
}

function headOf(suite: string, kid: string, epk: string, request: RequestCase) {
  const tokenHash = request.token === null ? '' : createHash('sha256').update(request.token).digest('hex');
  const parts = ['gariport/1/request', suite, kid, epk, request.method, request.path, PARTNER, request.sequenceId];
  return { tokenHash, head: prefixed([...parts, Buffer.from(tokenHash, 'hex'), request.idempotencyKey ?? '']) };
}

function bindingOf(sign: string, { code, message, errorMessage }: AnswerCase): Buffer {
  return prefixed(['gariport/1/response', sign, String(code), message, errorMessage]);
}

function wireForm(fields: Record<string, string>): string {
  return `json=${encodeURIComponent(JSON.stringify(fields))}`;
}

function wireAnswer({ code, message, errorMessage }: AnswerCase, body: string) {
  return { code, body, ...(message !== null && { message }), ...(errorMessage !== null && { errorMessage }) };
}

function headersOf(envelope: string, { token, idempotencyKey }: RequestCase) {
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

function gcm(key: Buffer, iv: string, plain: string, additionalData: Buffer): Buffer {
  const nonce = Buffer.from(iv, 'hex');
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(additionalData);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function blocks(name: string, key: Buffer, iv: Buffer | null, plain: string): Buffer {
  const cipher = createCipheriv(name, key, iv);
  return Buffer.concat([cipher.update(plain), cipher.final()]);
}

function cbc(key: Buffer, iv: string, plain: string): Buffer {
  const vector = Buffer.from(iv, 'hex');
  return Buffer.concat([vector, blocks('aes-256-cbc', key, vector, plain)]);
}

function hmac(key: Buffer, data: Buffer, hash = 'sha256'): Buffer {
  return createHmac(hash, key).update(data).digest();
}

function sessionVectors() {
  const server = ecPair('server key');
  const client = ecPair('ephemeral key');
  const kid = 'server-2026-11';
  const epk = client.publicKey;
  const shared = client.ecdh.computeSecret(server.raw);
  const salt = createHash('sha256').update(client.raw).update(server.raw).digest();
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `gariport/1/session/${purpose}`, 32));
  const requestKey = derive('request-key');
  const requestMac = derive('request-mac');
  const responseKey = derive('response-key');

  return {
    suite: 'session',
    partnerId: PARTNER,
    kid,
    serverKey: { jwk: server.jwk, publicKey: server.publicKey },
    ephemeralKey: { jwk: client.jwk, publicKey: epk },
    keys: {
      sharedSecret: shared.toString('hex'),
      salt: salt.toString('hex'),
      requestKey: requestKey.toString('hex'),
      requestMac: requestMac.toString('hex'),
      responseKey: responseKey.toString('hex'),
    },
    calls: calls('session', 12).map(({ request, answer }) => {
      const { tokenHash, head } = headOf('session', kid, epk, request);
      const body = gcm(requestKey, request.iv, request.payload, head).toString('base64');
      const signedBytes = Buffer.concat([head, prefixed([body])]);
      const sign = hmac(requestMac, signedBytes).toString('hex');
      const binding = bindingOf(sign, answer);
      const sealed = gcm(responseKey, answer.iv, answer.body ?? '', binding).toString('base64');
      return {
        request: {
          ...request,
          tokenHash,
          additionalData: head.toString('hex'),
          signedBytes: signedBytes.toString('hex'),
          fields: { body, sequenceId: request.sequenceId, partnerId: PARTNER, sign },
          headers: headersOf(`session;kid=${kid};epk=${epk}`, request),
          form: wireForm({ body, sequenceId: request.sequenceId, partnerId: PARTNER, sign }),
        },
        answer: { ...answer, additionalData: binding.toString('hex'), wire: wireAnswer(answer, sealed) },
      };
    }),
  };
}

function staticVectors() {
  const sharedKey = fixed('shared key', 32);
  const kid = 'shared-2026-11';
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', sharedKey, Buffer.alloc(0), `gariport/1/static/${purpose}`, 32));
  const requestKey = derive('request-key');
  const requestMac = derive('request-mac');
  const responseKey = derive('response-key');
  const responseMac = derive('response-mac');

  return {
    suite: 'static',
    partnerId: PARTNER,
    kid,
    sharedKey: sharedKey.toString('base64'),
    keys: {
      requestKey: requestKey.toString('hex'),
      requestMac: requestMac.toString('hex'),
      responseKey: responseKey.toString('hex'),
      responseMac: responseMac.toString('hex'),
    },
    calls: calls('static', 16).map(({ request, answer }) => {
      const { tokenHash, head } = headOf('static', kid, '', request);
      const body = cbc(requestKey, request.iv, request.payload).toString('base64');
      const signedBytes = Buffer.concat([head, prefixed([body])]);
      const sign = hmac(requestMac, signedBytes).toString('hex');
      const encrypted = cbc(responseKey, answer.iv, answer.body ?? '');
      const macBytes = Buffer.concat([bindingOf(sign, answer), prefixed([encrypted])]);
      const mac = hmac(responseMac, macBytes);
      return {
        request: {
          ...request,
          tokenHash,
          signedBytes: signedBytes.toString('hex'),
          fields: { body, sequenceId: request.sequenceId, partnerId: PARTNER, sign },
          headers: headersOf(`static;kid=${kid}`, request),
          form: wireForm({ body, sequenceId: request.sequenceId, partnerId: PARTNER, sign }),
        },
        answer: {
          ...answer,
          macBytes: macBytes.toString('hex'),
          mac: mac.toString('hex'),
          wire: wireAnswer(answer, Buffer.concat([encrypted, mac]).toString('base64')),
        },
      };
    }),
  };
}

function legacyVectors() {
  const ciphers = [
    { cipher: 'aes', mode: 'cbc', name: 'aes-128-cbc', keyLength: 16, ivLength: 16 },
    { cipher: 'aes', mode: 'ecb', name: 'aes-256-ecb', keyLength: 32, ivLength: 0 },
    { cipher: '3des', mode: 'cbc', name: 'des-ede3-cbc', keyLength: 24, ivLength: 8 },
    { cipher: '3des', mode: 'ecb', name: 'des-ede3', keyLength: 24, ivLength: 0 },
  ];
  const digests = ['md5', 'hmac-md5', 'hmac-sha256'];
  const sequenceId = '1795219200000';
  const macKey = fixed('legacy mac key', 16);

  return {
    suite: 'legacy',
    note: 'Made here, not by the backend: they prove this implementation, and verify no configuration.',
    cases: ciphers.flatMap(({ cipher, mode, name, keyLength, ivLength }) =>
      digests.map((digest) => {
        const key = fixed(`legacy ${name}`, keyLength);
        const iv = ivLength > 0 ? fixed(`legacy ${name} iv`, ivLength) : null;
        const payload = `{"cipher":"${name}","language":"cn","remark":"你好 🚙"}`;
        const body = blocks(name, key, iv, payload).toString('base64');
        const text = Buffer.from(body + sequenceId + PARTNER);
        const sign =
          digest === 'md5'
            ? createHash('md5').update(text).update(macKey).digest('hex')
            : hmac(macKey, text, digest.slice('hmac-'.length)).toString('hex');
        return {
          config: {
            cipher,
            mode,
            digest,
            key: key.toString('base64'),
            ...(iv && { iv: iv.toString('base64') }),
            macKey: macKey.toString('base64'),
          },
          vector: { payload, sequenceId, partnerId: PARTNER, body, sign },
        };
      }),
    ),
  };
}

export function vectorFiles(): Record<string, string> {
  return {
    'session.json': fileText(sessionVectors()),
    'static.json': fileText(staticVectors()),
    'legacy.json': fileText(legacyVectors()),
  };
}

function fileText(vectors: object): string {
  return `${JSON.stringify(vectors, null, 2)}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [name, text] of Object.entries(vectorFiles())) {
    writeFileSync(new URL(`../tests/vectors/${name}`, import.meta.url), text);
  }
}
