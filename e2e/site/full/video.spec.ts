import type { Locator } from 'playwright/test';
import { filmedVehicles } from '#demo/videos.ts';
import { expect, test } from '../../support/site-test.ts';

/** The current time of a video; undefined if it failed. */
const progressOf = (video: Locator) =>
  video.evaluate((element) => {
    const { currentTime, error } = element as HTMLVideoElement;
    return error ? undefined : currentTime;
  });

for (const id of filmedVehicles) {
  test(`plays the video of vehicle ${id} in the gallery and in full window`, async ({ page }) => {
    const blocked: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) blocked.push(message.text());
    });
    await page.goto(`/Kenya/car/detail?id=${id}`);
    const gallery = page.getByRole('region', { name: 'Pictures of the vehicle' });
    await gallery.getByRole('button', { name: /^Show video/ }).click();
    const video = gallery.getByLabel(/picture 10$/);
    await video.evaluate((element) => (element as HTMLVideoElement).play());
    await expect.poll(() => progressOf(video)).toBeGreaterThan(0.2);
    // Seeking requests a range of the file.
    await video.evaluate((element) => void ((element as HTMLVideoElement).currentTime = 7));
    await expect.poll(() => progressOf(video)).toBeGreaterThan(7);
    await video.evaluate((element) => (element as HTMLVideoElement).pause());

    await gallery.getByRole('button', { name: 'Enlarge' }).click();
    const large = page.getByRole('dialog').locator('video');
    await large.evaluate((element) => (element as HTMLVideoElement).play());
    await expect.poll(() => progressOf(large)).toBeGreaterThan(0.2);
    expect(blocked).toEqual([]);
  });
}
