import type { Page } from 'playwright/test';
import { openRendered } from '../support/rendered-pages.ts';
import { expect, test, untilHydrated } from '../support/site-test.ts';

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

function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

const bar = (page: Page) => page.evaluate(() => location.href.slice(location.origin.length));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('A-010 A-013 opens the link of a vehicle on the rendered mobile site in one request', async ({ page }) => {
  await openRendered(page, detail);
  const [documents, complaints] = [watchDocuments(page), watchComplaints(page)];
  const response = await page.goto(detail);
  const html = (await response?.text()) ?? '';
  expect(response?.headers()['vary']).toMatch(/Page-Variant/);
  expect(html).toContain('data-site="mobile"');
  expect(html).toContain('id="rendered"');
  await untilHydrated(page);
  expect(html).toContain(await heading(page).innerText());
  expect(await bar(page)).toBe(`/m/#${detail}`);
  expect(documents).toEqual([detail]);
  expect(complaints).toEqual([]);
});

test('follows links, Back and Forward without loading another document', async ({ page }) => {
  const start = '/Kenya?tab=1&price=3';
  await openRendered(page, start);
  await untilHydrated(page);
  const documents = watchDocuments(page);
  const car = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const href = await car.getAttribute('href');
  expect(href).toMatch(/^\/Kenya\/car\/detail\?id=/);
  const name = await car.innerText();
  await car.click();
  await expect(heading(page)).toHaveText(name);
  expect(await bar(page)).toBe(`/m/#${href}`);

  await page.goBack();
  await expect.poll(() => bar(page)).toBe(`/m/#${start}`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goForward();
  await expect(heading(page)).toHaveText(name);
  expect(await bar(page)).toBe(`/m/#${href}`);
  expect(documents).toEqual([]);

  // From here on the server only knows that the page belongs to the mobile site.
  await page.reload();
  await expect(heading(page)).toHaveText(name);
  expect(documents).toEqual(['/m/']);
  expect(await bar(page)).toBe(`/m/#${href}`);
});
