import { describe, expect, it, vi } from 'vitest';
import type { loadEnvelope } from '#wire/envelope/load-envelope.ts';
import { api } from './api.ts';
import { configureApi } from './client.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { baseToken, createTestApi, englishTexts, nextTokens } from './testing/test-api.ts';

const credentials = { email: 'wanjiku.kamau@example.com', password: 'Mombasa2026' };

describe('Payloads', () => {
  it('A-237 carry language and timeZone as they are at the time of the call', async () => {
    let language: 'en' | 'cn' | 'jp' = 'en';
    const { client, server } = createTestApi({ language: () => language, timeZone: () => 'Asia/Tokyo' });
    server.on('listMakes', () => ({ code: 0, body: { makeList: [] } }));
    server.on('listModels', () => ({ code: 0, body: [] }));
    await api.listMakes({ client });
    language = 'cn';
    await api.listModels({ client, body: { makeId: '7' } });
    expect(server.calls.map(({ payload }) => payload)).toEqual([
      { language: 'en', timeZone: 'Asia/Tokyo' },
      { makeId: '7', language: 'cn', timeZone: 'Asia/Tokyo' },
    ]);
  });

  it('A-236 A-242 carry the base token for a visitor and the access token for a user', async () => {
    const { client, server, session } = createTestApi({ loggedIn: false });
    server.on('listMakes', () => ({ code: 0, body: { makeList: [] } }));
    await api.listMakes({ client });
    session.begin(nextTokens);
    await api.listMakes({ client });
    expect(server.callsOf('listMakes').map(({ token }) => token)).toEqual([baseToken, nextTokens.accessToken]);
  });

  it('carry an idempotency key for repeatable changes, or the caller’s own', async () => {
    const { client, server } = createTestApi();
    server.on('closeOrder', () => ({ code: 0 }));
    server.on('listMakes', () => ({ code: 0, body: { makeList: [] } }));
    await api.closeOrder({ client, body: { id: '1' } });
    await api.closeOrder({ client, body: { id: '1' } });
    await api.closeOrder({ client, body: { id: '1' }, headers: { 'Idempotency-Key': 'mine' } });
    await api.listMakes({ client });
    const [first, second, third, query] = server.calls.map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
    expect(third).toBe('mine');
    expect(query).toBeUndefined();
  });
});

describe('Answers', () => {
  it('A-285 return errorMessage, message or the default text for a success without a body', async () => {
    const { client, server } = createTestApi();
    const answers = [{ errorMessage: 'first', message: 'second' }, { message: 'second' }, { message: '' }, {}];
    server.on('closeOrder', () => ({ code: 0, ...answers.shift() }));
    const close = async () => (await api.closeOrder({ client, body: { id: '1' } })).data;
    expect([await close(), await close(), await close(), await close()]).toEqual(['first', 'second', 'Done', 'Done']);
  });

  it('A-286 return the whole answer of login, register, userInfo and verify', async () => {
    const { client, server } = createTestApi({ loggedIn: nextTokens });
    server.on('login', () => ({ code: 0, body: nextTokens, message: 'welcome' }));
    server.on('register', () => ({ code: 400, message: 'An account with this e-mail already exists' }));
    server.on('getUserInfo', () => ({ code: 500 }));
    server.on('verifyRegistration', () => ({ code: 0 }));
    await expect(api.login({ client, body: credentials })).resolves.toMatchObject({
      data: { code: 0, body: nextTokens, message: 'welcome' },
    });
    await expect(api.register({ client, body: { ...credentials, countryName: 'Kenya' } })).resolves.toMatchObject({
      data: { code: 400, message: 'An account with this e-mail already exists' },
    });
    await expect(api.getUserInfo({ client })).resolves.toMatchObject({
      data: { code: 500, message: englishTexts.code('serverError') },
    });
    await expect(
      api.verifyRegistration({ client, body: { authKey: 'ak_Qm7Wc2Xr9LsT4vNz8KbJ' } }),
    ).resolves.toMatchObject({
      data: { code: 0 },
    });
  });

  it('A-286 fail for those calls too if there is no answer', async () => {
    const { client } = createTestApi({
      network: { fetch: () => Promise.reject(new TypeError()), isOnline: () => true },
    });
    const { data, error } = await api.getUserInfo({ client });
    expect(data).toBeUndefined();
    expect(error).toMatchObject({
      code: 'unreachable',
      message: 'Network error. Please check your connection.',
      display: 'whole',
    });
  });

  it('A-295 are unreadable if they violate the contract', async () => {
    const { client, server } = createTestApi();
    server.on('listCountries', () => ({ code: 0, body: [{ code: 'Kenya' }] }));
    const { error } = await api.listCountries({ client });
    expect(error).toMatchObject({ code: 'unreadable', message: 'The response could not be read. Please try again.' });
  });

  it('never report a change as failed that succeeded with an answer against the contract', async () => {
    const { client, server } = createTestApi();
    server.on('requestMpesaPayment', () => ({ code: 0, body: { state: 'waiting' } }));
    const body = { id: '500001', phone: '254712345678', amount: 100 };
    const { error } = await api.requestMpesaPayment({ client, body });
    expect(error).toMatchObject({ code: 'unknown', message: englishTexts.message('outcomeUnknown') });
  });

  it('reject with the failure if the caller uses throwOnError', async () => {
    const { client, server } = createTestApi();
    server.on('listCountries', () => ({ code: 400, message: 'no' }));
    await expect(api.listCountries({ client, throwOnError: true })).rejects.toMatchObject({
      name: 'ApiFailure',
      code: 400,
      message: 'no',
      operationId: 'listCountries',
      display: 'toast',
    });
  });

  it('A-240 return a downloaded file, after refreshing the session if necessary', async () => {
    const { client, server } = createTestApi();
    server.on('refreshToken', () => ({ code: 0, body: nextTokens }));
    server.on('downloadProforma', ({ token }) =>
      token === nextTokens.accessToken
        ? new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } })
        : { code: 430, message: 'over' },
    );
    const { data } = await api.downloadProforma({ client, body: { id: '500001' } });
    await expect(data?.text()).resolves.toBe('%PDF-1.7');
  });

  it('A-296 show a special text for a failed download', async () => {
    const { client, server } = createTestApi();
    server.on('downloadProforma', () => new Response('<html>', { status: 502 }));
    const { error } = await api.downloadProforma({ client, body: { id: '500001' } });
    expect(error).toMatchObject({ code: 'unreachable', message: 'The download failed. Please try again later.' });
  });

  it('A-240 come for plain calls from a GET with parameters or a legacy form', async () => {
    const { client, server } = createTestApi();
    const time = { epochMilliseconds: 1777888800000, timeText: '2026-05-04 13:00:00' };
    server.on('getServerTime', () => ({ code: 0, body: time }));
    server.on('sendClientLog', () => ({ code: 0 }));
    await expect(api.getServerTime({ client, query: { timeZone: 'Africa/Nairobi' } })).resolves.toMatchObject({
      data: time,
    });
    const { data } = await api.sendClientLog({ client, body: { level: 'warn', message: 'slow', page: '/Kenya' } });
    expect(data).toBe('Done');
    expect(server.calls.map(({ payload, token, init }) => ({ payload, token, method: init.method }))).toEqual([
      { payload: { timeZone: 'Africa/Nairobi' }, token: undefined, method: 'GET' },
      { payload: { level: 'warn', message: 'slow', page: '/Kenya' }, token: undefined, method: 'POST' },
    ]);
  });
});

