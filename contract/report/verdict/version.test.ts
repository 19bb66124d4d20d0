import { expect, test } from 'vitest';
import { hasReached, nextVersion } from './version.ts';

test.each([
  ['1.4.2', 'major', '2.0.0'],
  ['1.4.2', 'minor', '1.5.0'],
  ['1.4.2', 'patch', '1.4.3'],
  ['1.4.2', 'none', '1.4.2'],
  ['0.4.2', 'major', '0.5.0'],
  ['draft', 'major', 'draft'],
] as const)('%s after a %s change is %s', (base, verdict, next) => {
  expect(nextVersion(base, verdict)).toBe(next);
});

test('Versions are compared as numbers, not as text', () => {
  expect(hasReached('1.10.0', '1.9.0')).toBe(true);
  expect(hasReached('1.9.9', '2.0.0')).toBe(false);
  expect(hasReached('2.0.0', '2.0.0')).toBe(true);
});
