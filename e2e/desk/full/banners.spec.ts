import sharp from 'sharp';
import { testOnChangedMarket as test } from '../../support/own-market.ts';
import { actOf, goTo, openDesk } from '../../support/desk-window.ts';
import { joinDesk } from '../../support/staff-members.ts';
import { expect, expectAccessible, pressAgain } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';

const t = siteTexts('en');

const words = { English: 'A week of small cars', 中文: '小型车周', 日本語: '小型車の一週間' };

test('adds a banner, shows it first on the home page and removes it', async ({ browser, page, backend, site }) => {
  const desk = await openDesk(browser, site.address, t, await joinDesk(backend, 'owner', 'Amina Otieno', site.folder));
  // The confirming second press must not count as a double click.
  await desk.clock.install();
  await goTo(desk, t, 'banners');
  await actOf(desk, t('desk-banners:add')).click();
  const dialog = desk.getByRole('dialog');
  for (const [language, text] of Object.entries(words)) {
    // Field by field, as a person types.
    await dialog.getByLabel(t('desk-banners:field_words', { language })).fill(text);
  }
  const chooser = dialog.locator('input[type="file"]');
  await chooser.setInputFiles({ name: 'square.png', mimeType: 'image/png', buffer: await draw(1440, 1440) });
  await expect(dialog.getByRole('alert')).toContainText('1440');
  await chooser.setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer: await draw(2880, 1050) });
  await expect(dialog.getByRole('alert')).toBeHidden();
  await expect(dialog.locator('img[src^="blob:"]')).toBeVisible();
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: t('desk-banners:save') }).click();
  await expect(dialog).toBeHidden();

  // New banners come last; move it to the front with the keyboard.
  const rows = desk.getByRole('list', { name: t('desk-banners:list') }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  const up = actOf(desk, t('desk-banners:earlier', { name: words.English }));
  await up.focus();
  for (const place of ['4', '3', '2', '1']) {
    // Each move waits for the previous one.
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(t('desk-banners:moved', { place, count: '5' }))).toBeAttached();
  }
  await expect(rows.first()).toContainText(words.English);
  await expect(up).toBeFocused();
  await expectAccessible(desk);

  // No waiting: saving invalidates the cached page.
  await page.goto('/Japan');
  const first = page.getByText(words['日本語']);
  await expect(first).toBeVisible();
  const picture = page.locator('img[src^="/pictures/banners/"]').first();
  // The image loads lazily; how tall the page above it is depends on the machine’s fonts.
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await actOf(desk, t('desk-banners:removeOf', { name: words.English })).click();
  await pressAgain(desk, actOf(desk, t('desk-banners:reallyRemove')));
  await expect(rows).toHaveCount(4);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('img[src^="/pictures/home/banner-coupon"]').first()).toBeAttached();
  await expect(first).toHaveCount(0);
  await desk.context().close();
});

/** Green, with a red band at the right. */
function draw(width: number, height: number): Promise<Buffer> {
  const band = { create: { width: 200, height, channels: 3 as const, background: '#c03020' } };
  return sharp({ create: { width, height, channels: 3, background: '#2e7d5b' } })
    .composite([{ input: band, left: width - 200, top: 0 }])
    .png()
    .toBuffer();
}
