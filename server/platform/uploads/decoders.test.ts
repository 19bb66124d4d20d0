import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { TooBusy } from '#server/platform/worker-pool/fair-queue.ts';
import { createDecoders } from './decoders.ts';
import { bmp, chunk, goodPng, jpeg, png, pngHeader } from './testing/make-pictures.ts';

const decoders = createDecoders();

/** A PNG whose header claims a size, without data. If decoded at all, it is found to be broken. */
const promised = (width: number, height: number, kind?: [depth: number, colour: number, interlace: number]) =>
  png(pngHeader(width, height, kind), chunk('IDAT'), chunk('IEND'));

/** A JPEG whose header claims another size. */
async function resized(width: number, height: number, options: { progressive: boolean; chromaSubsampling: string }) {
  const bytes = await jpeg(options);
  const frame = bytes.indexOf(Buffer.from([0xff, options.progressive ? 0xc2 : 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

test('A picture is returned as a JPEG of the same size', async () => {
  const picture = await decoders.clean(goodPng, 'buyer');
  expect(await sharp(picture as Buffer).metadata()).toMatchObject({ format: 'jpeg', width: 8, height: 6 });
});

describe('By its header alone', () => {
  const interlaced = (depth: number, colour: number): [number, number, number] => [depth, colour, 1];
  test.each([
    ['65 megapixels', promised(10_000, 6501)],
    ['an interlaced picture of 16 bits', promised(8000, 8000, interlaced(16, 6))],
    ['an interlaced picture of 64 megapixels', promised(8000, 8000, interlaced(8, 2))],
    ['a BMP of 4 gigapixels', bmp({ width: 65_000, height: 65_000 })],
  ])('A file is refused as too large: %s', async (_what, bytes) => {
    expect(await decoders.clean(bytes, 'buyer')).toBe('imagePixels');
  });

  test.each([
    [10_000, 6501, false, '4:2:0'],
    [9280, 6944, true, '4:2:0'],
    [8192, 6144, true, '4:4:4'],
  ])('A JPEG of %i × %i, progressive: %s, %s, is refused as too large', async (width, height, progressive, colour) => {
    const bytes = await resized(width, height, { progressive, chromaSubsampling: colour });
    expect(await decoders.clean(bytes, 'buyer')).toBe('imagePixels');
  });

  test.each([
    [9280, 6944, false, '4:2:0'],
    [8192, 6144, true, '4:2:0'],
  ])(
    'A JPEG of %i × %i, progressive: %s, %s, is not refused as too large',
    async (width, height, progressive, colour) => {
      const bytes = await resized(width, height, { progressive, chromaSubsampling: colour });
      expect(await decoders.clean(bytes, 'buyer')).toBe('imageFormat');
    },
  );

  test('A screenshot of 20 megapixels is not refused as too large, interlaced or not', async () => {
    expect(await decoders.clean(promised(5000, 4000, interlaced(8, 6)), 'buyer')).toBe('imageFormat');
    expect(await decoders.clean(promised(5000, 4000), 'buyer')).toBe('imageFormat');
  });
});

test('A picture that exceeds a decoder’s memory limit is refused, and its decoder ended', async () => {
  const narrow = createDecoders({ mostMemory: 1 });
  expect(await narrow.clean(goodPng, 'buyer')).toBe('imagePixels');
  expect(await narrow.clean(goodPng, 'buyer')).toBe('imagePixels');
});

test('A picture that takes too long is abandoned', async () => {
  const hasty = createDecoders({ timeLimit: 1 });
  await expect(hasty.clean(goodPng, 'buyer')).rejects.toThrow('longer than 1 ms');
});

test('An ordinary picture does not wait for large ones of other accounts', async () => {
  const lanes = createDecoders({ mostUsualPixels: 100_000 });
  const large = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const order: string[] = [];
  const send = async (bytes: Buffer, sender: string) => {
    expect(await lanes.clean(bytes, sender)).toBeInstanceOf(Buffer);
    order.push(sender);
  };
  await Promise.all([...['one', 'two', 'three'].map((sender) => send(large, sender)), send(goodPng, 'usual')]);
  expect(order[0]).toBe('usual');
});

test('Of twelve pictures sent by one account at once seven are accepted, and another account waits for two of them', async () => {
  const taken: string[] = [];
  const send = (sender: string) => decoders.clean(goodPng, sender).then(() => taken.push(sender));
  const flood = Array.from({ length: 12 }, () => send('flood'));
  const other = send('other');
  const outcomes = await Promise.allSettled([...flood, other]);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  expect(refused).toHaveLength(5);
  expect(refused.every((reason) => reason instanceof TooBusy)).toBe(true);
  expect(taken.indexOf('other')).toBe(2);
});
