import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { serveFiles } from './serve-files.ts';

let server: TestServer;
let path: string;

beforeAll(async () => {
  server = await openTestServer({ handlers: {} });
  serveFiles(server.app, server.services.files);
  ({ path } = await server.services.files.put(Buffer.from('a picture'), 'jpg'));
});

afterAll(() => server.close());

test('a picture is served to whoever knows its path, never to run, never to be kept on the way', async () => {
  const response = await server.app.inject(path);
  expect([response.statusCode, response.body]).toEqual([200, 'a picture']);
  expect(response.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': '9',
    'cache-control': 'private, max-age=31536000, immutable',
    'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f]{64}\.jpg"$/) as string,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect((await server.app.inject({ method: 'HEAD', url: path })).statusCode).toBe(200);
});

test.each([
  '/files/',
  '/files/ab/',
  '/files/ab/none.jpg',
  '/files/..%2f..%2fetc/passwd',
  '/files/%2e%2e/server-secret',
  '/files/ab/..%2f..%2f..%2fserver-secret.jpg',
])('nothing is listed or found at %s', async (url) => {
  const response = await server.app.inject(url);
  expect([response.statusCode, response.json()]).toEqual([404, { code: 400, message: 'route path error' }]);
});

test('a file is not served as what it is not', async () => {
  expect((await server.app.inject(path.replace('.jpg', '.html'))).statusCode).toBe(404);
  expect((await server.app.inject(path.replace('.jpg', '.png'))).statusCode).toBe(404);
});
