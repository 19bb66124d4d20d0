import { join } from 'node:path';
import { filmedVehicles, videoFolder } from '#demo/videos.ts';
import { openDesk, regionOf } from '../../support/desk-window.ts';
import { joinDesk } from '../../support/staff-members.ts';
import { findOrderable } from '../../support/orderable.ts';
import { expect, expectAccessible, test } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';

const t = siteTexts('en');

test('plays the uploaded video for buyers until it is deleted, and rejects a file that is not a video', async ({
  page,
  backend,
  browser,
}) => {
  const { id, vehicle } = await findOrderable(backend);
  await page.goto('/Kenya?tab=2');
  const member = await joinDesk(backend, 'stock', 'Amina Otieno');
  const desk = await openDesk(browser, new URL(page.url()).origin, t, member, `/desk/stock/${id}`);
  const section = regionOf(desk, t('desk-stock:video'));
  const chooser = section.locator('input[type="file"]');
  await chooser.setInputFiles({ name: 'walk.mp4', mimeType: 'video/mp4', buffer: Buffer.from('No video at all.') });
  await expect(section.getByRole('alert')).toHaveText(/\S/);
  await chooser.setInputFiles(join(videoFolder, `${filmedVehicles[0]}.webm`));
  const shown = section.getByLabel(t('desk-stock:videoOf', { name: vehicle.styleName }));
  await expect(shown).toBeVisible();
  await expect(section.getByRole('alert')).toBeHidden();
  await expectAccessible(desk);

  await page.goto(`/Kenya/car/detail?id=${id}`);
  const gallery = page.getByRole('region', { name: t('detail:gallery') });
  await gallery.getByRole('button', { name: /^Show video/ }).click();
  const video = gallery.locator('video');
  await video.evaluate((element) => (element as HTMLVideoElement).play());
  await expect.poll(() => video.evaluate((element) => (element as HTMLVideoElement).currentTime)).toBeGreaterThan(0.2);

  await section.getByRole('button', { name: t('desk-stock:removeVideo') }).click();
  await desk
    .getByRole('alertdialog')
    .getByRole('button', { name: t('desk-stock:removeVideo') })
    .click();
  await expect(section.getByText(t('desk-stock:noVideo'))).toBeVisible();
  // A rendered page may be shown for some seconds after the change.
  await expect(async () => {
    await page.reload();
    await expect(gallery.getByRole('button', { name: /picture 1$/ }).first()).toBeVisible();
    await expect(gallery.getByRole('button', { name: /^Show video/ })).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});
