import { expect, test } from 'vitest';
import { AnswerUnreadable, type ServerEnvelope } from '../envelope/envelope.ts';
import { createMemoryReplayWindow } from '../envelope/replay-window.ts';
import { generateServerKey, importServerKey } from '../envelope/server-key.ts';
import { serverOver } from '../envelope/server.ts';
import { createSessionClient } from '../envelope/session-client.ts';
import { sessionSuite } from '../envelope/session-server.ts';
import { acceptSessionInNode, loadEnvelopeInNode } from './session.ts';

const partnerId = 'web';
const key = await importServerKey(await generateServerKey('k1'));
const suites = [{ suite: 'session' as const, key }];
const options = () => ({ partnerIds: [partnerId], replayWindow: createMemoryReplayWindow() });

const clients = {
  WebCrypto: () => createSessionClient({ partnerId, serverKey: key }),
  Node: () => loadEnvelopeInNode({ partnerId, suites }),
};
const servers: Record<keyof typeof clients, () => ServerEnvelope> = {
  WebCrypto: () => serverOver([sessionSuite({ current: key })], options()),
  Node: () => serverOver([sessionSuite({ current: key }, undefined, acceptSessionInNode)], options()),
};

const ways = (['WebCrypto', 'Node'] as const).flatMap((from) =>
  (['WebCrypto', 'Node'] as const).flatMap((to) =>
    // Below, at and above the size that is passed to other threads.
    [0, 131_071 - 11, 131_072 - 11, 131_073 - 11, 400_000].map((size) => ({ from, to, size })),
  ),
);

test.each(ways)('$size characters sealed by $from open at $to, and the answer the other way round', async (way) => {
  const client = await clients[way.from]();
  const call = { method: 'POST', path: '/common/uploadByBase64' };
  const payload = `{"file":"${'x'.repeat(way.size)}"}`;
  const sealed = await client.seal({ ...call, payload, token: 'a-token' });
  const sent = new Headers(sealed.headers);
  const opened = await servers[way.to]().open({
    ...call,
    form: sealed.form,
    header: (name) => sent.get(name) ?? undefined,
  });
  expect(opened.payload).toBe(payload);
  const answer = await opened.seal({ code: 0, body: payload });
  expect(await sealed.open(answer)).toEqual({ code: 0, body: payload });
  await expect(sealed.open({ ...answer, code: 400 })).rejects.toBeInstanceOf(AnswerUnreadable);
});

test('If session is not offered, another suite is used', async () => {
  const sharedKey = btoa('a key of thirty-two bytes, known');
  const client = await loadEnvelopeInNode({
    partnerId,
    suites: [{ suite: 'static', key: { id: 's1', sharedKey } }],
  });
  const { headers } = await client.seal({ method: 'POST', path: '/a', payload: '{}' });
  expect(headers['Envelope']).toContain('static');
});