describe('Time and network', () => {
  it("A-289 shows 'The connection is slow. Please try again.' for a query without an answer after 16000 ms", async () => {
    const clock = createManualClock();
    const { client, server } = createTestApi({ clock });
    server.on('listMakes', () => new Promise(() => {}));
    const call = api.listMakes({ client });
    await clock.waitForTimers(1);
    clock.advance(16_000);
    await expect(call).resolves.toMatchObject({
      error: { code: 'timeout', message: 'The connection is slow. Please try again.' },
    });
  });

  it('repeats a change of unknown outcome in a new envelope with the same key', async () => {
    const clock = createManualClock();
    const { client, server } = createTestApi({ clock });
    let orders = 0;
    server.on('closeOrder', () => {
      orders += 1;
      return orders === 1 ? new Promise(() => {}) : { code: 0, message: 'closed before' };
    });
    const call = api.closeOrder({ client, body: { id: '1' } });
    await expect.poll(() => server.calls.length, { interval: 1 }).toBe(1);
    clock.advance(16_000);
    await expect(call).resolves.toMatchObject({ data: 'closed before' });
    const [first, second] = server.calls;
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(second?.init.body).not.toBe(first?.init.body);
  });

  it('lets a phone buy whose clock is an hour off', async () => {
    const { client, server } = createTestApi({ clockError: 3_600_000 });
    server.on('closeOrder', () => ({ code: 0 }));
    await expect(api.closeOrder({ client, body: { id: '1' } })).resolves.toMatchObject({ data: 'Done' });
    expect(server.calls).toHaveLength(1);
  });

  it('corrects the clock for all pending calls', async () => {
    const { client, server } = createTestApi({ clockError: -3_600_000 });
    server.on('listCoupons', () => ({ code: 0, body: [] }));
    const calls = Array.from({ length: 10 }, () => api.listCoupons({ client }));
    expect((await Promise.all(calls)).map(({ data }) => data)).toEqual(Array.from({ length: 10 }, () => []));
  });

  it('fails an aborted call without a message', async () => {
    const { client, server } = createTestApi();
    const abort = new AbortController();
    server.on('listMakes', () => new Promise(() => {}));
    const call = api.listMakes({ client, signal: abort.signal });
    abort.abort();
    await expect(call).resolves.toMatchObject({ error: { code: 'aborted', message: '' } });
  });

  it('reloads a suite whose chunk failed to load with the next call', async () => {
    const load = vi.fn<typeof loadEnvelope>().mockRejectedValue(new Error('chunk'));
    const { client } = createTestApi({ loadEnvelope: load });
    await expect(api.listMakes({ client })).resolves.toMatchObject({ error: { code: 'unsealable' } });
    await api.listMakes({ client });
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('configureApi', () => {
  it('makes the generated calls work, but not before', async () => {
    expect(() => api.listMakes()).toThrow('installClient');
    configureApi({
      baseUrl: '/api',
      envelope: { partnerId: 'site', suites: [{ suite: 'session', key: { id: 'k1', publicKey: 'none' } }] },
      tokens: {
        read: () => ({ accessToken: 'a', refreshToken: 'r' }),
        write() {},
        clear() {},
        onChange: () => () => {},
      },
      clearStorage() {},
      language: () => 'en',
      timeZone: () => 'UTC',
      texts: englishTexts,
    });
    await expect(api.listMakes()).resolves.toMatchObject({ error: { code: 'unsealable' } });
  });
});
