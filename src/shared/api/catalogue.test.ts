import { describe, expect, it } from 'vitest';
import { api } from './api.ts';
import { displayFailure, type Failure } from './errors.ts';
import { ApiFailure } from '#wire/client/failure.ts';
import { createTestApi, englishTexts, firstTokens, nextTokens } from './testing/test-api.ts';

// Tests each row of the catalogue, from the sealed answer of a server to what the caller gets and who displays it.
const credentials = { email: 'wanjiku.kamau@example.com', password: 'Mombasa2026' };
const failed = (error: Failure | undefined) => error ?? expect.fail('the call did not fail');
const tokensOf = ({ storage }: ReturnType<typeof createTestApi>) => storage.getItem('refreshToken');

describe('The code catalogue', () => {
  it('A-274 returns the body for code 0', async () => {
    const { client, server } = createTestApi();
    server.on('listCountries', () => ({ code: 0, body: [{ code: 'KE', name: 'Kenya' }] }));
    await expect(api.listCountries({ client })).resolves.toEqual({
      data: [{ code: 'KE', name: 'Kenya' }],
      error: undefined,
    });
  });

  it('A-275 returns code 17 to the caller', async () => {
    const { client, server, ends } = createTestApi();
    server.on('generateCaptcha', () => ({ code: 17, message: 'image code, please', errorMessage: 'why' }));
    const { error } = await api.generateCaptcha({ client });
    expect(error).toMatchObject({ code: 17, message: 'image code, please', errorMessage: 'why' });
    expect(error).toMatchObject({ answer: { code: 17, message: 'image code, please', errorMessage: 'why' } });
    expect(ends).toEqual([]);
  });

  it('A-276 shows the server’s message for code 400', async () => {
    const { client, server } = createTestApi();
    server.on('listPorts', () => ({ code: 400, message: 'No ports are available at the moment' }));
    const { error } = await api.listPorts({ client, body: { countryCode: 'KE' } as never });
    expect(error).toBeInstanceOf(ApiFailure);
    expect(displayFailure(failed(error))).toMatchObject({
      text: 'No ports are available at the moment',
      owner: 'toast',
    });
  });

  it.each([{}, { message: '' }])('A-276 shows the generic text for code 400 without a message: %o', async (message) => {
    const { client, server } = createTestApi();
    server.on('listMakes', () => ({ code: 400, ...message }));
    const { error } = await api.listMakes({ client });
    expect(error?.message).toBe(englishTexts.code('failed'));
  });

  it('A-277 clears all local storage for code 403', async () => {
    const test = createTestApi();
    test.storage.setItem('lang', '2');
    test.server.on('listOrders', () => ({ code: 403 }));
    const { error } = await api.listOrders({ client: test.client, body: { status: 0 } as never });
    expect(error?.code).toBe(403);
    expect(test.storage.getItem('lang')).toBeNull();
    expect(tokensOf(test)).toBeNull();
  });

  it.each([
    ['A-278', 416, 'emailField'],
    ['A-278', 427, 'emailField'],
    ['A-279', 417, 'passwordField'],
    ['A-279', 428, 'passwordField'],
  ] as const)('%s shows the server’s message for code %i on login: %s', async (_rule, code, owner) => {
    const { client, server } = createTestApi({ loggedIn: false });
    server.on('login', () => ({ code, message: 'as the server says' }));
    const { data } = await api.login({ client, body: credentials });
    expect(data).toEqual({ code, message: 'as the server says' });
    expect(displayFailure(data as never)).toMatchObject({ text: 'as the server says', owner, toast: false });
  });

  it('A-280 clears the tokens and broadcasts not-logged-in for code 421', async () => {
    const test = createTestApi();
    test.server.on('saveFavorite', () => ({ code: 421 }));
    const { error } = await api.saveFavorite({ client: test.client, body: { id: '1' } as never });
    expect(error?.code).toBe(421);
    expect(displayFailure(failed(error))).toMatchObject({
      owner: 'noticeDialog',
      text: 'Please log in first',
    });
    expect(tokensOf(test)).toBeNull();
    expect(test.ends).toEqual(['notLoggedIn']);
  });

  it('A-281 refreshes the token and repeats the call for code 430', async () => {
    const test = createTestApi();
    test.server.on('refreshToken', () => ({ code: 0, body: nextTokens }));
    test.server.on('listCoupons', ({ token }) =>
      token === nextTokens.accessToken ? { code: 0, body: [] } : { code: 430 },
    );
    const { data } = await api.listCoupons({ client: test.client });
    expect(data).toEqual([]);
    expect(test.server.callsOf('refreshToken').map(({ payload }) => payload)).toEqual([
      { refreshToken: firstTokens.refreshToken, language: 'en', timeZone: 'Africa/Nairobi' },
    ]);
    expect(tokensOf(test)).toBe(nextTokens.refreshToken);
  });

  it.each([431, 432])('A-282 A-297 clears the tokens and broadcasts not-logged-in for code %i', async (code) => {
    const test = createTestApi();
    test.server.on('listCoupons', () => ({ code }));
    const { error } = await api.listCoupons({ client: test.client });
    expect(error?.message).toBe('Your login has expired. Please log in again.');
    expect(displayFailure(failed(error))).toMatchObject({ owner: 'expiredDialog', toast: false });
    expect(tokensOf(test)).toBeNull();
    expect(test.ends).toEqual(['expired']);
  });

  it('A-283 shows the server’s message for code 500 as for 400', async () => {
    const { client, server } = createTestApi();
    server.on('listMakes', () => ({ code: 500 }));
    const { error } = await api.listMakes({ client });
    expect(displayFailure(failed(error))).toMatchObject({ owner: 'toast', text: englishTexts.code('serverError') });
  });

  it('A-284 returns the whole response for code 602', async () => {
    const { client, server } = createTestApi();
    server.on('getPriceDetail', () => ({ code: 602, message: 'This vehicle can no longer be ordered in this way' }));
    const { error } = await api.getPriceDetail({ client, body: { id: '1' } as never });
    expect(error).toMatchObject({
      code: 602,
      message: 'This vehicle can no longer be ordered in this way',
      answer: { code: 602, message: 'This vehicle can no longer be ordered in this way' },
    });
    expect(displayFailure(failed(error))).toMatchObject({ owner: 'place' });
  });
});
