import { expect, test } from 'vitest';
import { isLowEndDevice, qualityFor } from './compression.ts';

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
])('B-226 B-331 compresses a picture of %d MB with quality %d', (size, quality) => {
  expect(qualityFor(size * megabyte)).toBe(quality);
});

const phone = 'Mozilla/5.0 (Linux; Android 12; TECNO BF7) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36';

test.each([0.2, 1, 2, 5, 7, 13])('B-332 compresses a picture of %d MB harder on low-end phones', (size) => {
  expect(qualityFor(size * megabyte, true)).toBeCloseTo(qualityFor(size * megabyte) * 0.8);
});

test.each([
  [{ userAgent: phone, deviceMemory: 2 }, true],
  [{ userAgent: phone, deviceMemory: 4, connection: { effectiveType: '3g' } }, true],
  [{ userAgent: phone, connection: { saveData: true } }, true],
  [{ userAgent: phone, deviceMemory: 4, connection: { effectiveType: '4g' } }, false],
  // A browser that reveals nothing about its device, as on an iPhone.
  [{ userAgent: phone }, false],
  [{ userAgent: desktop, deviceMemory: 2, connection: { effectiveType: '3g' } }, false],
])('B-332 recognizes low-end devices by little memory or a slow or metered connection: %j is %s', (facts, isOne) => {
  expect(isLowEndDevice(facts)).toBe(isOne);
});
