import { runInNewContext } from 'node:vm';
import CryptoJS from 'crypto-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { requestsOf } from '#contract/collection/requests.ts';
import { sealing } from '#contract/collection/sealing.ts';
import { writeCollections } from '#contract/collection/write-collections.ts';
import { readCanonical } from '#contract/document/openapi.ts';
import { type OperationFacts, operations } from '#generated/operations.ts';
import { validators } from '#generated/validators.ts';
import type { ServerEnvelope, WireAnswer } from '#wire/envelope/envelope.ts';
import { openSuites } from '#wire/envelope/offer-suites.ts';
import { createMemoryReplayWindow } from '#wire/envelope/replay-window.ts';
import { generateServerKey, importServerKey } from '#wire/envelope/server-key.ts';
import { serverOver } from '#wire/envelope/server.ts';

const files = writeCollections(readCanonical());
const calls = Object.values<OperationFacts>(operations).filter(({ envelope }) => envelope !== 'multipart');

interface Folder {
  name: string;
  item?: { name: string; request: { url: { raw: string }; body?: { raw?: string } } }[];
}

describe.each(['postman.json', 'postman-sealed.json'])('The collection %s', (name) => {
  const collection = JSON.parse(files.get(name) ?? '') as { info: { schema: string }; item: Folder[] };
  const requests = collection.item.flatMap(({ item = [] }) => item);

  test('is of Postman v2.1 and has every call except uploads, tokens first', () => {
    expect(collection.info.schema).toContain('/v2.1.0/');
    expect(requests.map((request) => request.name).toSorted()).toEqual(calls.map(({ id }) => id).toSorted());
    expect(requests.slice(0, 2).map((request) => request.name)).toEqual(['getBaseToken', 'login']);
  });

  test('sends payloads that the contract accepts', () => {
    for (const { name: id, request } of requests) {
      const operation = calls.find((call) => call.id === id);
      if (operation === undefined || operation.envelope === 'plain') continue;
      const text = (request.body?.raw ?? '')
        .replace('{{email}}', 'a@example.com')
        .replace('{{password}}', 'Mombasa2026');
      const { payload } = validators[id as keyof typeof validators];
      expect(payload['~standard'].validate(JSON.parse(text)), id).not.toHaveProperty('issues');
      expect(request.url.raw).toBe(`{{base}}${operation.path}`);
    }
  });
});

test.each(['bruno', 'bruno-sealed'])('The folder %s has a file for every call, and a description', (folder) => {
  expect(JSON.parse(files.get(`${folder}/bruno.json`) ?? '')).toMatchObject({ type: 'collection' });
  for (const { id, folder: place, path, method } of requestsOf(readCanonical())) {
    const text = files.get(`${folder}/${place}/${id}.bru`) ?? '';
    expect(text).toContain(`${method.toLowerCase()} {\n  url: {{base}}${path}`);
    expect(text).toContain(`name: ${id}\n`);
  }
});

describe('The encryption script', () => {
  interface Sealing {
    sealCall(parts: Record<string, string>): { sign: string; headers: Record<string, string>; json: string };
    openAnswer(parts: { sharedKey: string; sign: string; answer: WireAnswer }): string;
  }
  const script = runInNewContext(`${sealing}; ({ sealCall, openAnswer })`, { require: () => CryptoJS }) as Sealing;
  const partnerId = 'gariport-web';
  const path = '/order/submit';
  let envelope: ServerEnvelope;
  let key: { sharedKey: string; kid: string };

  beforeAll(async () => {
    const current = await importServerKey(await generateServerKey('collections'));
    const { id: kid, sharedKey = '' } = current;
    key = { kid, sharedKey };
    envelope = serverOver(openSuites(['static'], { current }), {
      partnerIds: [partnerId],
      replayWindow: createMemoryReplayWindow(),
    });
  });

  function seal(more: Record<string, string>) {
    const payload = '{"name":"小林 é"}';
    return script.sealCall({ ...key, partnerId, path, payload, sequenceId: String(Date.now()), ...more });
  }

  test.each([
    ['with a token and a key', { token: 'access-token', idempotencyKey: 'once' }],
    ['of a visitor', {}],
  ])('seals a call %s as the server opens it, and opens the server’s answer', async (_what, more) => {
    const { sign, headers, json } = seal(more);
    const sent = new Headers(headers);
    const form = new URLSearchParams({ json }).toString();
    const opened = await envelope.open({ method: 'POST', path, form, header: (name) => sent.get(name) ?? undefined });
    expect(opened).toMatchObject({ payload: '{"name":"小林 é"}', ...more });
    const answer = await opened.seal({ code: 400, body: '{"left":1}', message: 'いいえ' });
    expect(script.openAnswer({ sharedKey: key.sharedKey, sign, answer })).toBe('{"left":1}');
    const altered = { ...answer, code: 0 };
    expect(() => script.openAnswer({ sharedKey: key.sharedKey, sign, answer: altered })).toThrow('not authentic');
  });
});
