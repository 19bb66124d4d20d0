import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/platform/operations/log.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { commonHandlers } from './common-handlers.ts';

const written: string[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({ handlers: commonHandlers, log: createLog('info', (line) => written.push(line)) });
});
afterAll(() => server.close());

test('the server returns its time as a number and in the caller’s time zone', async () => {
  expect(await server.call('getServerTime', { timeZone: 'Africa/Nairobi' })).toEqual({
    code: 0,
    body: { epochMilliseconds: 1_781_258_400_000, timeText: '2026-06-12 13:00:00' },
  });
  const unknown = await server.call('getServerTime', { timeZone: 'Moon/Crater' });
  expect(unknown.body).toMatchObject({ timeText: '2026-06-12 10:00:00' });
});

test('a client report is logged without the tokens in it', async () => {
  const entry = { level: 'error', message: 'failed with gat_0123456789abcdefghij\n{"level":"fatal"}', page: '/Kenya' };
  expect(await server.call('sendClientLog', entry)).toEqual({ code: 0 });
  const line = written.find((text) => text.includes('a client reported')) ?? '';
  expect(JSON.parse(line)).toMatchObject({
    level: 'info',
    client: { level: 'error', message: 'failed with [removed]\n{"level":"fatal"}', page: '/Kenya' },
  });
});

test('A-255 the country list contains every country once, Kenya first, in the language of the call', async () => {
  const list = async (language: 'en' | 'cn' | 'jp') =>
    (await server.call('listCountries', {}, { language })).body as { code: string; name: string; id: string }[];
  const english = await list('en');
  expect(english[0]).toEqual({ code: 'KE', name: 'Kenya', id: '1' });
  expect(new Set(english.map(({ code }) => code)).size).toBe(english.length);
  expect((await list('cn'))[0]?.name).toBe('肯尼亚');
  expect((await list('jp'))[0]?.name).toBe('ケニア');
});
