import { expect, test } from 'vitest';
import { sources } from './site-files.ts';

const items = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/const (\w*Item) = ['"`]([^'"`]+)['"`]/g)].map(([, , key = '']) => ({ path, key })),
);

test('gives every item of the browser’s storage one owner', () => {
  const keys = items.map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

test('names an item of the browser’s storage only where it is owned', () => {
  const unnamed = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:get|set|remove)Item\(\s*'([^']+)'/g)].map(([call]) => `${path}: ${call}`),
  );
  expect(unnamed).toEqual([]);
});
