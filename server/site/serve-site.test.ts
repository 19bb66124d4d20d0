import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressFiles } from '../../scripts/compress-files.ts';
import { compressAnswers } from '#wire/host/compress-answers.ts';
import { answerRefusals } from '#wire/host/refuse.ts';
import { hashInline } from '#server/site/inline-hashes.ts';
import { serveSite } from '#server/site/serve-site.ts';

const built = `<!doctype html>
<html>
  <head>
    <script type="application/json" id="settings">
      <!--settings-->
    </script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/index-1.js">
  </head>
  <body><div id="root"></div></body>
</html>`;
const script = 'export const words = ["a", "word"];\n'.repeat(200);
const key = { id: 'k1', publicKey: '</script><script>alert(1)</script>' };

let folder: string;
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gariport-site-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), built);
  await writeFile(join(folder, 'assets', 'index-1.js'), script);
  await writeFile(join(folder, 'assets', 'small-1.js'), 'export {};');
  await mkdir(join(folder, 'app'));
  await writeFile(join(folder, 'app', 'ja.webmanifest'), '{}');
  await writeFile(join(folder, 'service-worker.js'), '// worker');
  await compressFiles(join(folder, 'assets'));
});

afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await rm(folder, { recursive: true });
});

async function openSite(publicUrl = 'https://gariport.example'): Promise<FastifyInstance> {
  const app = fastify();
  apps.push(app);
  compressAnswers(app);
  answerRefusals(app);
  app.get('/api/short', () => ({ code: 0 }));
  app.get('/own', (_request, reply) => reply.header('Content-Security-Policy', 'sandbox').send({}));
  app.register(async (scope) => {
    scope.get('/scoped', () => ({}));
  });
  await serveSite(app, {
    folder,
    envelope: { partnerId: 'gariport-web', suites: [{ suite: 'session', key }] },
    publicUrl,
  });
  return app;
}

describe('The page', () => {
  test('The page runs one constant script, which loads only the script of the build', async () => {
    const app = await openSite();
    const [first, second] = await Promise.all([app.inject('/'), app.inject('/')]);
    expect(second.body).toBe(first.body);
    const [, template, loader = ''] = /<template>(.*?)<\/template><script>(.*?)<\/script>/.exec(first.body) ?? [];
    expect(template).toBe('<script type="module" crossorigin src="/assets/index-1.js"></script>');
    expect(loader).toContain('script[src="/assets/index-1.js"]');
    expect(first.headers['content-security-policy']).toContain(`script-src ${hashInline(loader)} 'strict-dynamic';`);
  });

  test('The policy forbids what the page does not need', async () => {
    const { headers } = await (await openSite()).inject('/');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'self'",
        "connect-src 'self'",
        "require-trusted-types-for 'script'",
      ]),
    );
    expect(policy.find((directive) => directive.startsWith('script-src'))).toMatch(
      /^script-src 'sha256-[^']+' 'strict-dynamic'$/,
    );
    expect(policy.join(' ')).not.toContain('unsafe');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  test('The page gets its settings, and nothing in them can become a script', async () => {
    const { body } = await (await openSite()).inject('/');
    const settings = /id="settings">\s*([^<]*)</.exec(body)?.[1] ?? '';
    expect(JSON.parse(settings)).toMatchObject({ baseUrl: '/api', envelope: { suites: [{ suite: 'session', key }] } });
    expect(body).not.toContain('alert(1)</script>');
  });
});

describe('The mobile site', () => {
  test.each([undefined, 'https://m.gariport.example'])(
    'A-010 A-011 The page gets the URL of the mobile site, if there is one: %s',
    async (mobileUrl) => {
      const app = fastify();
      apps.push(app);
      const envelope = { partnerId: 'gariport-web', suites: [{ suite: 'session', key }] } as const;
      await serveSite(app, { folder, envelope, ...(mobileUrl && { mobileUrl }) });
      const { body } = await app.inject('/');
      const settings = JSON.parse(/id="settings">\s*([^<]*)</.exec(body)?.[1] ?? '') as { mobileUrl?: string };
      expect(settings.mobileUrl).toBe(mobileUrl);
    },
  );
});

describe('Every response', () => {
  test.each(['/', '/assets/index-1.js', '/api/short', '/api/none', '/scoped'])(
    'The response at %s has the security headers',
    async (url) => {
      const { headers } = await (await openSite()).inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
        'permissions-policy': expect.stringContaining('camera=()') as string,
        'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      });
    },
  );

  test('No response asks for HTTPS if the site is not reached by it', async () => {
    const { headers } = await (await openSite('http://127.0.0.1:4000')).inject('/');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('A response keeps the policy that its route has set', async () => {
    expect((await (await openSite()).inject('/own')).headers['content-security-policy']).toBe('sandbox');
  });
});

describe('Delivery', () => {
  test('A browser caches a build file forever, in the smallest encoding that it accepts', async () => {
    const app = await openSite();
    const get = (encoding: string) =>
      app.inject({ url: '/assets/index-1.js', headers: { 'accept-encoding': encoding } });
    const plain = await get('identity');
    expect(plain.body).toBe(script);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const [brotli, gzip] = [await get('gzip, deflate, br'), await get('gzip')];
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript; charset=utf-8') as string,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
    expect((await app.inject('/assets/small-1.js')).body).toBe('export {};');
  });

  test('No cache stores that a build file is missing, which another node may have', async () => {
    const { statusCode, headers } = await (await openSite()).inject('/assets/other-1.js');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('A page is compressed while it is sent', async () => {
    const { headers, rawPayload } = await (
      await openSite()
    ).inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringContaining('accept-encoding') });
    expect(gunzipSync(rawPayload).toString()).toContain('<div id="root">');
  });
});

test('The files that make the site installable have their own types and policies', async () => {
  const app = await openSite();
  const worker = await app.inject('/service-worker.js');
  expect(worker.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'",
  });
  expect((await app.inject('/app/ja.webmanifest')).headers['content-type']).toBe('application/manifest+json');
  const shell = await app.inject('/app/shell');
  expect(shell.headers).toMatchObject({ 'x-robots-tag': 'noindex' });
  expect(shell.body).toContain('<div id="root"></div>');
});
