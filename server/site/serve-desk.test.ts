import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from '#server/site/serve-site.ts';

const page = (name: string) =>
  `<html lang="en"><head><script type="application/json" id="settings"><!--settings--></script></head><body>${name}<div id="root"></div></body></html>`;
const envelope = {
  partnerId: 'gariport-web',
  suites: [{ suite: 'session', key: { id: 'k1', publicKey: 'key' } }],
} as const;

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gariport-desk-'));
  await writeFile(join(folder, 'index.html'), page('for buyers'));
  await writeFile(join(folder, 'desk.html'), page('for the staff'));
  app = fastify();
  await serveSite(app, { folder, envelope });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test.each(['/desk', '/desk/orders/500001', '/desk/invitation?authKey=sik_1'])(
  'The desk is client-rendered at %s, not indexed and not frameable',
  async (address) => {
    const { body, headers, statusCode } = await app.inject(address);
    expect(statusCode).toBe(200);
    expect(body).toContain('for the staff');
    expect(body).toContain('"partnerId":"gariport-web"');
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("script-src 'strict-dynamic'");
  },
);

test.each(['/', '/desks', '/Kenya/desk'])('The page at %s is that of buyers', async (address) => {
  expect((await app.inject(address)).body).toContain('for buyers');
});
