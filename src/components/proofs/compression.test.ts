import { expect, test } from 'vitest';
import { qualityFor } from './compression.ts';

const megabyte = 1024 * 1024;

test.each([
  [0.2, 0.3],
  [1, 0.25],
  [1.9, 0.25],
  [2, 0.2],
  [4.9, 0.2],
  [5, 0.05],
  [7, 0.05],
  [7.1, 0.125],
  [13, 0.125],
])('B-226 B-331 A picture of %d MB is compressed with quality %d', (size, quality) => {
  expect(qualityFor(size * megabyte)).toBe(quality);
});
