import { expect, test } from 'vitest';
import { readOptions, WrongUsage } from './options.ts';

test('When one revision is named, it is compared with the working tree, and a breaking change fails', () => {
  expect(readOptions(['main'])).toEqual({
    base: 'main',
    head: undefined,
    format: 'markdown',
    output: undefined,
    failOn: 'major',
    requireVersion: false,
  });
});

test('Every option can be given', () => {
  const words = ['v1', 'v2', '--format', 'json', '--output', 'out', '--fail-on', 'minor', '--require-version'];
  expect(readOptions(words)).toEqual({
    base: 'v1',
    head: 'v2',
    format: 'json',
    output: 'out',
    failOn: 'minor',
    requireVersion: true,
  });
});

test('When help is asked for, nothing is compared', () => {
  expect(readOptions(['--help'])).toBeUndefined();
});

test.each([
  ['no revision', []],
  ['three revisions', ['a', 'b', 'c']],
  ['an unknown option', ['a', '--loud']],
  ['an unknown format', ['a', '--format', 'html']],
  ['an unknown limit', ['a', '--fail-on', 'often']],
])('%s is wrong usage', (_, words) => {
  expect(() => readOptions(words)).toThrow(WrongUsage);
});
