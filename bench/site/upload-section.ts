import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { accounts } from '#demo/people/accounts.ts';
import { watchPage } from './watch-page.ts';
import { type Line, measuredLine } from '../report/line.ts';
import { closeContext, desktop, openContext } from './devices.ts';

const section = 'Four photos as proof of a payment, nothing slowed down';

/** Chooses and submits photos, like a buyer whose order awaits its deposit. */
export async function uploadSection(
  browser: Browser,
  { origin, password }: { origin: string; password: string },
): Promise<Line[]> {
  // As files, which the browser reads itself: data passed by a test would go through the page.
  const folder = await mkdtemp(join(tmpdir(), 'gariport-bench-photos-'));
  const photos = await makePhotos(folder, 4);
  const context = await openContext(browser, desktop);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    await logIn(page, `${origin}/Kenya?tab=2`, password);
    await page.goto(`${origin}/Kenya/user/center/info?type=0`);
    // The demo buyer first sees a message about a certificate.
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Upload deposit proof' }).first().click();
    const dialog = page.getByRole('dialog');
    const chooser = dialog.getByLabel('Choose pictures');
    await chooser.waitFor({ state: 'attached' });
    const compressing = await longTasksDuring(page, async () => {
      await chooser.setInputFiles(photos);
      await dialog
        .getByText('Ready to upload')
        .nth(photos.length - 1)
        .waitFor();
    });
    const uploading = await longTasksDuring(page, async () => {
      await dialog.getByRole('button', { name: 'Submit proof' }).click();
      await dialog.waitFor({ state: 'hidden' });
    });
    const sizes = await Promise.all(photos.map((path) => stat(path)));
    const megabytes = Math.round(sizes.reduce((sum, { size }) => sum + size, 0) / 1_000_000);
    return [
      line('making them smaller', compressing, `${megabytes} MB in all, of 12 million points each`),
      line('sending them', uploading),
    ].flat();
  } finally {
    await closeContext(context);
    await rm(folder, { recursive: true, force: true });
  }
}

interface Work {
  took: number;
  longest: number;
}

function line(what: string, { took, longest }: Work, note?: string): Line[] {
  return [
    measuredLine({ section, what }, 's', [took / 1000]),
    measuredLine(
      {
        section,
        what: `${what}: the longest task of the page`,
        budget: { of: 'measured', at: 'most', limit: 200 },
        ...(note !== undefined && { note }),
      },
      'ms',
      [longest],
    ),
  ];
}

async function longTasksDuring(page: Page, work: () => Promise<void>): Promise<Work> {
  const before = await page.evaluate(() => globalThis.watched.longTasks.length);
  const started = performance.now();
  await work();
  const took = performance.now() - started;
  const tasks = await page.evaluate((count) => globalThis.watched.longTasks.slice(count), before);
  return { took, longest: Math.max(0, ...tasks.map(({ duration }) => duration)) };
}

async function logIn(page: Page, address: string, password: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('contactPanelShown', '1'));
  await page.goto(address);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^log in/i })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(accounts.buyer.email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('checkbox', { name: /agree/i }).check();
  await dialog.getByRole('button', { name: /^log in/i }).click();
  await dialog.waitFor({ state: 'hidden' });
}

const width = 4000;
const height = 3000;
/** The contract's limits for a payment proof. */
const most = 13_312 * 1024;

/** Photos in the size of good cameras, each different, as files in a folder. */
async function makePhotos(folder: string, count: number): Promise<string[]> {
  const paths: string[] = [];
  // One after the other: each takes a hundred megabytes during creation.
  for (let number = 1; number <= count; number += 1) {
    const path = join(folder, `slip-${number}.jpg`);
    await writeFile(path, await makePhoto());
    paths.push(path);
  }
  return paths;
}

async function makePhoto(): Promise<Buffer> {
  const noise = randomBytes(width * height * 3);
  const picture = sharp(noise, { raw: { width, height, channels: 3 } }).blur(0.6);
  for (let quality = 95; quality > 0; quality -= 3) {
    const photo = await picture.clone().jpeg({ quality }).toBuffer();
    if (photo.length <= most) return photo;
  }
  throw new Error('No quality makes the photo small enough.');
}
