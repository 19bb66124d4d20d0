import { expect, test } from 'vitest';
import { compareVersions, describeNext, describeStep } from './version.ts';

test.each([
  ['1.4.2', 'major', '2.0.0'],
  ['1.4.2', 'minor', '1.5.0'],
  ['1.4.2', 'patch', '1.4.3'],
  ['1.4.2', 'none', '1.4.2'],
  ['0.4.2', 'major', '0.5.0'],
  ['1.0.0-rc.9', 'major', '1.0.0-rc.10'],
  ['0.5.0-beta', 'major', '0.5.0-beta.1'],
  ['1.4.0-rc.1', 'major', '2.0.0'],
  ['1.4.1-rc.1', 'minor', '1.5.0'],
] as const)('%s after a %s change is %s', (base, verdict, next) => {
  expect(compareVersions(base, base, verdict)).toMatchObject({ next, isEnough: verdict === 'none' });
});

test.each([
  ['1.9.0', '1.10.0', 'minor', true],
  ['1.9.0', '1.9.9', 'minor', false],
  ['1.9.0', '2.0.0', 'major', true],
  ['1.9.0', '2.0.0-rc.1', 'major', true],
  ['1.0.0-rc.9', '1.0.0-rc.10', 'major', true],
  ['1.0.0-rc.9', '1.0.0', 'major', true],
  ['1.0.0-rc.9', '1.0.0-rc.8', 'major', false],
  ['1.4.0', '2.0', 'major', false],
  // Such versions have no numbers to compare: any other one is enough.
  ['1.0', '1.1', 'major', true],
  ['1.0', '1.0', 'patch', false],
  ['1.0', '1.0', 'none', true],
  ['2026-11-01', '2026-11-28', 'minor', true],
] as const)('from %s, %s is enough for a %s change: %s', (base, head, verdict, isEnough) => {
  expect(compareVersions(base, head, verdict).isEnough).toBe(isEnough);
});

test('A version such as a date only has to change', () => {
  const unmoved = compareVersions('1.0', '1.0', 'major');
  expect(describeNext(unmoved)).toBe('another version');
  expect(describeStep(unmoved)).toBe('1.0 → another version');
  expect(describeStep(compareVersions('1.0', '1.1', 'major'))).toBe('1.0 → 1.1');
});
