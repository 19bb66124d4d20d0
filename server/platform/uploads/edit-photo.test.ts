import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PhotoEdit } from '#server/platform/database/tables/stock-tables.ts';
import { editPhoto, from } from './edit-photo.ts';

/** A grey photo of 400 by 300, with black and white stripes in place of a number plate. */
async function photoWith(stripe: number): Promise<Buffer> {
  const width = 400;
  const height = 300;
  const data = Buffer.alloc(width * height, 128);
  for (let y = 120; y < 160; y += 1) {
    for (let x = 100; x < 220; x += 1) data[y * width + x] = Math.floor(x / stripe) % 2 === 0 ? 0 : 255;
  }
  return sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('srgb')
    .jpeg({ quality: 88 })
    .toBuffer();
}

const plate = { left: 2500, top: 4000, width: 3000, height: 1400 };

async function partOf(edit: PhotoEdit, stripe: number): Promise<Buffer> {
  const edited = await editPhoto(await photoWith(stripe), edit);
  return from(edited).extract({ left: 80, top: 100, width: 160, height: 80 }).greyscale().raw().toBuffer();
}

function spreadOf(pixels: Buffer): number {
  return Math.max(...pixels) - Math.min(...pixels);
}

test('Blurred content is gone: different plates give the same result, without their strokes', async () => {
  expect(spreadOf(await partOf({ blurs: [] }, 5))).toBeGreaterThan(200);
  const [one, other] = await Promise.all([5, 10].map((stripe) => partOf({ blurs: [plate] }, stripe)));
  if (!one || !other) throw new Error('There is nothing to compare.');
  expect(spreadOf(one)).toBeLessThan(30);
  expect(Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? 0))))).toBeLessThan(30);
});

test('The area beside a blur is unchanged, and a crop shows its part only', async () => {
  const bytes = await photoWith(5);
  const crop = { left: 5000, top: 0, width: 5000, height: 10_000 };
  const { data, info } = await editPhoto(bytes, { crop, blurs: [{ left: 0, top: 0, width: 4000, height: 3000 }] });
  expect(info).toMatchObject({ width: 200, height: 300, channels: 3 });
  const rest = await sharp(bytes).extract({ left: 200, top: 0, width: 200, height: 300 }).raw().toBuffer();
  expect(data.equals(rest)).toBe(true);
});

test('Areas at the edge, thin areas and overlapping areas are blurred as well', async () => {
  const edited = await editPhoto(await photoWith(5), {
    blurs: [
      { left: 9999, top: 9999, width: 1, height: 1 },
      { left: 0, top: 5000, width: 10_000, height: 1 },
      plate,
      { ...plate, left: 4000 },
    ],
  });
  expect(edited.info).toMatchObject({ width: 400, height: 300 });
});
