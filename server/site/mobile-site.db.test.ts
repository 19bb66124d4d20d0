import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identify } from '#server/identify.ts';
import { createDispatcher } from '#server/platform/calls/dispatch.ts';
import { handlers } from '#server/handlers.ts';
import { createMetrics } from '#server/platform/operations/metrics.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { compressAnswers } from '#wire/host/compress-answers.ts';
import { serveSite } from '#server/site/serve-site.ts';

const built =
  '<!doctype html>\n<html lang="en"><head><title>GariPort</title>' +
  '<script type="application/json" id="settings"><!--settings--></script></head>' +
  '<body><div id="root"></div></body></html>';
const key = { id: 'k1', publicKey: 'p' };
const agents = {
  phone: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
  crawler: 'Mozilla/5.0 (Linux; Android 6.0.1) Mobile Safari/537.36 (compatible; Googlebot/2.1)',
} as const;
type Agent = keyof typeof agents;

/** A minimal renderer that requests a list and shows the requested form. */
const renderer = `
export async function render({ form, language, below, search, ask, now }) {
  const { vehicleList } = await ask('listVehicles', { pageNo: 1, pageSize: 2 });
  const html = '<h1>' + [form, language, below + search, vehicleList.length].join(' ') + '</h1>';
  return { html, styles: [], rendered: { renderedAt: now } };
}`;
const manifest = {
  'src/site/shell/shell.tsx': { file: 'assets/shell.js', css: ['assets/shell.css'] },
  'src/site/shell/mobile/mobile-shell.tsx': { file: 'assets/mobile-shell.js', css: ['assets/mobile-shell.css'] },
};

let server: TestServer;
let folder: string;
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  server = await openTestServer({ isStocked: true });
  folder = await mkdtemp(join(tmpdir(), 'gariport-mobile-'));
  for (const name of ['assets', 'server', '.vite']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'index.html'), built);
  await writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'server', 'entry-server.js'), renderer);
});

afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await server.close();
  await rm(folder, { recursive: true });
});

/** The built-in mobile site, another URL, or none. */
async function open(mobileUrl: string | undefined = '', publicUrl = 'http://127.0.0.1:4000') {
  const { services } = server;
  const metrics = createMetrics();
  const app = fastify();
  apps.push(app);
  compressAnswers(app);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('none'));
  await serveSite(app, {
    folder,
    envelope: { partnerId: 'gariport-web', suites: [{ suite: 'session', key }] },
    publicUrl,
    services,
    recheckAfter: 0,
    rendering: { answer: createDispatcher(services, handlers, identify), validateAnswers: true, metrics },
    ...(mobileUrl !== 'off' && { mobileUrl }),
    loginPaths: ['/login', '/user/login'],
  });
  const get = (url: string, agent: Agent = 'phone', headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { 'user-agent': agents[agent], ...headers } });
  return {
    get,
    /** The page's text. The first rendering may be late on a busy machine. */
    shown: async (url: string, agent: Agent, headers?: Record<string, string>): Promise<string> => {
      let heading: string | undefined;
      await expect
        .poll(async () => (heading = /<h1>([^<]*)</.exec((await get(url, agent, headers)).body)?.[1]))
        .toBeDefined();
      return heading ?? '';
    },
  };
}

const siteOf = (body: string) => /<html[^>]* data-site="(\w+)">/.exec(body)?.[1] ?? 'desktop';
const settingsOf = (body: string) =>
  JSON.parse(/id="settings">([^<]*)</.exec(body)?.[1] ?? '') as { mobileUrl?: string; loginPaths?: string[] };

describe('A phone that opens a URL of the site', () => {
  test.each([
    ['/Kenya/car/detail?id=100001', 'mobile en /car/detail?id=100001 2'],
    ['/Japan?tab=1&make=1', 'mobile ja /?tab=1&make=1 2'],
    ['/China', 'mobile zh / 2'],
  ])('A-010 gets the page rendered in mobile form in the same response: %s', async (url, heading) => {
    const { get, shown } = await open();
    expect(await shown(url, 'phone')).toBe(heading);
    expect(await shown(url, 'desktop')).toBe(heading.replace('mobile', 'desktop'));
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(200);
    expect(siteOf(body)).toBe('mobile');
    expect(siteOf((await get(url, 'desktop')).body)).toBe('desktop');
  });

  test('A-010 gets the mobile shell if nothing is rendered', async () => {
    const { get } = await open();
    for (const [agent, own, other] of [
      ['phone', 'mobile-shell', 'shell'],
      ['desktop', 'shell', 'mobile-shell'],
    ] as const) {
      const { body } = await get('/Kenya/user/center/info', agent);
      expect(body).toContain(`href="/assets/${own}.js"`);
      expect(body).toContain(`href="/assets/${own}.css"`);
      expect(body).not.toContain(`href="/assets/${other}.js"`);
    }
  });

  test('is also recognised by its client hint', async () => {
    const { get } = await open();
    const { body } = await get('/Kenya', 'desktop', { 'sec-ch-ua-mobile': '?1' });
    expect(siteOf(body)).toBe('mobile');
  });

  test('gets the other form if its user has chosen that, and a malformed cookie changes nothing', async () => {
    const { get, shown } = await open();
    expect(await shown('/Kenya', 'phone', { cookie: 'site=desktop' })).toBe('desktop en / 2');
    expect(await shown('/Kenya', 'desktop', { cookie: 'a=b; site=mobile' })).toBe('mobile en / 2');
    for (const cookie of ['site=watch', 'site', ';;;', `site=${'x'.repeat(4000)}`]) {
      expect(siteOf((await get('/Kenya', 'phone', { cookie })).body)).toBe('mobile');
    }
  });

  test('A crawler gets the desktop form, whose URL is canonical', async () => {
    const { get, shown } = await open();
    expect(await shown('/Kenya?tab=1', 'crawler')).toBe('desktop en /?tab=1 2');
    const canonical = '<link rel="canonical" href="http://127.0.0.1:4000/Kenya?tab=1">';
    for (const agent of ['crawler', 'phone'] as const)
      expect((await get('/Kenya?tab=1', agent)).body).toContain(canonical);
  });
});

