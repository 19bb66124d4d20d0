import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { serveChat } from './serve-chat.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer({ handlers: {} });
  serveChat(server.app, { services: server.services });
});

afterAll(() => server.close());

test.each([
  ['/chat', 'en', 'Live chat'],
  ['/chat?language=en', 'en', 'Live chat'],
  ['/chat?language=cn', 'zh', '在线客服'],
  ['/chat?language=jp', 'ja', 'ライブチャット'],
  ['/chat?language=<script>', 'en', 'Live chat'],
])('The URL %s serves the frame in %s', async (url, language, title) => {
  const { statusCode, body } = await server.app.inject(url);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain(`<title>${title}</title>`);
  expect(body).not.toMatch(/<!--|\{\{\w+\}\}(?!,|，|様)/);
});

test('B-302 Only our own pages may show the chat in a frame, and only its own files run inside', async () => {
  const { headers, body } = await server.app.inject('/chat');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
  );
  expect(headers['referrer-policy']).toBe('no-referrer');
  const named = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
  for (const path of [...named, '/chat/page/connection.js', '/chat/page/messages.js']) {
    const file = await server.app.inject(path);
    expect([path, file.statusCode]).toEqual([path, 200]);
    expect(file.headers['x-content-type-options']).toBe('nosniff');
  }
  expect((await server.app.inject('/chat/page/chat.html')).statusCode).toBe(404);
  expect((await server.app.inject('/chat/page/..%2fhandlers.ts')).statusCode).toBe(404);
});

test('The frame’s scripts have no way to turn text into HTML', () => {
  for (const name of ['chat.js', 'connection.js', 'messages.js']) {
    const source = readFileSync(join(import.meta.dirname, 'page', name), 'utf8');
    expect(source).not.toMatch(
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|console\./,
    );
  }
});
