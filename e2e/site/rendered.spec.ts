import type { Locator, Page, Response } from 'playwright/test';
import type { PriceResult, PropertyGroup, VehicleDetail } from '../../generated/client/types.gen.ts';
import { prefixes } from '../../screens/screens.ts';
import { payloadLanguage, type Language } from '../../wire/language.ts';
import { expect, force, test } from '../support/site-test.ts';
import { siteTexts } from '../support/site-texts.ts';

const languages: readonly Language[] = ['en', 'zh', 'ja'];
const paths = [
  '',
  '?tab=1',
  '?tab=1&make=1&price=3&sort=priceAscending',
  '?tab=2',
  '?tab=3',
  '/car/flashSale?id=1',
  '/car/detail?id=100001',
  '/car/inf?aWQ9MTAwMDAx',
  '/com/policy?formPage=2',
];

/** Show what is soon gone again: a popup, and that more is asked for. */
const fleeting = new Set(['', '/car/flashSale?id=1']);

/** A page that was late comes as a shell, and is kept for whoever asks next. */
async function openRendered(page: Page, address: string): Promise<void> {
  await expect(async () => {
    const response: Response | null = await page.goto(address);
    expect(await response?.text()).toContain('id="rendered"');
  }).toPass();
}

/** In the page: notes the classes of the components that scripts write styles for. */
function noteStyles(): void {
  const written: string[] = [];
  Object.assign(window, { written });
  const insert = Reflect.get(CSSStyleSheet.prototype, 'insertRule');
  CSSStyleSheet.prototype.insertRule = function insertRule(rule, index) {
    const [name] = /\.mui-[\w-]+/.exec(rule) ?? [];
    if (name) written.push(name);
    return insert.call(this, rule, index);
  };
}

/** In the page: the classes among them that nothing has. */
function findUnusedStyles(): string[] {
  const written = Reflect.get(window, 'written') as string[];
  return [...new Set(written)].filter((name) => !document.querySelector(name));
}

declare global {
  /** How much of the page has moved by itself, as a browser counts it. */
  var shifted: number;
}

function watchShifts(): void {
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) globalThis.shifted += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function expectProperties(main: Locator, groups: readonly PropertyGroup[]): Promise<void> {
  for (const { groupName, propertyList } of groups) {
    const group = main.getByRole('region', { name: groupName });
    for (const { name, value } of propertyList) {
      await expect(group.getByRole('term').filter({ hasText: name }).first()).toBeVisible();
      await expect(
        group
          .getByRole('definition')
          .filter({ hasText: value || '--' })
          .first(),
      ).toBeVisible();
    }
  }
}

