import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressAnswers } from '#wire/host/compress-answers.ts';
import { identify } from '#server/identify.ts';
import { createDispatcher } from '#server/platform/calls/dispatch.ts';
import { handlers } from '#server/handlers.ts';
import { createMetrics } from '#server/platform/operations/metrics.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { serveSite } from '#server/site/serve-site.ts';

const viewport = '<meta name="viewport" content="width=device-width" />';
const built =
  `<!doctype html>\n<html lang="en"><head><title>GariPort</title>${viewport}` +
  '<script type="module" crossorigin src="/assets/site.js"></script>' +
  '<link rel="modulepreload" crossorigin href="/assets/frame.js">' +
  '<link rel="stylesheet" crossorigin href="/assets/frame.css"></head><body><div id="root"></div></body></html>';
const firstPicture =
  '<link rel="preload" as="image" imageSrcSet="/pictures/1/front.webp?w=480 480w" fetchPriority="high"/>';
const key = { id: 'k1', publicKey: 'p' };
const listed = { pageNo: 1, pageSize: 2, searchKey: 'Vitz' };

/** A minimal renderer that requests a list and shows its names. */
const renderer = `
export async function render({ below, search, ask, now }) {
  if (below === '/com/policy') {
    const { version, text = 'built in' } = await ask('getLegalText', { name: 'privacy' });
    return { html: '<p>' + version + ' ' + text + '</p>', styles: [], rendered: { renderedAt: now } };
  }
  const list = await ask('listVehicles', ${JSON.stringify(listed)});
  const names = list.vehicleList.map(({ name }) => name).join(', ');
  const banners = search === '' ? await ask('listBanners', { client: 2 }) : [];
  const shown = banners.map(({ name }) => '<p>' + name + '</p>').join('');
  const html = '<h1 style="width:1px">' + names + '</h1>' + shown;
  const styles = [{ name: 'site name', css: '.name{color:red}' }];
  return { html, firstPicture: ${JSON.stringify(firstPicture)}, styles, rendered: { renderedAt: now, list } };
}`;

let server: TestServer;
let app: FastifyInstance;
let folder: string;
const metrics = createMetrics();

beforeAll(async () => {
  server = await openTestServer({ isStocked: true });
  folder = await mkdtemp(join(tmpdir(), 'gariport-rendered-'));
  for (const name of ['assets', 'server']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'index.html'), built);
  await writeFile(join(folder, 'assets', 'frame.css'), '.frame{color:red}');
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'server', 'entry-server.js'), renderer);
  app = fastify();
  compressAnswers(app);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('none'));
  await serveSite(app, {
    folder,
    envelope: { partnerId: 'gariport-web', suites: [{ suite: 'session', key }] },
    services: server.services,
    recheckAfter: 0,
    rendering: { answer: createDispatcher(server.services, handlers, identify), validateAnswers: true, metrics },
  });
});

afterAll(async () => {
  await app.close();
  await server.close();
  await rm(folder, { recursive: true });
});

/** The first rendering may be late on a busy machine. */
async function open(url: string) {
  let body = '';
  let headers: Record<string, unknown> = {};
  await expect
    .poll(async () => {
      ({ body, headers } = await app.inject(url));
      return body;
    })
    .toContain('id="rendered"');
  const data = JSON.parse(/id="rendered">([^<]*)</.exec(body)?.[1] ?? '') as { list: object; renderedAt: number };
  return { body, headers, data };
}

test('A page is rendered with the responses that a visitor gets over the wire, in its language', async () => {
  for (const [prefix, language] of [
    ['Kenya', 'en'],
    ['Japan', 'jp'],
  ] as const) {
    const { body, data } = await open(`/${prefix}?tab=1`);
    const { body: answer } = await server.call('listVehicles', { ...listed, language });
    expect(data.list).toEqual(answer);
    expect(body).toMatch(/<div id="root"><h1 data-style="0">[^<]+<\/h1><\/div>/);
  }
});

test('A rendered page complies with its policy, which names each inline script and style by hash', async () => {
  const { body, headers, data } = await open('/Kenya');
  const policy = String(headers['content-security-policy']);
  const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const inline = [...body.matchAll(/<(script|style)(?: data-[^>]+)?>([^<]*)</g)];
  expect(inline.map(([, kind]) => kind)).toEqual(['style', 'style', 'style', 'script']);
  for (const [, , text] of inline) expect(policy).toContain(hashOf(text));
  expect(policy).toMatch(/script-src '[^']+' 'strict-dynamic';/);
  expect(body).toContain('<style>#root [data-style="0"]{width:1px}</style>');
  expect(body).toContain('<style data-emotion="site name" data-s="">.name{color:red}</style>');
  expect(body.indexOf('data-emotion')).toBeLessThan(body.indexOf('<title'));
  expect(body).toContain('<script type="application/json" id="rendered">');
  expect(body).not.toContain(' style="');
  expect(data.renderedAt).toBe(server.services.clock().getTime());
  expect((await open('/Kenya')).body).toBe(body);
});

