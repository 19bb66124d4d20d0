import { expect, test } from 'vitest';
import { checkPicture, proofLimit, usualLimit } from './picture-checks.ts';

const starts = {
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  bmp: [0x42, 0x4d, 0, 0],
  gif: [0x47, 0x49, 0x46, 0x38],
};
const fileOf = (name: string, start: number[], size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set(start.slice(0, size));
  return new File([bytes], name);
};

test.each([
  ['slip.jpg', starts.jpg],
  ['slip.JPEG', starts.jpg],
  ['slip.Png', starts.png],
  ['slip.BMP', starts.bmp],
])('B-217 accepts %s', async (name, start) => {
  expect(await checkPicture(fileOf(name, start), proofLimit)).toBeUndefined();
});

test.each([
  ['slip.gif', starts.gif],
  ['slip.pdf', starts.jpg],
  ['renamed.jpg', starts.gif],
  ['jpg', starts.jpg],
])('B-217 refuses %s for its name or its contents', async (name, start) => {
  expect(await checkPicture(fileOf(name, start), proofLimit)).toBe('wrongFormat');
});

test('B-218 A-327 allows exactly 13312 KB for a proof and 5120 KB for another picture', async () => {
  for (const limit of [proofLimit, usualLimit]) {
    expect(await checkPicture(fileOf('a.jpg', starts.jpg, limit * 1024), limit)).toBeUndefined();
    expect(await checkPicture(fileOf('a.jpg', starts.jpg, limit * 1024 + 1), limit)).toBe('tooLarge');
  }
  expect([proofLimit, usualLimit]).toEqual([13_312, 5120]);
});

test('A-227 B-321 refuses an empty file and an unreadable one', async () => {
  expect(await checkPicture(new File([], 'a.jpg'), proofLimit)).toBe('empty');
  const gone = fileOf('a.jpg', starts.jpg);
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as unknown as Blob;
  expect(await checkPicture(gone, proofLimit)).toBe('unreadable');
});