for (const language of languages) {
  const address = (path: string) => `/${prefixes[language]}${path}`;

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test(`a visitor finds a car and reads its whole price and all its facts: ${language}`, async ({
      page,
      backend,
    }) => {
      const t = siteTexts(language);
      const main = page.getByRole('main');
      await openRendered(page, address(''));
      await expect(main.getByRole('heading', { level: 1, name: t('home:title') })).toBeVisible();
      await expect(main.getByRole('article').first()).toContainText(language === 'ja' ? 'JPY' : 'USD');

      // A filter, a page and a car are links.
      await openRendered(page, address('?tab=1'));
      await expect(main.getByRole('article')).toHaveCount(24);
      await main
        .getByRole('list', { name: t('vehicles:filterModelLevel') })
        .getByRole('link')
        .first()
        .click();
      await expect(page).toHaveURL(/modelLevel=/);
      await openRendered(page, page.url());
      const removal = main
        .getByRole('list', { name: t('vehicles:filtersChosen') })
        .getByRole('link')
        .first();
      await expect(removal).toHaveAttribute('href', address('?tab=1'));
      const first = await main.getByRole('article').first().innerText();
      await main.getByRole('link', { name: t('common:nextPage') }).click();
      await expect(page).toHaveURL(/modelLevel=.+&page=2/);
      await openRendered(page, page.url());
      await expect(main.getByRole('article').first()).not.toHaveText(first);
      const car = main
        .getByRole('article')
        .filter({ hasText: t('vehicles:tagSale') })
        .first()
        .getByRole('link');
      const name = await car.innerText();
      await car.click();

      await openRendered(page, page.url());
      await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
      const id = new URL(page.url()).searchParams.get('id') ?? '';
      const inLanguage = { language: payloadLanguage(language) };
      const { vehicle, property, destination } = await backend.call<VehicleDetail>('getVehicleDetail', {
        carSourceId: id,
        ...inLanguage,
      });
      if (!destination) throw new Error(`The vehicle ${id} is offered nowhere.`);
      const price = await backend.call<PriceResult>('getPriceDetail', {
        carSourceId: id,
        countryCode: destination.countryCode,
        endPortId: destination.port.portId,
        transportType: destination.port.transports[0]?.type,
        ...inLanguage,
      });

      const panel = page.getByRole('region', { name: t('detail:orderTitle') });
      await expect(panel.getByLabel(t('detail:country'))).toHaveValue('KE');
      await expect(panel.getByLabel(t('detail:port'), { exact: true })).toHaveValue('p-mba');
      const mombasa = { en: 'Mombasa', zh: '蒙巴萨', ja: 'モンバサ' }[language];
      await expect(panel.getByText(t('detail:totalTo', { port: mombasa }))).toBeVisible();
      const later =
        language === 'ja'
          ? `JPY ${(price.totalPriceJPY - price.depositPriceJPY).toLocaleString('en')}`
          : `USD ${(price.totalPriceUSD - price.depositPriceUSD).toLocaleString('en')}`;
      for (const text of [
        price.vehiclePriceDesc,
        price.transportPriceDesc,
        price.insurancePriceDesc,
        price.totalPriceDesc,
        price.depositPriceDesc,
        later,
        `KES ${price.totalCountryPrice.toLocaleString('en')}`,
      ])
        await expect(panel.getByText(text).last()).toBeVisible();

      const { mileage, displacement, fuelType, transmission, color, seat, handlePosition, country, refNo, remark } =
        vehicle;
      const facts = [mileage, displacement, fuelType, color, seat, handlePosition, country, refNo]
        .concat(transmission ?? [], remark ?? [])
        .filter((fact) => fact !== '-');
      for (const fact of facts) await expect(main.getByText(fact).last()).toBeVisible();
      const photos = page.getByRole('region', { name: t('detail:gallery') }).getByRole('listitem');
      expect(await photos.count()).toBeGreaterThanOrEqual(vehicle.photos.length);
      await expectProperties(main, property.slice(0, 1));
      await main.getByRole('link', { name: t('detail:showAll') }).click();
      await openRendered(page, page.url());
      await expectProperties(main, property.slice(1));
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });

    test(`a search on the home page leads to the vehicles that match: ${language}`, async ({ page }) => {
      const t = siteTexts(language);
      await openRendered(page, address(''));
      const form = page.getByRole('search', { name: t('home:search') });
      await expect(form).toBeInViewport({ ratio: 1 });
      const make = form.getByLabel(t('vehicles:filterMake'));
      const counted = Number(/[(（](\d+)[)）]$/.exec(await make.getByRole('option').nth(1).innerText())?.[1]);
      await make.selectOption({ index: 1 });
      await form.getByRole('button').click();
      await expect(page).toHaveURL(/tab=1&make=\w+/);
      await openRendered(page, page.url());
      const shown = t('vehicles:vehicleCount', { count: counted, shown: String(counted) });
      await expect(page.getByRole('main').getByText(shown, { exact: true })).toBeVisible();
    });

    test(`a search from the header leads to the list: ${language}`, async ({ page }) => {
      const t = siteTexts(language);
      await openRendered(page, address('?tab=2'));
      await page.getByRole('textbox', { name: t('shell:searchLabel') }).fill('Vitz');
      await page.getByRole('button', { name: t('shell:search'), exact: true }).click();
      await expect(page).toHaveURL(/tab=1&keyword=Vitz$/);
    });
  });

  for (const width of [1440, 414]) {
    test(`pages are taken over as they were rendered, and ask for nothing again: ${language}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const complaints: string[] = [];
      const asked: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) asked.push(pathname);
      });
      await page.addInitScript(noteStyles);
      await page.addInitScript(watchShifts);
      for (const path of paths) {
        await openRendered(page, address(path));
        // The buttons at the edge come once the page has been taken over.
        await expect(page.getByRole('complementary', { name: siteTexts(language)('shell:toolbar') })).toBeAttached();
        // Under other names than the server's, all styles would be written a second time, for nothing. A component that is
        // made of another writes the other's as well.
        if (!fleeting.has(path)) expect((await page.evaluate(findUnusedStyles)).length).toBeLessThan(5);
        // The flash sale goes on below by itself.
        const shifted = await page.evaluate(() => globalThis.shifted);
        if (!path.startsWith('/car/flashSale')) expect([path, shifted < 0.01]).toEqual([path, true]);
      }
      expect(complaints).toEqual([]);
      // The flash sale goes on by itself where its end is near; the token is fetched ahead of calls to come.
      const expected = /\/(baseToken|getFlashSaleVehicles|couponPic)$/;
      expect(asked.filter((path) => !expected.test(path))).toEqual([]);
    });
  }
}

test.describe('without scripts, what is not there', () => {
  test.use({ javaScriptEnabled: false });

  const statusOf = async (page: Page, address: string) => {
    await openRendered(page, address);
    return (await page.goto(address))?.status();
  };
  const list = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('link', { name: /vehicles$/ })
      .last();

  test('an unknown vehicle says so with status 404 and leads to others', async ({ page }) => {
    for (const [path, text] of [
      ['/Kenya/car/detail?id=none', 'The vehicle no longer exists'],
      ['/Kenya/car/inf?aWQ9bm9uZQ', 'The vehicle no longer exists'],
      ['/Kenya/car/detail', siteTexts('en')('detail:noCar')],
    ] as const) {
      expect(await statusOf(page, path)).toBe(404);
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(list(page)).toHaveAttribute('href', '/Kenya?tab=1');
  });

  test('a removed vehicle keeps its facts with status 410 and leads on', async ({ page }) => {
    expect(await statusOf(page, '/Kenya/car/detail?id=100003')).toBe(410);
    const state = page.getByRole('region', { name: siteTexts('en')('detail:removed') });
    await expect(state.getByRole('link').first()).toBeVisible();
    await expect(page.getByText('GP-100003').last()).toBeVisible();
  });

  test('a page beyond the end says where the list ends, with status 404', async ({ page }) => {
    expect(await statusOf(page, '/Kenya?tab=1&page=9999')).toBe(404);
    await expect(page.getByText(/^There is no page 9999\. The list ends with page \d+\.$/)).toBeVisible();
    await page.getByRole('link', { name: siteTexts('en')('vehicles:toLastPage') }).click();
    await openRendered(page, page.url());
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('a filter that cannot be read is left out', async ({ page }) => {
    expect(await statusOf(page, '/Kenya?tab=1&price=99&carAge=x&make=%00&page=-3&sort=none')).toBe(200);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
  });

  test('an address of no page says so and promises no journey', async ({ page }) => {
    expect(await statusOf(page, '/Kenya/nowhere')).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('timer')).toBeHidden();
  });
});

test('what this browser remembers is shown on a rendered page', async ({ page }) => {
  await openRendered(page, '/Kenya/car/detail?id=100001');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  // Nothing is remembered before the page's scripts have come.
  await expect.poll(async () => page.evaluate(() => localStorage.getItem('recentlyViewed'))).toContain(name);
  await openRendered(page, '/Kenya?tab=1&price=3');
  const tray = page.getByRole('region', { name: 'Compare vehicles' });
  await page.getByRole('article').first().getByRole('checkbox').check();
  await expect(tray).toBeVisible();
  await expect.poll(async () => page.evaluate(() => sessionStorage.getItem('vehicleFilters'))).toBe('price=3');
  await openRendered(page, '/Kenya?tab=1');
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toContainText(name);
  await expect(tray).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Price/ })
      .first(),
  ).toHaveAttribute('href', '/Kenya?tab=1&price=3');
});

test('What is pressed, ticked and scrolled before the scripts come is kept', async ({ page }) => {
  const address = '/Kenya?tab=1';
  // Made beforehand, the page is not late.
  await expect(async () => expect(await (await page.request.get(address)).text()).toContain('id="rendered"')).toPass();
  const line = await page.context().newCDPSession(page);
  const limitLine = async (bytesPerSecond: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: -1,
    });
  await limitLine(20_000);
  await page.goto(address, { waitUntil: 'commit' });

  const box = page.getByRole('article').first().getByRole('checkbox');
  await box.check();
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('article').nth(9).scrollIntoViewIfNeeded();
  const noted = await page.evaluate(() => ({ uses: window.earlyUse?.length, top: scrollY }));
  expect(noted).toEqual({ uses: 2, top: expect.any(Number) });
  expect(noted.top).toBeGreaterThan(0);

  await limitLine(-1);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Compare vehicles' })).toBeVisible();
  await expect(box).toBeChecked();
  expect(await page.evaluate(() => scrollY)).toBe(noted.top);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 2.625, hasTouch: true });

  test('the pictures of the list’s first screen weigh at most 100 KB', async ({ page }) => {
    await openRendered(page, '/Kenya?tab=1');
    const seen = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('main img')]
          .filter((image) => {
            const { top, left } = image.getBoundingClientRect();
            return image.checkVisibility() && top < innerHeight && left < innerWidth;
          })
          .map(({ complete, currentSrc }) => (complete ? currentSrc : '')),
      );
    await expect.poll(async () => (await seen()).includes('')).toBe(false);
    const shown = await seen();
    expect(shown.length).toBeGreaterThan(4);
    let weight = 0;
    for (const source of new Set(shown)) {
      // Until it is drawn, WebP comes in its place.
      await expect(async () => {
        const answer = await page.request.get(source, { headers: { Accept: 'image/avif,image/webp' } });
        expect(answer.headers()['content-type']).toBe('image/avif');
        weight += (await answer.body()).length;
      }).toPass();
    }
    expect(weight).toBeLessThan(100_000);
  });

  test('a vehicle opens with what was on its card, and the way back leads to the same height', async ({ page }) => {
    await openRendered(page, '/Kenya?tab=1');
    await expect(page.getByRole('complementary', { name: 'Help and shortcuts' })).toBeAttached();
    const card = page.getByRole('main').getByRole('article').nth(8);
    await card.scrollIntoViewIfNeeded();
    const link = card.getByRole('heading').getByRole('link');
    const name = await link.innerText();
    const price = /USD ([\d,]+)/.exec(await card.innerText())?.[1] ?? 'no price';
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(0);
    // No answer comes, so that what is there is of the card.
    await force(page, 'getVehicleDetail', { 'Force-Delay': '20000' });
    await link.tap();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main).toContainText(price);
    await expect(main.getByAltText(name)).toBeVisible();
    await page.goBack();
    await expect(link).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });
});