describe('The mobile site’s own path', () => {
  test('serves the mobile form to everybody, and shows nothing before it knows the fragment', async () => {
    const { get } = await open();
    for (const agent of ['phone', 'desktop'] as const) {
      const { statusCode, body } = await get('/m/', agent);
      expect([statusCode, siteOf(body)]).toEqual([200, 'mobile']);
      expect(body).toContain('<div id="root"></div>');
      expect(body).toContain('href="/assets/mobile-shell.js"');
    }
  });

  test('redirects a phone to the desktop site that its user has chosen', async () => {
    const { get } = await open();
    const cookie = 'site=desktop';
    expect(siteOf((await get('/m/', 'phone', { cookie })).body)).toBe('desktop');
    // Typed by hand on a desktop.
    expect(siteOf((await get('/m/', 'desktop', { cookie })).body)).toBe('mobile');
  });

  test.each([
    ['/m', '/m/'],
    ['/m/Kenya/car/detail?id=1&x=%2F', '/m/#/Kenya/car/detail?id=1&x=%2F'],
    ['/m//evil.example/x', '/m/#/evil.example/x'],
    ['/m/%E8%BB%8A', '/m/#/%E8%BB%8A'],
  ])('A URL below it redirects there: %s', async (url, to) => {
    const { statusCode, headers } = await (await open()).get(url);
    expect([statusCode, headers.location]).toEqual([302, to]);
  });
});

describe('A choice', () => {
  test.each(['desktop', 'mobile'])('of the %s site is kept for a year, and leads back to the page', async (site) => {
    const { get } = await open();
    const { statusCode, headers } = await get(`/m/choice?site=${site}&page=%2FKenya%2Fcar%2Fdetail%3Fid%3D1%26x%3D2`);
    expect(statusCode).toBe(303);
    expect(headers).toMatchObject({
      location: '/Kenya/car/detail?id=1&x=2',
      'set-cookie': `site=${site}; Max-Age=31536000; Path=/; SameSite=Lax`,
      'cache-control': 'no-store',
    });
    const other = await open('', 'https://gariport.example');
    expect((await other.get(`/m/choice?site=${site}`)).headers['set-cookie']).toMatch(/; Secure$/);
  });

  test.each([
    ['//evil.example/Kenya', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['http://[', '/'],
    ['', '/'],
    ['Kenya', '/Kenya'],
    ['/a/..//evil.example', '/evil.example'],
    ['/Kenya\nX: y', '/KenyaX:%20y'],
  ])('leads to no other site: %j', async (page, to) => {
    const { get } = await open();
    const { headers } = await get(`/m/choice?${new URLSearchParams({ site: 'mobile', page }).toString()}`);
    expect(headers.location).toBe(to);
  });

  test.each(['', '?site=watch', '?site=mobile%3B%20Domain%3Dx', '?site'])(
    'of nothing is not kept: %s',
    async (search) => {
      const { headers } = await (await open()).get(`/m/choice${search}`);
      expect(headers.location).toBe('/');
      expect(headers).not.toHaveProperty('set-cookie');
    },
  );
});

describe('A-020 A login path', () => {
  test('is the home page of the mobile site, without a prefix', async () => {
    const { get, shown } = await open();
    expect(await shown('/login?backUrl=%2Fcar%2Fcompare', 'phone')).toBe('mobile en / 2');
    const { statusCode, body } = await get('/user/login');
    expect(statusCode).toBe(200);
    expect(settingsOf(body)).toMatchObject({ mobileUrl: '', loginPaths: ['/login', '/user/login'] });
  });

  test('is no page of the desktop site, nor if the mobile site is elsewhere', async () => {
    expect((await (await open()).get('/user/login', 'desktop')).statusCode).toBe(404);
    expect((await (await open('https://m.gariport.example')).get('/user/login')).statusCode).toBe(404);
  });
});

describe.each([
  ['another', 'https://m.gariport.example'],
  ['turned off', 'off'],
])('A-011 If the mobile site is %s', (_case, mobileUrl) => {
  test('every browser gets the desktop form, and the page names the other URL', async () => {
    const { get, shown } = await open(mobileUrl);
    expect(await shown('/Kenya?tab=1', 'phone', { cookie: 'site=mobile' })).toBe('desktop en /?tab=1 2');
    const { body } = await get('/Kenya');
    expect(siteOf(body)).toBe('desktop');
    expect(settingsOf(body).mobileUrl).toBe(mobileUrl === 'off' ? undefined : mobileUrl);
  });

  test('old links to the built-in site redirect to the same page of the desktop site', async () => {
    const { get } = await open(mobileUrl);
    const { statusCode, body } = await get('/m/');
    expect([statusCode, siteOf(body)]).toEqual([200, 'desktop']);
    expect((await get('/m/Kenya/car/detail?id=1')).headers.location).toBe('/Kenya/car/detail?id=1');
    expect((await get('/m//evil.example')).headers.location).toBe('/evil.example');
    expect((await get('/m/choice?site=mobile')).headers).not.toHaveProperty('set-cookie');
  });
});
