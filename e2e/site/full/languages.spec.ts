import type { Locator, Page } from 'playwright/test';
import type { CompanyPage, OrderSummary, SessionTokens } from '#generated/client/types.gen.ts';
import contract from '#generated/openapi.json' with { type: 'json' };
import { exampleContact } from '../../../src/testing/example-contact.ts';
import { sampleModels } from '#site/shell/header/search-box.tsx';
import type { Backend } from '../../support/backend.ts';
import type { Buyer } from '../../support/buyers.ts';
import { draftOf, reserve } from '../../support/orderable.ts';
import { expect, logIn, test, untilHydrated } from '../../support/site-test.ts';

/**
 * Visible text that does not come from `locales/`: names, and numbers with their signs. The panel belongs to the development
 * site. The zero-width character comes from the library, which uses it to keep a field's height.
 */
const names = [
  'GariPort',
  'Gari',
  'Port',
  'WhatsApp',
  'English',
  '日本語',
  '中文',
  'Kiswahili',
  exampleContact.email,
  ...sampleModels,
  'Developer panel',
];
const developerPanel = /^Dev(?:: \d+ forced)?$/;
const figures = /^(?:[A-Z][a-z]{2,3} \d{4}|CIF|USD|JPY|KES|[\d\s.,:;%+/()|©·~≈*→…›\u200b-]+)+$/;

test('B-001 takes every text of the public pages from the language files', async ({ page, backend }) => {
  // Checks the whole text of eleven pages.
  test.slow();
  const isData = dataTest(await readData(backend));
  await page.addInitScript(() => sessionStorage.setItem('pseudoLanguage', 'on'));
  const addresses = [
    '',
    '?tab=1',
    '?tab=2',
    '?tab=3',
    '/com/company',
    '/car/flashSale',
    '/car/compare?ids=100001-100002',
    '/com/policy?formPage=1',
    '/car/detail?id=100001',
    '/user/auth/forget',
    '/nowhere',
  ];
  const unmarked: string[] = [];
  for (const address of addresses) {
    await page.goto(`/Kenya${address}`);
    unmarked.push(...(await findUnmarked(page, isData)));
  }
  expect(unmarked).toEqual([]);
});

test('B-001 takes every text of the account dialogs from the language files', async ({ page, backend }) => {
  const isData = dataTest(await readData(backend));
  await page.addInitScript(() => sessionStorage.setItem('pseudoLanguage', 'on'));
  await page.goto('/Kenya?tab=2');
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  const unmarked: string[] = [];
  for (const turn of ['Create an account', 'Log in', 'Forgot password']) {
    unmarked.push(...(await findUnmarked(page, isData, dialog)));
    await dialog.getByRole('button', { name: turn }).last().click();
  }
  await expect(dialog.getByRole('heading', { name: 'Forgot' })).toBeVisible();
  unmarked.push(...(await findUnmarked(page, isData, dialog)));
  expect(unmarked).toEqual([]);
});

test('B-001 takes every text of a buyer’s pages from the language files', async ({ page, backend, buyer }) => {
  test.slow();
  const orderId = await reserve(backend, buyer);
  const draft = await draftOf(backend, buyer);
  const isData = dataTest((await readData(backend, buyer)).add(draft.styleName));
  await page.goto('/Kenya?tab=2');
  await logIn(page, buyer);
  const lists = ['listAddresses', 'listFavorites', 'listInquiries', 'listCoupons'];
  const forced = Object.fromEntries(lists.map((name) => [name, { 'Force-Example': 'success' }]));
  await page.evaluate(
    ([calls, order]) => {
      sessionStorage.setItem('pseudoLanguage', 'on');
      sessionStorage.setItem('forcedCalls', calls);
      sessionStorage.setItem('orderDraft', order);
    },
    [JSON.stringify(forced), JSON.stringify(draft)] as const,
  );
  const unmarked: string[] = [];
  const items = [0, 1, 2, 3, 4, 5, 6, 7].map((item) => `/user/center/info?type=${item}`);
  const orderPath = `/user/center/order/detail?id=${orderId}&status=0`;
  for (const address of [...items, orderPath, `/car/order/reserve?id=${draft.carSourceId}`]) {
    await page.goto(`/Kenya${address}`);
    unmarked.push(...(await findUnmarked(page, isData)));
  }
  await page.getByRole('button', { name: 'Submit reservation' }).click();
  await expect(page).toHaveURL(/successful/);
  unmarked.push(...(await findUnmarked(page, isData)));
  await page.goto(`/Kenya${orderPath}`);
  await page.getByRole('main').getByRole('button', { name: 'Upload deposit proof' }).click();
  unmarked.push(...(await findUnmarked(page, isData, page.getByRole('dialog'))));
  expect(unmarked).toEqual([]);
});

