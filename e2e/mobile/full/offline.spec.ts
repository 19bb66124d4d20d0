import type { Page } from 'playwright/test';
import type { OrderSummary, SessionTokens } from '#generated/client/types.gen.ts';
import { cachedAnswers, untilServedByWorker } from '../../support/connection.ts';
import { reserve } from '../../support/orderable.ts';
import { pictureNamed } from '../../support/pictures.ts';
import { expect, expectAccessible, logInOnPhone, test, untilHydrated } from '../../support/site-test.ts';

test.use({ serviceWorkers: 'allow' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: new RegExp(`(^| )${name}$`) });

test('can be installed, and starts offline', async ({ page, context }) => {
  await page.goto('/Kenya?tab=1');
  await untilHydrated(page);
  await untilServedByWorker(page);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Every test window is an incognito window, which some Chromium versions report.
  const errors = installabilityErrors.map(({ errorId }) => errorId).filter((error) => error !== 'in-incognito');
  expect(errors).toEqual([]);
  const { data = '{}' } = await devtools.send('Page.getAppManifest');
  const { start_url: start, shortcuts } = JSON.parse(data) as { start_url: string; shortcuts: { url: string }[] };
  await entry(page, 'Home').tap();
  await expect(heading(page, 'Used vehicles')).toBeHidden();
  await expect.poll(async () => (await cachedAnswers(page)).names.length).toBeGreaterThan(1);
  await untilServedByWorker(page);
  await context.setOffline(true);
  for (const url of [start, ...shortcuts.map((shortcut) => shortcut.url)]) {
    await page.goto(url);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  }
});

test('shows the desktop site on request although mobile pages are cached', async ({ page }) => {
  await page.goto('/Kenya?tab=1');
  await untilServedByWorker(page);
  await page.goto('/Kenya?tab=1');
  await untilServedByWorker(page);
  await expect(page.locator('html')).toHaveAttribute('data-site', 'mobile');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Desktop site' }).tap();
  await expect(page.locator('html')).not.toHaveAttribute('data-site');
  await page.goto('/Kenya');
  await expect(page.locator('html')).not.toHaveAttribute('data-site');
});

test('takes a picture shared by another app as the proof of an order', async ({ page, backend, buyer }) => {
  await reserve(backend, buyer);
  await page.goto('/Kenya?tab=1');
  await untilHydrated(page);
  await logInOnPhone(page, buyer);
  await untilServedByWorker(page);
  // Like the browser: submits a form to the share target of the manifest.
  const manifest = await page.request.get('/app/en.webmanifest');
  const { share_target: target } = (await manifest.json()) as { share_target: ShareTarget };
  await page.evaluate(openShareForm, target);
  await page.getByLabel('Shared').setInputFiles([pictureNamed('slip.png')]);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Your picture is ready. Upload the proof of the order that it pays for.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Upload deposit proof' }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('slip.png')).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit proof' }).tap();
  await expect(dialog).toBeHidden();
  const { accessToken } = await backend.call<SessionTokens>('login', { ...buyer });
  const [order] = await backend.call<OrderSummary[]>(
    'listOrders',
    { statusDesc: '', pageNo: 1, pageSize: 1 },
    accessToken,
  );
  expect(order?.status).toBe(1);
  await expect(page.getByText('Your picture is ready.')).toBeHidden();
});

interface ShareTarget {
  action: string;
  method: string;
  enctype: string;
  params: { files: [{ name: string }] };
}

/** Runs in the page. */
function openShareForm({ action, method, enctype, params }: ShareTarget): void {
  const form = Object.assign(document.createElement('form'), { action, method, enctype });
  const file = Object.assign(document.createElement('input'), { type: 'file', name: params.files[0].name });
  file.setAttribute('aria-label', 'Shared');
  const button = Object.assign(document.createElement('button'), { textContent: 'Share' });
  form.append(file, button);
  document.body.replaceChildren(form);
}