test('A rendered page states its size, preloads its first picture, inlines its styles and defers its scripts', async () => {
  const { body } = await open('/Kenya');
  expect(body).toContain(`<head>${viewport}\n    ${firstPicture}`);
  expect(body).toMatch(/<style>\.frame\{color:red\}<\/style><link rel="stylesheet" disabled/);
  const [painted, late] = body.split('<template>');
  expect(painted).not.toMatch(/type="module"|modulepreload/);
  expect(late).toMatch(/<script type="module" crossorigin src="\/assets\/site.js"><\/script>/);
  expect(late).toMatch(/<link rel="modulepreload" crossorigin href="\/assets\/frame.js">/);
});

test('All other pages are shells, whose scripts and styles are preloaded', async () => {
  const { body } = await app.inject('/Kenya/user/center/info');
  expect(body).toContain('<div id="root"></div>');
  expect(body).toMatch(/<link rel="stylesheet" crossorigin href="\/assets\/frame.css">/);
  expect(body).not.toMatch(/\.frame\{/);
});

test('A legal text is refreshed on every node when a version is set, and at midnight in market time', async () => {
  const { database, clock } = server.services;
  const url = '/Kenya/com/policy?formPage=2';
  const set = async (version: number, from_day: string) => {
    const texts = JSON.stringify({ en: `words of ${version}`, cn: '文', jp: '文' });
    const row = { name: 'privacy', version, from_day, texts, set_by: 'Amina', set_at: clock() } as const;
    await database.insertInto('legal_text_version').values(row).execute();
  };
  expect((await open(url)).body).toContain('<p>0 built in</p>');
  const [today, tomorrow] = [0, 1].map((days) => marketDay(new Date(clock().getTime() + days * 86_400_000)));
  await set(1, String(today));
  expect((await open(url)).body).toContain('<p>1 words of 1</p>');
  await set(2, String(tomorrow));
  expect((await open(url)).body).toContain('<p>1 words of 1</p>');
  server.advance(Date.parse(`${tomorrow}T00:00:00+03:00`) - clock().getTime());
  expect((await open(url)).body).toContain('<p>2 words of 2</p>');
});

test('The home page is refreshed on every node when a banner changes, and at midnight in market time', async () => {
  const { database, clock } = server.services;
  const coupon = '<p>Register and receive a coupon for your first vehicle</p>';
  const toyota = '<p>Toyota, shipped from Japan to Mombasa</p>';
  expect((await open('/Kenya')).body).toContain(coupon + toyota);
  const today = marketDay(clock());
  await database.updateTable('home_banner').set({ until_day: today, version: 2 }).where('id', '=', 'toyota').execute();
  await database.deleteFrom('home_banner').where('id', '=', 'coupon').execute();
  const { body } = await open('/Kenya');
  expect(body).toContain(toyota);
  expect(body).not.toContain(coupon);
  server.advance(Date.parse(`${today}T00:00:00+03:00`) + 86_400_000 - clock().getTime());
  expect((await open('/Kenya')).body).not.toContain(toyota);
});

test('A page is sent as encoded once, confirmed without a body, and storable by a CDN that names its variant', async () => {
  await open('/Kenya');
  const get = (headers: Record<string, string>, url = '/Kenya') => app.inject({ url, headers });
  const [br, gzip, plain] = await Promise.all(
    ['gzip, br', 'gzip', ''].map((accepted) => get({ 'accept-encoding': accepted })),
  );
  expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(plain?.body);
  expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(plain?.body);
  expect(new Set([br, gzip, plain].map((answer) => answer?.headers.etag)).size).toBe(3);
  const again = await get({ 'if-none-match': String(br?.headers.etag) });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', br?.headers.etag]);
  for (const answer of [br, gzip, plain, again]) {
    expect(answer?.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Page-Variant, accept-encoding',
    });
    expect(answer?.headers).not.toHaveProperty('set-cookie');
  }
  const cookie = 'token=secret; site=mobile';
  const shared = await get({ 'page-variant': 'desktop', cookie, authorization: 'Bearer secret' });
  expect(shared.body).toBe(plain?.body);
  expect(shared.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60');
  const personal = await get({ 'page-variant': 'desktop' }, '/Kenya/car/detail?id=100001&orderId=5');
  expect(personal.headers['cache-control']).toBe('private, no-cache');
  const shell = await get({ 'page-variant': 'desktop' }, '/Kenya/user/center/info');
  expect(shell.headers['cache-control']).toBe('private, no-cache');
});

test('A list shows a changed vehicle at once, although it is cached for seconds', async () => {
  const { database } = server.services;
  const { body } = await open('/Kenya?tab=1');
  await database.updateTable('vehicle').set({ mileage_km: 77_777 }).where('name', 'like', '%Vitz%').execute();
  expect(body).not.toContain('77,777');
  expect((await open('/Kenya?tab=1')).body).toContain('77,777');
});

test('Without a database a page is a shell, and the metrics say so', async () => {
  await server.services.database.destroy();
  const { body, statusCode } = await app.inject('/China?tab=1');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
  expect(await metrics.render()).toMatch(/gariport_pages_total\{outcome="(failed|late)"\} [1-9]/);
});
