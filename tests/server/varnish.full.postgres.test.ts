import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ChatToken } from '#generated/client/types.gen.ts';
import { createDispatcher } from '#server/platform/calls/dispatch.ts';
import { handlers } from '#server/handlers.ts';
import { identify } from '#server/identify.ts';
import { serveChat } from '#server/marketplace/chat/serve-chat.ts';
import { Tab } from '#server/marketplace/chat/testing/tab.ts';
import { type RunningJobs, startJobs } from '#server/platform/jobs/start-jobs.ts';
import { createMetrics } from '#server/platform/operations/metrics.ts';
import { createPurgeJob } from '#server/site/purge-pages.ts';
import { serveSite } from '#server/site/serve-site.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { freePort } from '#server/testing/postgres.mjs';
import { demoPassword } from '#server/testing/test-databases.ts';

// Proves that a CDN can serve the site: a real cache in front of a real server, with the configuration that we ship.
// Takes a minute, most of it for ten thousand requests.

const varnishd = '/usr/sbin/varnishd';
const hasVarnish = existsSync(varnishd);
if (!hasVarnish) console.warn('The CDN is not tested: install Varnish by apt-get install varnish.');

const purgeToken = 'purge-of-nodes';

const built =
  '<!doctype html>\n<html lang="en"><head><title>GariPort</title>' +
  '<script type="application/json" id="settings"><!--settings--></script>' +
  '<script type="module" crossorigin src="/assets/site.js"></script></head>' +
  '<body><div id="root"></div></body></html>';

/** Shows names and prices, and the form of the site. */
const renderer = `
export async function render({ form, below, search, ask, now }) {
  const parameters = new URLSearchParams(search);
  const answer = below === '/car/detail'
    ? await ask('getVehicleDetail', { carSourceId: parameters.get('id') })
    : await ask('listVehicles', { pageNo: Number(parameters.get('page') ?? 1), pageSize: 24 });
  const html = form + JSON.stringify(answer);
  return { html: '<p>' + html.replaceAll('<', '') + '</p>', styles: [], rendered: { address: '/Kenya', renderedAt: now } };
}`;

const pages = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((page) => `/Kenya?tab=1&page=${page}`),
  '/Kenya',
  '/Japan',
  '/China',
  '/Kenya?tab=2',
  ...[100_001, 100_002, 100_003, 100_004, 100_005].map((id) => `/Kenya/car/detail?id=${id}`),
];
const desktop = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36' };
const phone = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
};
const crawler = { 'user-agent': 'Mozilla/5.0 (Linux; Android 6.0.1) Mobile Safari/537.36 (compatible; Googlebot/2.1)' };

