import sharp, { type OverlayOptions, type Region } from 'sharp';
import type { StaffPhotoFrame } from '#generated/client/types.gen.ts';
import type { PhotoEdit } from '#server/platform/database/tables/stock-tables.ts';

/** Raw pixels without a format. */
export interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const parts = 10_000;
/** Resolution left along the longer side of a blurred area: too low to guess letters or a face. */
const mostCells = 4;
/** JPEG encodes in blocks of this size: next to an edge, the rest of the block has traces of it. */
const block = 8;

/** Crops a photo and blurs areas, before any other processing. */
export async function editPhoto(bytes: Buffer, { crop, blurs }: PhotoEdit): Promise<Pixels> {
  const whole = await pixelsOf(sharp(bytes));
  const patches: OverlayOptions[] = [];
  for (const frame of blurs) {
    const region = blocksOf(frame, whole);
    if (region) patches.push(await smear(whole, region));
  }
  // One pipeline per step: within one, sharp would crop before compositing.
  const blurred = patches.length > 0 ? await pixelsOf(from(whole).composite(patches)) : whole;
  return crop ? pixelsOf(from(blurred).extract(regionOf(crop, whole))) : blurred;
}

export function from({ data, info: { width, height, channels } }: Pixels) {
  return sharp(data, { raw: { width, height, channels } });
}

async function pixelsOf(picture: ReturnType<typeof sharp>): Promise<Pixels> {
  return picture.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}

/** A patch that hides a region: its few mean colours, enlarged to cover it. */
async function smear(whole: Pixels, region: Region): Promise<OverlayOptions> {
  const { left, top, width, height } = region;
  const cell = Math.max(width, height) / mostCells;
  const few = await pixelsOf(
    from(whole)
      .extract(region)
      .resize({
        width: Math.max(1, Math.round(width / cell)),
        height: Math.max(1, Math.round(height / cell)),
        fit: 'fill',
        kernel: 'linear',
      }),
  );
  const { data, info } = await pixelsOf(from(few).resize({ width, height, fit: 'fill', kernel: 'cubic' }));
  return { input: data, raw: info, left, top };
}

function regionOf(frame: StaffPhotoFrame, { info }: Pixels): Region {
  const left = Math.min(info.width - 1, Math.floor((frame.left * info.width) / parts));
  const top = Math.min(info.height - 1, Math.floor((frame.top * info.height) / parts));
  const right = Math.ceil(((frame.left + frame.width) * info.width) / parts);
  const bottom = Math.ceil(((frame.top + frame.height) * info.height) / parts);
  return {
    left,
    top,
    width: Math.max(1, Math.min(info.width, right) - left),
    height: Math.max(1, Math.min(info.height, bottom) - top),
  };
}

const begin = (at: number) => Math.floor(at / block) * block;
const end = (at: number, most: number) => Math.min(most, Math.ceil(at / block) * block);

/** The region extended to whole blocks. */
function blocksOf(frame: StaffPhotoFrame, whole: Pixels): Region | undefined {
  if (frame.width === 0 || frame.height === 0) return undefined;
  const { left, top, width, height } = regionOf(frame, whole);
  return {
    left: begin(left),
    top: begin(top),
    width: end(left + width, whole.info.width) - begin(left),
    height: end(top + height, whole.info.height) - begin(top),
  };
}