/** A marked text may contain another. */
function withoutMarked(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  return rest === text ? rest : withoutMarked(rest);
}

const between = '\n¶\n';

type IsData = (text: string) => boolean;

function dataTest(answers: ReadonlySet<string>): IsData {
  const data = new Set([...names, ...answers]);
  const isOne = (text: string) => [figures, developerPanel].some((own) => own.test(text)) || data.has(text);
  // The lines of an address form one text, and so do the contact options.
  return (text) => text === '' || isOne(text) || text.split(/, | · /).every(isOne);
}

/** Texts on the page that did not come from `locales/`, each with its position. */
async function findUnmarked(page: Page, isData: IsData, place: Locator = page.getByRole('main')): Promise<string[]> {
  await expect(place).toContainText('⟧');
  await page.waitForLoadState('networkidle');
  const { pathname, search } = new URL(page.url());
  // One translated text may span several nodes, for example when a link is part of a sentence.
  const rest = withoutMarked((await readTexts(page)).join(between)).split(between);
  const unmarked = rest.map((text) => text.trim().replace(/,$/, '')).filter((text) => !isData(text));
  return [...new Set(unmarked)].map((text) => `${pathname}${search}: ${text}`);
}

/** Every text that is visible or read out by a screen reader. */
function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    // An e-mail address may contain line breaks, and still counts as one text.
    for (const place of body.querySelectorAll('wbr')) {
      const parent = place.parentElement;
      place.remove();
      parent?.normalize();
    }
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest('script, style, svg')) texts.push(walker.currentNode.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('[aria-label], [title], [alt], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts;
  });
}

/** Every text of the answers shown on these pages, and of the contract's examples. */
async function readData(backend: Backend, buyer?: Buyer): Promise<Set<string>> {
  const answers = await Promise.all([
    backend.call('getHomeVehicles', { client: 2 }),
    backend.call('listBanners', { client: 2 }),
    backend.call('listHotMakes'),
    backend.call('listMakes'),
    backend.call('listModelLevels', { homePageShow: 1 }),
    backend.call('listVehicles', { pageNo: 1, pageSize: 24, importCountryCode: 'KE', landedCountryCode: 'KE' }),
    backend.call('listFlashSaleVehicles', { pageNo: 1, pageSize: 50, client: '2' }),
    backend.call('getVehicleDetail', { carSourceId: '100001' }),
    backend.call('listRecommendedVehicles'),
    backend.call('listSimilarVehicles', { vehicleId: '100001' }),
    backend.call('getVehicleDetail', { carSourceId: '100002' }),
    backend.call('listCountries'),
    readCompany(backend),
    buyer ? readOrders(backend, buyer) : undefined,
  ]);
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value.trim());
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  [answers, contract.paths, buyer?.email, buyer?.email.split('@')].forEach(collect);
  return texts;
}

/** Every page lists the offices, one per line. */
async function readCompany(backend: Backend): Promise<unknown> {
  const answer = await backend.call<CompanyPage>('getCompany');
  return [answer, answer.company?.offices.map(({ name, address }) => `${name}: ${address}`)];
}

async function readOrders(backend: Backend, buyer: Buyer): Promise<unknown> {
  const { accessToken } = await backend.call<SessionTokens>('login', buyer);
  const page = { statusDesc: '', pageNo: 1, pageSize: 10 };
  const orders = await backend.call<OrderSummary[]>('listOrders', page, accessToken);
  const whole = orders.map(({ id }) => backend.call('getOrder', { id }, accessToken));
  const unpaid = orders.filter(({ status }) => status === 0);
  const payments = unpaid.map(({ id }) => backend.call('getPaymentInstructions', { id }, accessToken));
  return [orders, await Promise.all([...whole, ...payments])];
}
