import { expect, test } from 'vitest';
import { createFormats } from './use-formats.ts';

test.each([
  ['en', '14 Jun 2026, 01:30'],
  ['zh', '2026年6月14日 01:30'],
  ['ja', '2026/06/14 1:30'],
  ['sw', '14 Jun 2026, 01:30'],
] as const)('formats a deadline in %s in Nairobi time, whatever the browser’s zone', (language, text) => {
  expect(createFormats(language).marketTime(Date.parse('2026-06-13T22:30:00Z'))).toBe(text);
});
