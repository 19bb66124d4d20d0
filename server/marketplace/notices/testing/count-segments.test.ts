import { expect, it } from 'vitest';
import { countSegments } from './count-segments.ts';

it.each([
  ['', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  // The euro sign takes two places.
  [`${'a'.repeat(159)}€`, 2],
  [`${'a'.repeat(152)}€${'a'.repeat(151)}`, 2],
  ['車'.repeat(70), 1],
  ['車'.repeat(71), 2],
  ['車'.repeat(134), 2],
  ['車'.repeat(135), 3],
  // One character beyond GSM-7 changes all.
  [`${'a'.repeat(70)}—`, 2],
  ['🚗'.repeat(35), 1],
  ['🚗'.repeat(36), 2],
])('counts the segments of a text: %#', (text, segments) => {
  expect(countSegments(text)).toBe(segments);
});
