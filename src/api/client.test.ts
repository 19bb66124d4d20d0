import { describe, expect, it, vi } from 'vitest';
import type { loadEnvelope } from '../../wire/envelope/load-envelope.ts';
import { api } from './api.ts';
import { configureApi } from './client.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { baseToken, createTestApi, englishTexts, nextTokens } from './testing/test-api.ts';

const credentials = { email: 'wanjiku.kamau@example.com', password: 'Mombasa2026' };

describe('Payloads', () => {
  it('A-237 Every payload carries language and timeZone, as they are at the time of the call', async () => {
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

  it('A-236 A-242 A visitor sends the base token, a user the access token', async () => {
    const { client, server, session } = createTestApi({ loggedIn: false });
    server.on('listMakes', () => ({ code: 0, body: { makeList: [] } }));
    await api.listMakes({ client });
    session.begin(nextTokens);
    await api.listMakes({ client });
    expect(server.callsOf('listMakes').map(({ token }) => token)).toEqual([baseToken, nextTokens.accessToken]);
  });

  it('A change that may be repeated carries a key of its own, or the one that the caller gives', async () => {
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
  it('A-285 A success without a body is its errorMessage, its message or the usual text', async () => {
    const { client, server } = createTestApi();
    const answers = [{ errorMessage: 'first', message: 'second' }, { message: 'second' }, { message: '' }, {}];
    server.on('closeOrder', () => ({ code: 0, ...answers.shift() }));
    const close = async () => (await api.closeOrder({ client, body: { id: '1' } })).data;
    expect([await close(), await close(), await close(), await close()]).toEqual(['first', 'second', 'Done', 'Done']);
  });

  it('A-286 The calls login, register, userInfo and verify hand the whole answer over', async () => {
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

  it('A-286 Those calls fail too where no answer comes at all', async () => {
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

  it('A-295 An answer that breaks the contract is unreadable', async () => {
    const { client, server } = createTestApi();
    server.on('listCountries', () => ({ code: 0, body: [{ code: 'Kenya' }] }));
    const { error } = await api.listCountries({ client });
    expect(error).toMatchObject({ code: 'unreadable', message: 'The answer could not be read. Please try again.' });
  });

  it('A call rejects with the failure where the caller wants it thrown', async () => {
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

  it('A-240 A download gives the file, and refreshes the session if it must', async () => {
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

  it('A-296 A download without an answer shows its own text', async () => {
    const { client, server } = createTestApi();
    server.on('downloadProforma', () => new Response('<html>', { status: 502 }));
    const { error } = await api.downloadProforma({ client, body: { id: '500001' } });
    expect(error).toMatchObject({ code: 'unreachable', message: 'The download failed. Please try again later.' });
  });

  it('A-240 Plain calls are a GET with parameters or a legacy form', async () => {
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
  it("A-289 A query without an answer after 16000 ms shows 'The connection is slow. Please try again.'", async () => {
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

  it('A change of unknown outcome is asked again, in a new envelope with the same key', async () => {
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

  it('A phone whose clock is an hour off can buy', async () => {
    const { client, server } = createTestApi({ clockError: 3_600_000 });
    server.on('closeOrder', () => ({ code: 0 }));
    await expect(api.closeOrder({ client, body: { id: '1' } })).resolves.toMatchObject({ data: 'Done' });
    expect(server.calls).toHaveLength(1);
  });

  it('The clock is repaired for all calls that were on their way together', async () => {
    const { client, server } = createTestApi({ clockError: -3_600_000 });
    server.on('listCoupons', () => ({ code: 0, body: [] }));
    const calls = Array.from({ length: 10 }, () => api.listCoupons({ client }));
    expect((await Promise.all(calls)).map(({ data }) => data)).toEqual(Array.from({ length: 10 }, () => []));
  });

  it('A call that its caller aborts fails without a text', async () => {
    const { client, server } = createTestApi();
    const abort = new AbortController();
    server.on('listMakes', () => new Promise(() => {}));
    const call = api.listMakes({ client, signal: abort.signal });
    abort.abort();
    await expect(call).resolves.toMatchObject({ error: { code: 'aborted', message: '' } });
  });

  it('A suite whose code could not be fetched is fetched again with the next call', async () => {
    const load = vi.fn<typeof loadEnvelope>().mockRejectedValue(new Error('chunk'));
    const { client } = createTestApi({ loadEnvelope: load });
    await expect(api.listMakes({ client })).resolves.toMatchObject({ error: { code: 'unsealable' } });
    await api.listMakes({ client });
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('configureApi', () => {
  it('The generated calls work once the client is configured, and not before', async () => {
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
