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
  it('refuses a client id, token or key that would not survive the wire', async () => {
    expect(() => createSessionClient({ partnerId: 'a b', serverKey })).toThrow(
      'A partner id is 1 to 64 letters, digits, dots, hyphens or underscores.',
    );
    const client = createSessionClient({ partnerId: 'web', serverKey });
    for (const text of ['', ' a', 'a\n', 'é']) {
      const words = 'A token or key must be fit for a header.';
      await expect(client.seal({ ...parts, token: text })).rejects.toThrow(words);
      await expect(client.seal({ ...parts, idempotencyKey: text })).rejects.toThrow(words);
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

  it('keeps one session per page', async () => {
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
  it('does not seal an answer that could not be read as intended', async () => {
    const server = serverOver([sessionSuite({ current: serverKey })], {
      partnerIds: ['web'],
      replayWindow: createMemoryReplayWindow(),
    });
    const { headers, form } = await createSessionClient({ partnerId: 'web', serverKey }).seal(parts);
    const lowered = new Headers(headers);
    const opened = await server.open({ ...parts, form, header: (name) => lowered.get(name) ?? undefined });
    await expect(opened.seal({ code: 0, body: '' })).rejects.toThrow('Empty text is no JSON; leave the body out.');
    for (const code of [-0, 1.5, Number.NaN]) {
      await expect(opened.seal({ code })).rejects.toThrow('A code is a whole number.');
    }
  });

  it('passes a token and a key only if present, and seals texts only if present', async () => {
    const server = serverOver([sessionSuite({ current: serverKey })], {
      partnerIds: ['web'],
      replayWindow: createMemoryReplayWindow(),
    });
    const client = createSessionClient({ partnerId: 'web', serverKey });
    const keysOf = async (more: object) => {
      const { headers, form } = await client.seal({ ...parts, ...more });
      const lowered = new Headers(headers);
      const opened = await server.open({ ...parts, form, header: (name) => lowered.get(name) ?? undefined });
      const answers = [{ code: 0 }, { code: 400, message: 'no', errorMessage: 'why' }];
      const sealed = await Promise.all(answers.map((answer) => opened.seal(answer)));
      return [headers, opened, ...sealed].map((value) => Object.keys(value).toSorted());
    };
    const answers = [
      ['body', 'code'],
      ['body', 'code', 'errorMessage', 'message'],
    ];
    expect(await keysOf({})).toEqual([['Content-Type', 'Envelope'], ['consumer', 'payload', 'seal'], ...answers]);
    expect(await keysOf({ token: 'a', idempotencyKey: 'b' })).toEqual([
      ['Authorization', 'Content-Type', 'Envelope', 'Idempotency-Key'],
      ['consumer', 'idempotencyKey', 'payload', 'seal', 'token'],
      ...answers,
    ]);
  });
});
