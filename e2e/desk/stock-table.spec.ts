import type { Page } from 'playwright/test';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { actOf, openDesk } from '../support/desk-window.ts';
import { joinDesk } from '../support/staff-members.ts';
import { expect, expectAccessible, test } from '../support/site-test.ts';
import { siteTexts } from '../support/site-texts.ts';
import { readStockFile } from '../support/stock-file.ts';
import { failureText } from '#server/platform/calls/texts.ts';
import { paths } from '#shared/routing/paths.ts';

const t = siteTexts('en');

test('imports vehicles from a file, prices and publishes one, and exports them again', async ({
  page,
  backend,
  browser,
}) => {
  // Unique numbers, so that the journey can run again on the same server.
  const number = `E2E-${randomUUID().slice(0, 8)}`.toUpperCase();
  const sample = (await readFile('docs/stock-sample.csv', 'utf8')).replaceAll('YARD', number);
  const mistaken = `${number}-0003,draft,Toyota,Vits,1.0 F,2018-03,41200,Pearl White${','.repeat(18)}`;
  const member = await joinDesk(backend, 'stock', 'Amina Otieno');
  await page.goto('/Kenya');
  const { origin } = new URL(page.url());
  const desk = await openDesk(browser, origin, t, member, '/desk/stock');
  await desk.getByRole('link', { name: t('desk-stock:importStock'), exact: true }).click();

  await readStockFile(desk, t, 'broken.csv', 'stock_number,make\nX-1,"Toyota\n');
  await expect(desk.getByRole('alert')).toContainText(failureText('stockFileQuotes', 'en'));

  // Nothing changes before confirmation; rows to correct come first.
  await readStockFile(desk, t, 'stock.csv', `${sample}${mistaken}\n`);
  const read = desk.getByRole('region', { name: 'stock.csv' });
  await expect(read.getByRole('row', { name: `${number}-0003` })).toContainText(
    `model “Vits”: ${t('desk-stock:fault_unknown', { hint: 'Vitz, ' })}`.slice(0, -3),
  );
  await expectAccessible(desk);
  await read.getByRole('button', { name: t('desk-stock:rows_added', { number: '2' }) }).click();
  const entered = read.getByRole('row', { name: `${number}-0001` });
  await expect(entered).toContainText('Toyota Vitz 1.0 F');
  const buffer = Buffer.from(zipSync({ photos: { [`${number}-0001`]: { 'front.jpg': await photo() } } }));
  const archive = { name: 'photos.zip', mimeType: 'application/zip', buffer };
  await read.getByLabel(t('desk-stock:chooseArchive'), { exact: true }).setInputFiles(archive);
  await expect(entered).toContainText(t('desk-stock:rowPhotos_archive', { names: `${number}-0001/front.jpg` }));
  await expect(entered).toContainText(t('desk-stock:photoFault_missing'));
  await expectAccessible(desk);
  await read.getByRole('button', { name: t('desk-stock:carryOut_other', { number: '2' }) }).click();
  await expect(read.getByText(t('desk-stock:importResult', { done: '2', faulty: '1' }))).toBeVisible();
  await expect(entered).toContainText(t('desk-stock:rowPhotos_added', { names: `${number}-0001/front.jpg` }));

  await desk.getByRole('link', { name: t('desk-stock:backToStock') }).click();
  const search = desk.getByLabel(t('desk-stock:search'), { exact: true });
  await search.fill(number);
  await search.press('Enter');
  await expect(desk.getByText(t('desk-stock:found_other', { number: '2' }))).toBeVisible();
  const draft = desk.getByRole('row', { name: `${number}-0001` });
  await expect(draft).toContainText(t('desk-stock:state_draft'));
  await draft.getByRole('link').focus();
  await desk.keyboard.press('Enter');

  await actOf(desk, t('desk-stock:changePrice')).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(t('desk-stock:price'), { exact: false }).fill('4100');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: t('desk-stock:changePrice') }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('region', { name: t('desk-stock:prices') })).toContainText('USD 4,100');
  await enterReport(desk);
  await actOf(desk, t('desk-stock:publish')).click();
  await expect(actOf(desk, t('desk-stock:withdraw'))).toBeVisible();

  // Buyers find it immediately.
  const id = new URL(desk.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(`/Kenya${paths.detail(id)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Toyota Vitz 1.0 F');
  await expect(page.getByText(`${number}-0001`).first()).toBeVisible();
  const report = page.getByRole('region', { name: t('detail:inspection') });
  await expect(report).toContainText('W2 Roof: trace of a repair, up to a palm');
  await expect(report).toContainText('24,100 km · Auction');
  await expect(report.locator('svg')).toContainText('W2');

  await desk.getByRole('link', { name: t('desk-stock:backToStock') }).click();
  await search.fill(number);
  await search.press('Enter');
  await expect(desk.getByText(t('desk-stock:found_other', { number: '2' }))).toBeVisible();
  const saving = desk.waitForEvent('download');
  await actOf(desk, t('desk-stock:exportStock')).click();
  const given = await readFile(await (await saving).path());
  expect(given.toString()).toContain(`${number}-0001,published,Toyota,Vitz,1.0 F`);
  expect(given.toString()).toContain(',4100,3900,');
  await desk.getByRole('link', { name: t('desk-stock:importStock'), exact: true }).click();
  await readStockFile(desk, t, 'given.csv', given);
  const same = desk.getByRole('region', { name: 'given.csv' });
  await expect(same.getByText(t('desk-stock:importUnchanged'))).toBeVisible();
  await expect(same.getByRole('button', { name: t('desk-stock:rows_unchanged', { number: '2' }) })).toBeVisible();

  // Vehicles without photos must not become the first results of other journeys.
  for (const name of [`${number}-0001`, `${number}-0002`]) {
    // Sequential.
    await withdrawVehicle(desk, name);
  }
  await desk.context().close();
});

async function photo(): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: { r: 20, g: 130, b: 60 } } })
    .jpeg()
    .toBuffer();
}

async function withdrawVehicle(desk: Page, number: string): Promise<void> {
  await desk.goto('/desk/stock');
  const search = desk.getByLabel(t('desk-stock:search'), { exact: true });
  await search.fill(number);
  await search.press('Enter');
  await desk.getByRole('row', { name: number }).getByRole('link').click();
  await actOf(desk, t('desk-stock:withdraw')).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('desk-stock:withdraw'), exact: true })
    .click();
  await expect(actOf(desk, t('desk-stock:publish'))).toBeVisible();
}

/** A mark, and a reading that is first above the vehicle’s mileage. */
async function enterReport(desk: Page): Promise<void> {
  const section = desk.getByRole('region', { name: t('desk-stock:inspection') });
  await section.getByRole('button', { name: t('desk-stock:enterInspection') }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(t('desk-stock:inspectedOn')).fill('2026-06-10');
  await dialog.getByLabel(t('desk-stock:inspectedBy')).fill('GariPort Yokohama');
  await dialog.getByRole('button', { name: t('desk-stock:addMark') }).click();
  await dialog.getByLabel(t('desk-stock:part'), { exact: true }).selectOption('Roof');
  await dialog.getByLabel(t('desk-stock:mark'), { exact: true }).selectOption('wave');
  await dialog.getByLabel(t('desk-stock:degree'), { exact: true }).selectOption('2');
  await dialog.getByRole('button', { name: t('desk-stock:addReading') }).click();
  await dialog.getByLabel(t('desk-stock:readOn')).fill('2021-03');
  await dialog.getByLabel(t('desk-stock:mileageRead')).fill('900000');
  await dialog.getByLabel(t('desk-stock:source')).selectOption('auction');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: t('desk-stock:saveInspection') }).click();
  await expect(dialog.getByText(t('desk-stock:wholeNumber', { least: '0', most: '41,200' }))).toBeVisible();
  await dialog.getByLabel(t('desk-stock:mileageRead')).fill('24100');
  await dialog.getByRole('button', { name: t('desk-stock:saveInspection') }).click();
  await expect(dialog).toBeHidden();
  await expect(section).toContainText('2021-03: 24,100 km');
  await expectAccessible(desk);
}
