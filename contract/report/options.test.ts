import { expect, test } from 'vitest';
import { readOptions, WrongUsage } from './options.ts';

test('A single named revision is compared with the working tree, and a breaking change fails', () => {
  const today = new Date();
  const read = readOptions(['main']);
  // Midnight may have passed meanwhile.
  expect([today, new Date()].map((moment) => moment.toISOString().slice(0, 10))).toContain(read?.today);
  expect({ ...read, today: '' }).toEqual({
    base: 'main',
    head: undefined,
    format: 'markdown',
    output: undefined,
    failOn: 'major',
    requireVersion: false,
    annotate: false,
    today: '',
  });
});

test('Every option can be given', () => {
  const words = ['v1', 'v2', '--format', 'json', '--output', 'out', '--fail-on', 'minor', '--require-version'];
  expect(readOptions([...words, '--annotate', '--today', '2027-01-31'])).toEqual({
    base: 'v1',
    head: 'v2',
    format: 'json',
    output: 'out',
    failOn: 'minor',
    requireVersion: true,
    annotate: true,
    today: '2027-01-31',
  });
});

test('--help compares nothing', () => {
  expect(readOptions(['--help'])).toBeUndefined();
});

test.each([
  ['no revision', []],
  ['three revisions', ['a', 'b', 'c']],
  ['an unknown option', ['a', '--loud']],
  ['an unknown format', ['a', '--format', 'pdf']],
  ['an unknown limit', ['a', '--fail-on', 'often']],
  ['a day that no calendar has', ['a', '--today', '2027-02-30']],
])('%s is a usage error', (_, words) => {
  expect(() => readOptions(words)).toThrow(WrongUsage);
});
