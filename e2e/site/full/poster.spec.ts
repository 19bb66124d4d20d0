import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import type { Buyer } from '../../support/buyers.ts';
import { carriesCode, greatestDifference, hasInk, shrunk } from '../../support/poster-file.ts';
import { expect, expectAccessible, logIn, resizeWindow, test } from '../../support/site-test.ts';
import { staff } from '../../support/staff.ts';

/** A vehicle from the contract's examples, so it is the same in every stock. Its price to Mombasa is 6,850. */
const detailPath = '/Kenya/car/detail?id=100001';
/** The reference at 6,700 dollars, reduced in size. Run with `--update-snapshots` after an intended change of the poster. */
const reference = 'e2e/site/full/poster-reference.png';
/** Other fonts differ by up to 7, another picture by 45. */
const tolerance = 12;

/** Turns the buyer into an agent, who opens the poster maker with the price to Mombasa. */
async function openMaker(page: Page, agent: Buyer): Promise<Locator> {
  await staff('make-agent', agent.email, '--name', 'Otieno at GariPort', '--phone', '+254733000111');
  await page.goto('/Kenya');
  await logIn(page, agent);
  await page.goto(detailPath);
  const panel = page.getByRole('region', { name: 'Your price' });
  await panel.getByLabel('Destination country').selectOption('Kenya');
  await panel.getByLabel('Port', { exact: true }).selectOption('Mombasa');
  // The lines of the price are folded.
  await expect(panel.getByText('Total CIF Mombasa')).toBeAttached();
  await page.getByRole('button', { name: 'Poster', exact: true }).click();
  return page.getByRole('dialog', { name: 'Make posters' });
}

/** The position of a text on a poster. */
async function placeIn(poster: Locator, text: string) {
  const [whole, part] = await Promise.all([
    poster.boundingBox(),
    poster.getByText(text, { exact: true }).boundingBox(),
  ]);
  if (!whole || !part) throw new Error(`'${text}' is not shown.`);
  return { ...part, x: part.x - whole.x, y: part.y - whole.y };
}

test('B-034 B-196 B-197 B-198 B-210 B-215 B-216 B-253 lets an agent select pictures, set a price, download matching posters, and leave', async ({
  page,
  buyer,
}) => {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML/.test(message.text())) refusals.push(message.text());
  });
  const maker = await openMaker(page, buyer);
  const price = maker.getByLabel('Price on the poster, USD');
  const download = maker.getByRole('button', { name: /^Download/ });
  await expect(price).toHaveValue('6,850');
  await expectAccessible(page);

  await maker.getByRole('checkbox', { name: 'Picture 1', exact: true }).uncheck();
  await expect(download).toBeDisabled();
  await maker.getByRole('checkbox', { name: 'Picture 1', exact: true }).check();

  await price.fill('');
  await expect(maker.getByText('Please enter the price')).toBeVisible();
  await price.fill('6599');
  await expect(maker.getByText('The price is too low. Please raise it.')).toBeVisible();
  await download.click();
  await expect(maker.getByRole('alert')).toContainText('cannot be offered for less than USD 6,600');
  await expectAccessible(page);
  await price.fill('6700');
  await expect(maker.getByRole('alert')).toBeHidden();
  const poster = maker.getByRole('figure', { name: 'Poster with picture 1' });
  const texts = ['GP-100001', 'Toyota Vitz 1.0 F', 'Mar 2019', 'USD 6,700', 'CIF Mombasa', 'Otieno at GariPort'];
  for (const text of texts) await expect(poster.getByText(text, { exact: true })).toBeVisible();

  const [one] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(one.suggestedFilename()).toBe('GP-100001-1.png');
  const file = await readFile(await one.path());
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1800, height: 3200 });
  expect(await carriesCode(file, new URL(`${detailPath}&to=KE.p-mba`, page.url()).href)).toBe(true);
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) await shrunk(file).png().toFile(reference);
  expect(await greatestDifference(file, reference)).toBeLessThan(tolerance);
  for (const text of texts) expect(await hasInk(file, await placeIn(poster, text)), text).toBe(true);
  await expect(maker.getByText('1 poster downloaded')).toBeVisible();

  await resizeWindow(page, 414);
  const overflow = await maker.evaluate((dialog) => dialog.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);

  await maker.getByRole('checkbox', { name: 'Picture 1', exact: true }).uncheck();
  for (const place of [2, 4]) await maker.getByRole('checkbox', { name: `Picture ${place}`, exact: true }).check();
  const names: string[] = [];
  page.on('download', (saved) => names.push(saved.suggestedFilename()));
  await maker.getByRole('button', { name: 'Download 2 posters' }).click();
  await expect(maker.getByText('2 posters downloaded')).toBeVisible();
  await expect.poll(() => names).toEqual(['GP-100001-2.png', 'GP-100001-4.png']);
  expect(refusals).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(maker).toBeHidden();
});
