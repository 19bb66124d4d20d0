import { expect, it } from 'vitest';
import { createBoundedCache } from './session-server.ts';

it('The cache of sessions creates each value once, and evicts the least recently used', () => {
  const made: string[] = [];
  const cached = createBoundedCache<string>(2);
  const ask = (key: string) => cached(key, () => (made.push(key), key.toUpperCase()));
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
