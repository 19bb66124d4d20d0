import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount, type TestAccount } from '#server/testing/open-account.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { uploadHandlers } from '#server/platform/uploads/handlers.ts';
import { jpeg } from '#server/platform/uploads/testing/make-pictures.ts';
import { linkFile, pathIn } from './file-links.ts';
import { serveFiles } from './serve-files.ts';
import { checkDocumentLink } from '#server/marketplace/orders/documents/document-links.ts';

const minute = 60_000;
let server: TestServer;
let owner: TestAccount;
let link: string;

beforeAll(async () => {
  server = await openTestServer({ handlers: uploadHandlers });
  serveFiles(server.app, server.services, checkDocumentLink);
  owner = await openAccount(server);
  link = await uploadAs(owner);
});

afterAll(() => server.close());

async function uploadAs({ token }: TestAccount, quality = 80): Promise<string> {
  const imgBase64 = (await jpeg({ quality })).toString('base64');
  return ((await server.call('uploadImage', { imgBase64 }, { token })).body as { url: string }).url;
}

const open = async (url: string) => (await server.app.inject(url)).statusCode;
const isNowhere = { code: 400, message: 'route path error' };

test('The link to an upload opens it, and a browser may neither execute nor cache it', async () => {
  const response = await server.app.inject(link);
  const stored = await server.services.files.read(pathIn(link));
  expect([response.statusCode, response.rawPayload.equals(stored ?? Buffer.alloc(0))]).toEqual([200, true]);
  expect(response.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f]{64}\.jpg"$/) as string,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect((await server.app.inject({ method: 'HEAD', url: link })).statusCode).toBe(200);
});

test('A URL without a pass or with a forged one is not found, whether or not the file exists', async () => {
  const other = await uploadAs(owner, 40);
  const [path, pass = ''] = link.split('?pass=');
  const there = [
    path,
    `${path}?pass=`,
    `${path}?pass=${pass.slice(0, -1)}`,
    `${path}?pass=${pass.replace(owner.accountId, 'somebody-else-20chars')}`,
    `${path}?pass=${pass.replace('gfl_', 'gsl_')}`,
    `${path}?pass=${pass}&pass=${pass}`,
    // The pass of another file.
    `${pathIn(other)}?pass=${pass}`,
  ];
  for (const url of [...there, `/files/ab/${'ab'.repeat(32)}.jpg?pass=${pass}`]) {
    const response = await server.app.inject(String(url));
    expect([url, response.statusCode, response.json()]).toEqual([url, 404, isNowhere]);
  }
});

test('A link works for 30 to 60 minutes, and the next response has a new one', async () => {
  const clocked = await openTestServer({ handlers: uploadHandlers });
  serveFiles(clocked.app, clocked.services, checkDocumentLink);
  const { accountId, token } = await openAccount(clocked);
  const imgBase64 = (await jpeg()).toString('base64');
  const upload = async () =>
    ((await clocked.call('uploadImage', { imgBase64 }, { token })).body as { url: string }).url;
  const status = async (url: string) => (await clocked.app.inject(url)).statusCode;
  const first = await upload();
  clocked.advance(30 * minute - 1);
  expect(await status(first)).toBe(200);
  clocked.advance(30 * minute + 1);
  const late = await clocked.app.inject(first);
  expect([late.statusCode, late.body]).toEqual([410, expect.stringMatching(/^This link has expired\. Open /)]);
  const { sessionId } = await sessionOf(clocked, accountId);
  const next = linkFile(clocked.services.secret, pathIn(first), { accountId, sessionId }, clocked.services.clock());
  expect([next === first, await status(next)]).toEqual([false, 200]);
  await clocked.close();
});

test('A link ends when its session ends or its account is blocked', async () => {
  const { database, clock } = server.services;
  const guest = await openAccount(server);
  const guests = await uploadAs(guest, 50);
  expect(await open(guests)).toBe(200);
  await database.updateTable('account').set({ blocked_at: clock() }).where('id', '=', guest.accountId).execute();
  expect(await open(guests)).toBe(410);
  await database.updateTable('account').set({ blocked_at: null }).where('id', '=', guest.accountId).execute();
  expect(await open(guests)).toBe(200);
  await database.updateTable('session').set({ ended_at: clock() }).where('account_id', '=', guest.accountId).execute();
  expect(await open(guests)).toBe(410);
});

test('Another user’s link opens nothing, and a staff link opens any upload', async () => {
  const stranger = await openAccount(server);
  const { secret, clock } = server.services;
  const holder = await sessionOf(server, stranger.accountId);
  expect(await open(linkFile(secret, pathIn(link), holder, clock()))).toBe(410);
  expect(await open(linkFile(secret, pathIn(link), 'staff', clock()))).toBe(200);
  const late = new Date(clock().getTime() - 60 * minute);
  expect(await open(linkFile(secret, pathIn(link), 'staff', late))).toBe(410);
});

test('A URL that is no upload is returned unchanged', () => {
  const { secret, clock } = server.services;
  for (const address of ['/pictures/100001/front.webp', 'https://cdn.example/a.jpg', '']) {
    expect(linkFile(secret, address, 'staff', clock())).toBe(address);
  }
});

async function sessionOf({ services }: TestServer, accountId: string) {
  const { id } = await services.database
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { accountId, sessionId: id };
}

test.each([
  '/files/',
  '/files/ab/',
  '/files/ab/none.jpg',
  '/files/..%2f..%2fetc/passwd',
  '/files/%2e%2e/server-secret',
  '/files/ab/..%2f..%2f..%2fserver-secret.jpg',
])('Nothing is listed or found at %s', async (url) => {
  const response = await server.app.inject(url);
  expect([response.statusCode, response.json()]).toEqual([404, isNowhere]);
});

test('A file is not served under another extension', async () => {
  for (const extension of ['.html', '.png']) {
    const path = pathIn(link).replace('.jpg', extension);
    expect(await open(linkFile(server.services.secret, path, 'staff', server.services.clock()))).toBe(404);
  }
});
