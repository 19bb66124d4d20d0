/**
 * Writes the known-answer vectors of the envelope: `node scripts/make-vectors.ts`. They come from the second
 * implementation in `vectors/second-wire.ts`.
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { refusedAnswerVectors } from './vectors/refused-answers.ts';
import { refusedVectors, takenVectors } from './vectors/refused.ts';
import { legacyVectors } from './vectors/legacy.ts';
import {
  agreeOnSession,
  bindingOf,
  cbc,
  fixed,
  gcm,
  headersOf,
  headOf,
  hmac,
  PARTNER,
  prefixed,
  shareKey,
  wireAnswer,
  wireForm,
  type AnswerCase,
  type RequestCase,
} from './vectors/second-wire.ts';

interface Call {
  request: RequestCase;
  answer: AnswerCase;
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

function sessionVectors() {
  const { kid, server, client, epk, shared, salt, keys } = agreeOnSession();
  const { request: requestKey, sign: requestMac, response: responseKey } = keys;

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
  const { kid, sharedKey, keys } = shareKey();
  const { request: requestKey, sign: requestMac, response: responseKey, mac: responseMac } = keys;

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

export function vectorFiles(): Record<string, string> {
  const [session, shared] = [sessionVectors(), staticVectors()];
  return {
    'session.json': fileText(session),
    'static.json': fileText(shared),
    'legacy.json': fileText(legacyVectors()),
    'refused.json': fileText(refusedVectors()),
    'refused-answers.json': fileText(refusedAnswerVectors(session, shared)),
    'taken.json': fileText(takenVectors()),
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
