import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { serveOutbox } from './serve-outbox.ts';

let server: TestServer;
let app: FastifyInstance;

beforeAll(async () => {
  server = await openTestServer({ handlers: {} });
  app = fastify();
  serveOutbox(app, server.services.database);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const get = async (url: string) => (await app.inject({ url })).body;

async function post(subject: string, body: string): Promise<void> {
  const { mailer, database, clock } = server.services;
  await mailer.post(database, { to: 'amina@example.com', subject, body, language: 'en' }, clock());
  server.advance(1000);
}

test('An empty outbox says how to fill it', async () => {
  expect(await get('/dev/outbox')).toContain('No mail yet.');
});

test('The page shows the newest e-mail first, with clickable links and escaped text', async () => {
  await post('First', 'Open https://gariport.example/Kenya?authKey=gvk_1&language=en\nBye');
  await post('<b>Second</b>', '<script>alert(1)</script> "quoted"');
  const page = await get('/dev/outbox');
  expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'));
  const address = 'https://gariport.example/Kenya?authKey=gvk_1&amp;language=en';
  expect(page).toContain(`<a href="${address}">${address}</a>\nBye`);
  expect(page).not.toMatch(/<script>|<b>/);
});

test('The same e-mails are served as JSON for tests', async () => {
  const { mails } = JSON.parse(await get('/dev/outbox.json')) as { mails: { recipient: string; subject: string }[] };
  expect(mails.map(({ subject }) => subject)).toEqual(['<b>Second</b>', 'First']);
});
