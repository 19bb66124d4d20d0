import type { Page } from 'playwright/test';
import { allScreens, prefixes, type Screen, screens } from '#screens/screens.ts';
import type { Language } from '#wire/language.ts';
import { testedLanguages } from '../../support/scope.ts';
import { openRendered } from '../../support/rendered-pages.ts';
import { expect, expectAccessible, logInOnPhone, test, untilHydrated } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';

const english = siteTexts('en');
const homeTitle = english('home:title', { port: english('shell:listedPort') });
const detail = '/Kenya/car/detail?id=100001';

/** The pages that the browser requests from the server from now on. */
function watchDocuments(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked.push(pathname + search);
  });
  return asked;
}

const bar = (page: Page) => page.evaluate(() => location.href.slice(location.origin.length));
const site = (page: Page) => page.locator('html').getAttribute('data-site');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('A-187 serves another language rendered on a phone, and Back returns to the previous language', async ({
  page,
}) => {
  await openRendered(page, detail);
  await untilHydrated(page);
  const documents = watchDocuments(page);
  await page.getByRole('button', { name: /^Language: English/ }).click();
  await page
    .getByRole('menuitem', { name: '日本語' })
    .or(page.getByRole('menuitemradio', { name: '日本語' }))
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect.poll(() => bar(page)).toBe('/m/#/Japan/car/detail?id=100001');
  expect(documents).toEqual(['/Japan/car/detail?id=100001']);
  expect(await site(page)).toBe('mobile');
});

test('keeps the page and the choice when a phone’s user asks for the desktop site', async ({ page, context }) => {
  const first = '/Kenya?tab=3';
  await openRendered(page, first);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Desktop site' }).click();
  await page.waitForURL((url) => url.pathname + url.search === first);
  expect(await site(page)).toBeNull();
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'site', value: 'desktop', path: '/', sameSite: 'Lax' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(360 * 86_400);

  // Any other page, and an old address of the mobile site.
  await page.goto('/Kenya?tab=2');
  await untilHydrated(page);
  expect(await bar(page)).toBe('/Kenya?tab=2');
  await page.goto('/m/#/Kenya?tab=3');
  await expect(heading(page)).toBeVisible();
  expect(await bar(page)).toBe('/Kenya?tab=3');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Mobile site' }).click();
  await expect.poll(() => bar(page)).toBe('/m/#/Kenya?tab=3');
  expect(await site(page)).toBe('mobile');
});

test('A-020 opens the login over the home page at a login path, without a prefix', async ({ page, buyer }) => {
  const t = siteTexts('en');
  for (const address of ['/login', '/m/#/login']) {
    await page.goto('about:blank');
    await page.goto(address);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(t('account:email'))).toBeVisible();
    expect(await bar(page)).toBe('/m/#/login');
    await dialog.getByRole('button', { name: t('common:close') }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  }
  await page.goto('/m/#/Kenya?tab=2');
  await logInOnPhone(page, buyer);
  await page.goto('/m/#/login');
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('handles addresses typed behind the #', async ({ page }) => {
  await openRendered(page, '/Kenya?tab=2');
  await untilHydrated(page);
  const go = (hash: string) => page.evaluate((to) => void (location.hash = to), hash);
  await go('#/Kenya/no/such/page');
  await expect(heading(page)).toHaveText(english('content:notFoundTitle'));
  await go('#/car/detail?id=100001');
  await expect.poll(() => bar(page)).toBe(`/m/#${detail}`);
  await expect(heading(page)).not.toHaveText(english('content:notFoundTitle'));
  for (const broken of ['#//[', '#/%E0%A4%A', '#%', `#/${'x'.repeat(5000)}`]) {
    await go('#/Kenya?tab=2');
    await expect(heading(page)).not.toHaveText(homeTitle);
    await go(broken);
    await expect.poll(() => bar(page)).toBe('/m/#/Kenya');
    await expect(heading(page)).toHaveText(homeTitle);
  }
  await go('#/Kenya/car/%E0%A4%A/%');
  await expect(heading(page)).toHaveText(english('content:notFoundTitle'));
  // The country has no site of its own; the page and its parameters are preserved.
  await go('#/Uganda/car/detail?id=100001');
  await expect.poll(() => bar(page)).toBe(`/m/#${detail}`);
  await go('#/China?tab=3');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect.poll(() => bar(page)).toBe('/m/#/China?tab=3');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('opens the mobile home page at every address of the mobile site without a page', async ({ page }) => {
  for (const address of ['/m', '/m/', '/m/Kenya', '/m/#', '/m/#/', '/m/#/Uganda', '/m/#nowhere']) {
    // Leave the page first. Otherwise only the part behind the `#` may change and the previous page stays.
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await bar(page), address).toBe('/m/#/Kenya');
    expect(await site(page), address).toBe('mobile');
  }
});

test('A-013 preserves page and parameters of an address below the mobile site’s path', async ({ page }) => {
  await page.goto('/m/Japan/car/detail?id=100001&styleId=1');
  await expect(heading(page)).toBeVisible();
  expect(await bar(page)).toBe('/m/#/Japan/car/detail?id=100001&styleId=1');
});

async function openBehindHash(page: Page, language: Language, screen: Screen): Promise<void> {
  const missing = page.getByRole('heading', { level: 1, name: siteTexts(language)('content:notFoundTitle') });
  const main = page.getByRole('main');
  // Some screens redirect or ask for a login, but each shows something.
  const said = main.getByRole('heading').or(main.getByRole('link')).or(page.getByRole('dialog'));
  const search = screen.tab === undefined ? '?id=100001' : `?tab=${screen.tab}`;
  const address = `/${prefixes[language]}${screen.path === '/' ? '' : screen.path}${search}`;
  // Leave the page first. Otherwise only the part behind the `#` changes and the previous screen stays for a moment.
  await page.goto('about:blank');
  await page.goto(`/m/#${address}`);
  await untilHydrated(page);
  // The verification page has no header, and is empty when no verification is configured.
  if (screen.isBare) await expect(main).toBeHidden();
  else await expect(said.first()).toBeVisible();
  await expect(missing, address).toBeVisible({ visible: screen === screens.notFound });
}

for (const language of testedLanguages) {
  test(`A-018 has every screen behind the #: ${language}`, async ({ page }) => {
    test.slow();
    for (const screen of allScreens) await openBehindHash(page, language, screen);
  });
}

// Markup and colours are the same in every language. One test each, since a check takes seconds on a busy machine.
for (const [name, screen] of Object.entries(screens)) {
  test(`has no accessibility violations behind the #: ${name}`, async ({ page }) => {
    await openBehindHash(page, 'en', screen);
    await expectAccessible(page);
  });
}