describe.skipIf(!hasVarnish)('behind Varnish', () => {
  let server: TestServer;
  let folder: string;
  let varnish: ChildProcess | undefined;
  let jobs: RunningJobs | undefined;
  let origin: string;
  let token: string;
  const email = 'wanjiku.kamau@example.com';

  beforeAll(async () => {
    server = await openTestServer({ isStocked: true, clock: () => new Date() });
    folder = await mkdtemp(join(tmpdir(), 'gariport-varnish-'));
    for (const name of ['assets', 'server']) await mkdir(join(folder, name));
    await writeFile(join(folder, 'index.html'), built);
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    await writeFile(join(folder, 'server', 'entry-server.js'), renderer);
    const { services, app } = server;
    serveChat(app, { services });
    await serveSite(app, {
      folder,
      envelope: { partnerId: 'gariport-web', suites: [{ suite: 'session', key: { id: 'k1', publicKey: 'p' } }] },
      mobileUrl: '',
      services,
      rendering: {
        answer: createDispatcher(services, handlers, identify),
        validateAnswers: false,
        metrics: createMetrics(),
      },
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const login = await server.call('login', { email, password: demoPassword });
    token = (login.body as { accessToken: string }).accessToken;
    const { port } = app.server.address() as AddressInfo;
    const vcl = await readFile('deploy/varnish/one-node.vcl', 'utf8');
    await writeFile(join(folder, 'site.vcl'), vcl.replace('"4000"', `"${port}"`));
    ({ varnish, origin } = await startVarnish(folder));
    jobs = startJobs(services, [createPurgeJob({ url: `${origin}/cdn/purge`, token: purgeToken })]);
  }, 120_000);

  afterAll(async () => {
    await jobs?.stop();
    varnish?.kill();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function get(path: string, headers: Record<string, string> = desktop) {
    const response = await fetch(origin + path, { headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } });
    return {
      status: response.status,
      headers: response.headers,
      body: await response.text(),
      isHit: response.headers.get('X-Cache') === 'hit',
    };
  }

  /** Until every page has been rendered once; a late one is sent as a shell. */
  async function openRendered(path: string, headers?: Record<string, string>): Promise<void> {
    await expect.poll(async () => (await get(path, headers)).isHit, { timeout: 20_000 }).toBe(true);
  }

  const changePrice = (id: string, cents: number) =>
    server.services.database.updateTable('vehicle').set({ base_price_cents: cents }).where('id', '=', id).execute();

  /** Until the changes that filled the database are purged. */
  async function purgedAll(): Promise<void> {
    const waiting = sql`select 1 from page_change
      where purged_at is null and changed_at > clock_timestamp() - interval '10 minutes'`;
    await expect.poll(async () => (await waiting.execute(server.services.database)).rows.length).toBe(0);
  }

  it('answers at least 99 of 100 requests of a usual mix from its cache, while prices change', async () => {
    await purgedAll();
    const visitors = [
      desktop,
      { ...desktop, cookie: `token=${token}; _ga=1`, authorization: token },
      phone,
      { ...phone, cookie: `token=${token}; site=mobile` },
      crawler,
      { ...phone, cookie: 'data-saver=on' },
    ];
    const requests = 10_000;
    let hits = 0;
    let started = 0;
    async function visit(): Promise<void> {
      while (started < requests) {
        const place = (started += 1);
        // Few pages get most of the visits.
        const path = pages[Math.floor(pages.length * ((place * 0.618_034) % 1) ** 2)] ?? '/Kenya';
        const campaign = place % 5 === 0 ? `${path.includes('?') ? '&' : '?'}utm_source=mail${place}` : '';
        if (place % 2500 === 0) await changePrice('100001', 500_000 + place);
        const answer = await get(path + campaign, visitors[place % visitors.length]);
        // Sold vehicles are in the mix.
        expect([200, 410]).toContain(answer.status);
        hits += answer.isHit ? 1 : 0;
      }
    }
    await Promise.all(Array.from({ length: 16 }, visit));
    expect(hits / requests).toBeGreaterThanOrEqual(0.99);
  }, 300_000);

  it('shows a changed price on the vehicle page and in lists within two seconds', async () => {
    await openRendered('/Kenya?tab=1');
    const [, id = ''] = /"id":"(\d+)"/.exec((await get('/Kenya?tab=1')).body) ?? [];
    const paths = ['/Kenya?tab=1', `/Kenya/car/detail?id=${id}`];
    for (const path of paths) await openRendered(path);
    const before = await Promise.all(paths.map((path) => get(path)));
    await changePrice(id, 7_777_700);
    const changedAt = performance.now();
    for (const [place, path] of paths.entries()) {
      await expect
        .poll(async () => (await get(path)).body === before[place]?.body, { interval: 50, timeout: 10_000 })
        .toBe(false);
    }
    expect(performance.now() - changedAt).toBeLessThan(2000);
  }, 60_000);

  it('stores no byte of a person: neither from pages with a login nor from personal pages and calls', async () => {
    const login = await fetch(`${origin}/api/user/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ language: 'en', timeZone: 'Africa/Nairobi', email, password: demoPassword }),
    });
    expect(login.headers.get('X-Cache')).toBe('miss');
    const personal = { ...desktop, cookie: `token=${token}`, authorization: token };
    for (const path of ['/Kenya/user/center/info', '/Kenya/car/detail?id=100001&orderId=5']) {
      for (const _again of [1, 2]) expect((await get(path, personal)).isHit, path).toBe(false);
    }
    for (const path of pages) {
      await openRendered(path, personal);
      const { body, headers } = await get(path, personal);
      const stored = body + JSON.stringify([...headers]);
      for (const secret of [email, 'Wanjiku', token]) expect(stored, path).not.toContain(secret);
      expect(headers.has('Set-Cookie')).toBe(false);
      expect((await get(path, { ...desktop, 'page-variant': 'mobile' })).body).toBe(body);
    }
  }, 120_000);

  it('answers repeated requests for the sitemap from its cache, whatever their query', async () => {
    const path = '/sitemap/vehicles-1.xml';
    const first = await get(path);
    const again = await get(`${path}?again=1`, { ...desktop, cookie: `token=${token}` });
    expect(again).toMatchObject({ status: 200, isHit: true, body: first.body });
    expect(again.body).toContain('/Kenya/car/detail?id=100001');
  });

  it('connects the live chat', async () => {
    const { body } = await server.call('getChatToken', {}, { token });
    const tab = new Tab(`${origin.replace('http', 'ws')}/chat/socket`);
    void tab.send({ type: 'open', token: (body as ChatToken).token });
    await expect.poll(() => tab.frames[0]?.type ?? tab.closed).toBe('opened');
    tab.close();
  });

  it('does not store that a build file is missing', async () => {
    expect((await get('/assets/late.js')).status).toBe(404);
    await writeFile(join(folder, 'assets', 'late.js'), 'export {};');
    expect((await get('/assets/late.js')).status).toBe(200);
  });

  it('lets only nodes with the token purge, and only by keys', async () => {
    const purge = async (keys: string, authorization = `Bearer ${purgeToken}`, method = 'POST') => {
      const headers = { 'Surrogate-Key': keys, ...(authorization && { authorization }) };
      return (await fetch(`${origin}/cdn/purge`, { method, headers })).status;
    };
    expect(await purge('vehicle-1 list')).toBe(200);
    expect(await purge('.*) || true')).toBe(400);
    expect(await purge('list', '')).toBe(403);
    expect(await purge('list', `Bearer ${purgeToken}x`)).toBe(403);
    expect(await purge('list', undefined, 'GET')).toBe(403);
  });

  it('sends each visitor an encoding that the browser accepts', async () => {
    const path = '/Kenya?tab=1';
    const encodings = ['br', 'gzip', 'identity'];
    for (const encoding of encodings) await openRendered(path, { ...desktop, 'accept-encoding': encoding });
    const answers = await Promise.all(
      encodings.map((encoding) => get(path, { ...desktop, 'accept-encoding': encoding })),
    );
    expect(answers.map(({ headers }) => headers.get('Content-Encoding'))).toEqual(['br', 'gzip', null]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });
});

// Starting Varnish takes a few seconds.
it.skipIf(!hasVarnish)('finds build files that only one of three nodes has', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gariport-varnish-'));
  const port = await freePort();
  const hosts = ['127.0.0.1', '127.0.0.2', '127.0.0.3'];
  const nodes = hosts.map((host) =>
    createHttpServer(({ url = '' }, response) => {
      const isMissing = url.startsWith('/assets/') && !url.startsWith(`/assets/${host}-`);
      response.writeHead(isMissing ? 404 : 200, { 'Cache-Control': isMissing ? 'no-store' : 'max-age=60' }).end();
    }).listen(port, host),
  );
  let vcl = (await readFile('deploy/varnish/three-nodes.vcl', 'utf8')).replaceAll('"4000"', `"${port}"`);
  for (const [index, host] of hosts.entries()) vcl = vcl.replaceAll(`{node${index + 1}}`, host);
  await writeFile(join(folder, 'site.vcl'), vcl);
  const { varnish, origin } = await startVarnish(folder);
  const statusOf = async (path: string) => (await fetch(origin + path)).status;
  const paths = hosts.flatMap((host) => Array.from({ length: 10 }, (_, index) => `/assets/${host}-${index}.js`));
  try {
    // At the same time, so that the requests share the director.
    expect(new Set(await Promise.all(paths.map(statusOf)))).toEqual(new Set([200]));
    expect(await statusOf('/assets/none.js')).toBe(404);
  } finally {
    varnish.kill();
    for (const node of nodes) node.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Starts Varnish with the `site.vcl` in a folder. */
async function startVarnish(folder: string): Promise<{ varnish: ChildProcess; origin: string }> {
  const rules = await readFile('deploy/varnish/gariport.vcl', 'utf8');
  await writeFile(join(folder, 'gariport.vcl'), rules.replaceAll('{purgeToken}', purgeToken));
  const address = `127.0.0.1:${await freePort()}`;
  const options = ['-F', '-j', 'none', '-n', join(folder, 'varnish'), '-a', address, '-s', 'malloc,64m'];
  const varnish = spawn(varnishd, [...options, '-p', 'http_gzip_support=off', '-f', join(folder, 'site.vcl')], {
    stdio: 'ignore',
  });
  const origin = `http://${address}`;
  await vi.waitFor(() => fetch(`${origin}/robots.txt`), { timeout: 60_000 });
  return { varnish, origin };
}
