import type { Page } from 'playwright/test';
import { company } from '../../src/app/company.ts';
import { sampleModels } from '../../src/shell/header/search-keyword.ts';
import type { Backend } from '../support/backend.ts';
import { expect, test } from '../support/site-test.ts';

/** What a page shows that no text of ours is: names, and numbers with their signs. The panel is of the development site. */
const names = [
  'GariPort',
  'Gari',
  'Port',
  'English',
  '日本語',
  '中文',
  company.email,
  ...sampleModels,
  'Dev',
  'Developer panel',
];
const figures = /^(?:[A-Z][a-z]{2,3} \d{4}|CIF|USD|JPY|KES|[\d\s.,:;+/()|©·~≈*→…-]+)+$/;

test('B-001 whatever a page says passes through the texts of its language', async ({ page, backend }) => {
  test.slow();
  const data = new Set([...names, ...(await readData(backend))]);
  await page.addInitScript(() => sessionStorage.setItem('pseudoLanguage', 'on'));
  const addresses = [
    '',
    '?tab=1',
    '?tab=2',
    '?tab=3',
    '/car/flashSale',
    '/com/policy?formPage=1',
    '/car/detail?id=100001',
  ];
  const unmarked: string[] = [];
  for (const address of addresses) {
    await page.goto(`/Kenya${address}`);
    await expect(page.getByRole('contentinfo')).toContainText('⟦');
    await expect(page.getByRole('main')).toContainText('⟧');
    await page.waitForLoadState('networkidle');
    for (const text of await readTexts(page)) {
      const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '').trim();
      if (rest !== '' && !figures.test(rest) && !data.has(rest)) unmarked.push(`${address || '/'}: ${text}`);
    }
  }
  expect([...new Set(unmarked)]).toEqual([]);
});

/** Every text that a reader sees, or has read out. */
function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
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

/** Every text of the answers that these pages show. */
async function readData(backend: Backend): Promise<Set<string>> {
  const answers = await Promise.all([
    backend.call('getHomeVehicles', { client: 2 }),
    backend.call('listBanners', { client: 2 }),
    backend.call('listHotMakes'),
    backend.call('listMakes'),
    backend.call('listModelLevels', { homePageShow: 1 }),
    backend.call('listVehicles', { pageNo: 1, pageSize: 24 }),
    backend.call('listFlashSaleVehicles', { pageNo: 1, pageSize: 50, client: '2' }),
    backend.call('getVehicleDetail', { carSourceId: '100001' }),
    backend.call('listRecommendedVehicles'),
    backend.call('listSimilarVehicles', { vehicleId: '100001' }),
  ]);
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value.trim());
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  answers.forEach(collect);
  return texts;
}
