import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCompany } from '#demo/company.ts';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import { writePricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { serveSite } from '#server/site/serve-site.ts';
import { languages } from '#wire/language.ts';

const built =
  '<!doctype html>\n<html lang="en"><head><title>GariPort</title><meta name="description" content="usual" />' +
  '<script type="application/json" id="settings"><!--settings--></script></head>' +
  '<body><div id="root"></div></body></html>';
const key = { id: 'k1', publicKey: 'p' };
const publicUrl = 'https://gariport.example';

let server: TestServer;
let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  server = await openTestServer({ isStocked: true });
  folder = await mkdtemp(join(tmpdir(), 'gariport-pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), built);
  app = fastify();
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('none'));
  await serveSite(app, {
    folder,
    envelope: { partnerId: 'gariport-web', suites: [{ suite: 'session', key }] },
    publicUrl,
    siteVerification: 'proof <1>',
    services: server.services,
  });
});

afterAll(async () => {
  await app.close();
  await server.close();
  await rm(folder, { recursive: true });
});

const titleOf = (html: string) => /<title>([^<]*)</.exec(html)?.[1];
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, data = '']) => JSON.parse(data) as Record<string, unknown>,
  );

describe('Before its scripts run', () => {
  test('A vehicle’s page says its name and price, and is described as a car on offer', async () => {
    const { statusCode, body } = await app.inject('/Kenya/car/detail?id=100001');
    expect(statusCode).toBe(200);
    expect(titleOf(body)).toBe('Toyota Vitz 1.0 F, Mar 2019: CIF USD 6,850 | GariPort');
    expect(body).toContain(`<meta property="og:image" content="${publicUrl}/pictures/100001/front.jpg">`);
    const [crumbs, car] = dataOf(body);
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(car).toMatchObject({
      '@type': 'Car',
      brand: { name: 'Toyota' },
      mileageFromOdometer: { value: 62_400 },
      offers: { price: 6850, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
  });

  test('A-005 On the Japanese site a vehicle’s page is in Japanese with its price in yen', async () => {
    const { body } = await app.inject('/Japan/car/detail?id=100001');
    expect(body).toContain('<html lang="ja">');
    expect(dataOf(body)[1]).toMatchObject({ offers: { priceCurrency: 'JPY' } });
    expect(titleOf(body)).toMatch(/^トヨタ ヴィッツ.*CIF JPY [\d,]+ \| GariPort$/);
  });

  test('While pricing settings are missing, a vehicle’s page says that its price is on request and offers none', async () => {
    const { database } = server.services;
    await database.deleteFrom('setting').where('name', '=', 'price-terms').execute();
    try {
      const { statusCode, body } = await app.inject('/Kenya/car/detail?id=100001');
      expect(statusCode).toBe(200);
      expect(titleOf(body)).toBe('Toyota Vitz 1.0 F, Mar 2019: price on request | GariPort');
      expect(body).not.toContain('USD');
      expect(dataOf(body)[1]).toMatchObject({ '@type': 'Car', name: 'Toyota Vitz 1.0 F' });
      expect(dataOf(body)[1]).not.toHaveProperty('offers');
    } finally {
      await writePricingSettings(database, demoPricingSettings);
    }
  });

  test('Every described page has its own title and description in each language', async () => {
    const paths = [
      '',
      '?tab=1',
      '?tab=2',
      '?tab=3',
      '/com/company',
      '/car/flashSale',
      '/com/policy?formPage=2',
      '/com/policy?formPage=3',
    ];
    const pages = ['Kenya', 'China', 'Japan'].flatMap((prefix) => paths.map((path) => `/${prefix}${path}`));
    const answers = await Promise.all(pages.map((url) => app.inject(url)));
    expect(new Set(answers.map(({ body }) => titleOf(body))).size).toBe(pages.length);
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  });

  test('Every page contains the company’s contact data, and search engines the company, as soon as it is changed', async () => {
    const settingsOf = (html: string) =>
      JSON.parse(/id="settings">([^<]*)</.exec(html)?.[1] ?? '{}') as { contact?: unknown };
    const about = async (path: string) => (await app.inject(path)).body;
    expect(settingsOf(await about('/Kenya/user/center/info')).contact).toEqual({
      phone: demoCompany.phone,
      email: demoCompany.email,
      hours: { en: demoCompany.hours.en, zh: demoCompany.hours.cn, ja: demoCompany.hours.jp },
      whatsApp: expect.objectContaining({ agent: demoCompany.whatsApp?.agent }) as object,
      offices: {
        en: expect.arrayContaining(['Kenya office: Harbour House, Moi Avenue, Mombasa']) as string[],
        zh: expect.arrayContaining(['肯尼亚办事处：蒙巴萨市莫伊大道海港大厦']) as string[],
        ja: expect.arrayContaining(['ケニア事務所：モンバサ市モイ・アベニュー ハーバーハウス']) as string[],
      },
    });
    expect(dataOf(await about('/Japan'))[0]).toMatchObject({
      '@type': 'Organization',
      legalName: demoCompany.name.jp,
      telephone: demoCompany.phone,
      foundingDate: '2019',
      address: [{ name: '日本本社' }, { name: 'ケニア事務所' }],
    });
    const { database } = server.services;
    const phone = '+81 45 000 0142';
    const value = JSON.stringify({ ...demoCompany, phone });
    const next = { subject: 'company', version: 2, value, set_by: 'Amina', set_at: new Date() };
    await database.insertInto('company_version').values(next).execute();
    expect(settingsOf(await about('/m/')).contact).toMatchObject({ phone });
    await database.deleteFrom('company_version').where('version', '=', 2).execute();
  });

  test.each(['/Kenya/user/center/info', '/Kenya/car/compare?ids=1', '/Kenya/user/auth/resetPwd?authKey=x'])(
    'The page %s is personal and not indexed',
    async (url) => {
      const { statusCode, body } = await app.inject(url);
      expect(statusCode).toBe(200);
      expect(body).toContain('<meta name="robots" content="noindex">');
    },
  );

  test('A-036 The verification page shows its text before any script runs', async () => {
    const { body } = await app.inject('/Kenya/siteVerification');
    expect(body).toContain('<div id="root">proof &lt;1&gt;</div>');
    expect((await app.inject('/Kenya')).body).toContain('<div id="root"></div>');
  });
});

describe('A missing page', () => {
  test.each(['/Kenya/nowhere', '/Uganda/car', '/favicon.ico', '/Kenya/404', '/Kenya/car/detail?id=nobody'])(
    'A-130 The URL %s returns 404 with the page',
    async (url) => {
      const { statusCode, body } = await app.inject(url);
      expect(statusCode).toBe(404);
      expect(body).toContain('<div id="root">');
    },
  );

  test('A sold vehicle’s page returns 410, still with the page', async () => {
    const { id } = await server.services.database
      .selectFrom('vehicle')
      .select('id')
      .where('state', '=', 'removed')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { statusCode, body } = await app.inject(`/Kenya/car/detail?id=${id}`);
    expect(statusCode).toBe(410);
    expect(body).toContain('noindex');
  });
});

describe('The sitemap', () => {
  test('From robots.txt a search engine finds every available vehicle in every language', async () => {
    const robots = await app.inject('/robots.txt');
    expect(robots.body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    const index = (await app.inject('/sitemap.xml')).body;
    const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replace(publicUrl, ''));
    expect(files[0]).toBe('/sitemap/pages.xml');
    const maps = await Promise.all(files.slice(1).map((url) => app.inject(url)));
    const listed = maps.flatMap(({ body }) => [...body.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, url]) => url));
    const { vehicles } = await server.services.database
      .selectFrom('vehicle')
      .select(({ fn }) => fn.countAll<number | string>().as('vehicles'))
      .where('state', '=', 'available')
      .executeTakeFirstOrThrow();
    expect(new Set(listed).size).toBe(languages.length * Number(vehicles));
    expect(listed).toContain(`${publicUrl}/China/car/detail?id=100001`);
    expect(maps[0]?.headers['content-type']).toMatch(/^application\/xml/);
  });

  test('Each file is made once for all requests, and sent compressed or plain', async () => {
    const { body: plain } = await app.inject('/sitemap/vehicles-1.xml');
    // A file made again would not list this one.
    const vehicle = server.services.database.updateTable('vehicle').where('id', '=', '100001');
    await vehicle.set({ state: 'removed' }).execute();
    const url = '/sitemap/vehicles%2D1.xml?again=1';
    const zipped = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain);
    const head = await app.inject({ method: 'HEAD', url, headers: { 'accept-encoding': 'gzip' } });
    expect(head.headers['content-length']).toBe(String(zipped.rawPayload.length));
    expect((await app.inject({ method: 'HEAD', url })).headers).not.toHaveProperty('content-length');
    await vehicle.set({ state: 'available' }).execute();
  });

  test('The sitemap has no other files', async () => {
    expect((await app.inject('/sitemap/vehicles-900.xml')).statusCode).toBe(404);
    expect((await app.inject('/sitemap/vehicles-0.xml')).statusCode).toBe(404);
  });
});
