import { describe, expect, it } from 'vitest';
import { clientOver } from './client.ts';
import { createSessionClient } from './session-client.ts';
import { serverOver } from './server.ts';
import { sessionSuite } from './session-server.ts';
import { generateServerKey, importServerKey } from './server-key.ts';
import { createMemoryReplayWindow } from './replay-window.ts';

const serverKey = await importServerKey(await generateServerKey('key-1'));
const parts = { method: 'POST', path: '/user/userInfo', payload: '{}' };

describe('the client', () => {
  it('refuses a partner id, token or key that would not survive the wire', async () => {
    expect(() => createSessionClient({ partnerId: 'a b', serverKey })).toThrow('A partner id');
    const client = createSessionClient({ partnerId: 'web', serverKey });
    for (const text of ['', ' a', 'a\n', 'é']) {
      await expect(client.seal({ ...parts, token: text })).rejects.toThrow(TypeError);
      await expect(client.seal({ ...parts, idempotencyKey: text })).rejects.toThrow(TypeError);
    }
  });

  it('opens its channel once, with the first request', async () => {
    let opened = 0;
    const client = clientOver(
      () => {
        opened += 1;
        return Promise.reject(new Error('no channel'));
      },
      { partnerId: 'web' },
    );
    expect(opened).toBe(0);
    await Promise.allSettled([client.seal(parts), client.seal(parts)]);
    expect(opened).toBe(1);
  });

  it('keeps one session for the page, and another page has another', async () => {
    const client = createSessionClient({ partnerId: 'web', serverKey });
    const envelopes = await Promise.all(
      [client, client, createSessionClient({ partnerId: 'web', serverKey })].map(
        async (page) => (await page.seal(parts)).headers.Envelope,
      ),
    );
    expect(envelopes[0]).toBe(envelopes[1]);
    expect(envelopes[2]).not.toBe(envelopes[0]);
  });
});

describe('the server', () => {
  it('will not seal an answer that could not be read as it was meant', async () => {
    const server = serverOver([sessionSuite({ current: serverKey })], {
      partnerIds: ['web'],
      replayWindow: createMemoryReplayWindow(),
    });
    const { headers, form } = await createSessionClient({ partnerId: 'web', serverKey }).seal(parts);
    const lowered = new Headers(headers);
    const opened = await server.open({ ...parts, form, header: (name) => lowered.get(name) ?? undefined });
    for (const answer of [{ code: 0, body: '' }, { code: -0 }, { code: 1.5 }, { code: Number.NaN }]) {
      await expect(opened.seal(answer)).rejects.toThrow(TypeError);
    }
  });
});
