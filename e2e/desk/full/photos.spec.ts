import type { Locator, Page } from 'playwright/test';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { actOf, openDesk, regionOf } from '../../support/desk-window.ts';
import { joinDesk } from '../../support/staff-members.ts';
import { expect, expectAccessible, test } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';
import { readStockFile, writeStockFile } from '../../support/stock-file.ts';

const t = siteTexts('en');

/** A white plate with black bars on a green car in the middle of the photo. */
const plate = { left: 640, top: 540, width: 320, height: 120 };
const bar = 16;

function photoOfCar(): Promise<Buffer> {
  const bars = Array.from({ length: plate.width / bar / 2 }, (_, at) => ({
    input: { create: { width: bar, height: plate.height, channels: 3 as const, background: 'black' } },
    left: plate.left + 2 * at * bar,
    top: plate.top,
  }));
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: { r: 20, g: 130, b: 60 } } })
    .composite([
      {
        input: { create: { width: plate.width, height: plate.height, channels: 3, background: 'white' } },
        left: plate.left,
        top: plate.top,
      },
      ...bars,
    ])
    .jpeg({ quality: 95 })
    .toBuffer();
}

test('blurs a plate with the mouse and crops a photo with the keyboard, and restores the original', async ({
  page,
  backend,
  browser,
}) => {
  const number = `E2E-${randomUUID().slice(0, 8)}`.toUpperCase();
  const member = await joinDesk(backend, 'stock', 'Amina Otieno');
  await page.goto('/Kenya');
  const { origin } = new URL(page.url());
  const desk = await openDesk(browser, origin, t, member, '/desk/stock');
  await enterDraft(desk, number);
  const photos = regionOf(desk, t('desk-stock:photos'));
  await photos
    .getByLabel(t('desk-stock:choosePhotos'))
    .last()
    .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: await photoOfCar() });
  const first = photos.getByRole('img', { name: t('desk-stock:photoAt', { place: '1', count: '1' }) });
  await expect(first).toBeVisible();
  const uploaded = await addressOf(first);
  expect(await sharpestStep(desk, uploaded)).toBeGreaterThan(150);

  // Draw a box over the plate with the mouse.
  await photos.getByRole('button', { name: t('desk-stock:photoEdit', { place: '1' }) }).click();
  const editor = desk.getByRole('dialog');
  const stage = editor.getByRole('application', { name: t('desk-stock:photoStage') });
  await expect(stage.locator('img')).toHaveJSProperty('complete', true);
  await drawOver(desk, stage);
  await expect(
    editor.getByRole('button', { name: t('desk-stock:blurAt', { number: '1' }), exact: true }),
  ).toBeVisible();
  await expectAccessible(desk);

  // Crop the sky with the keyboard: move down, then reduce the height.
  await editor.getByRole('button', { name: t('desk-stock:addCrop') }).click();
  await expect(editor.getByRole('button', { name: t('desk-stock:cropFrame'), exact: true })).toBeFocused();
  await desk.keyboard.press('ArrowDown');
  await desk.keyboard.press('Shift+ArrowUp');
  await expect(editor.getByRole('status')).toHaveText(
    t('desk-stock:frameTold', { name: t('desk-stock:cropFrame'), left: '5', top: '6', width: '90', height: '89' }),
  );
  await editor.getByRole('button', { name: t('desk-stock:savePhotoEdit') }).click();
  await expect(editor).toBeHidden();
  await expect.poll(() => addressOf(first)).not.toBe(uploaded);
  const blurred = await addressOf(first);
  expect(await sharpestStep(desk, blurred)).toBeLessThan(100);
  expect((await desk.request.get(uploaded)).status()).toBe(404);

  // The original was stored for staff, and can be restored.
  await photos.getByRole('button', { name: t('desk-stock:photoEdit', { place: '1' }) }).click();
  await editor.getByRole('button', { name: t('desk-stock:undoPhotoEdit') }).click();
  await expect(editor).toBeHidden();
  await expect.poll(() => addressOf(first)).not.toBe(blurred);
  expect(await sharpestStep(desk, await addressOf(first))).toBeGreaterThan(150);
  expect((await desk.request.get(blurred)).status()).toBe(404);
  await desk.context().close();
});

async function enterDraft(desk: Page, stockNo: string): Promise<void> {
  await desk.getByRole('link', { name: t('desk-stock:importStock'), exact: true }).click();
  const vehicle = { stockNo, isOffered: false, make: 'Toyota', model: 'Vitz', style: '1.0 F', priceUsd: 4200 };
  await readStockFile(desk, t, 'stock.csv', writeStockFile([vehicle], new Date()));
  const read = regionOf(desk, 'stock.csv');
  await read.getByRole('button', { name: t('desk-stock:carryOut_one', { number: '1' }) }).click();
  await expect(read.getByText(t('desk-stock:importResult', { done: '1', faulty: '0' }))).toBeVisible();
  await desk.getByRole('link', { name: t('desk-stock:backToStock') }).click();
  const search = desk.getByLabel(t('desk-stock:search'), { exact: true });
  await search.fill(stockNo);
  await search.press('Enter');
  await desk.getByRole('row', { name: stockNo }).getByRole('link').click();
  await expect(actOf(desk, t('desk-stock:changePrice'))).toBeVisible();
}

/** Address of the picture without its size parameter. */
async function addressOf(picture: Locator): Promise<string> {
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc || image.src);
  return address;
}

async function drawOver(desk: Page, stage: Locator): Promise<void> {
  const box = await stage.boundingBox();
  if (!box) throw new Error('The photo is not on the page.');
  const at = (x: number, y: number) => [box.x + (x / 1600) * box.width, box.y + (y / 1200) * box.height] as const;
  await desk.mouse.move(...at(plate.left - 40, plate.top - 40));
  await desk.mouse.down();
  await desk.mouse.move(...at(plate.left + 100, plate.top + 60), { steps: 4 });
  await desk.mouse.move(...at(plate.left + plate.width + 40, plate.top + plate.height + 40), { steps: 4 });
  await desk.mouse.up();
}

/** Largest brightness difference between neighbouring pixels: high if the bars of a plate are legible. */
async function sharpestStep(desk: Page, address: string): Promise<number> {
  const picture = await (await desk.request.get(address)).body();
  const { data, info } = await sharp(picture)
    .resize({ width: 400 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let step = 0;
  for (let at = 1; at < data.length; at += 1) {
    if (at % info.width === 0) continue;
    step = Math.max(step, Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0)));
  }
  return step;
}
