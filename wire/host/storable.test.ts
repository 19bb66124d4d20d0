import { expect, test } from 'vitest';
import { makeStorable } from './storable.ts';

test('what no database can hold is replaced wherever it stands, and nothing else', () => {
  const payload = { name: 'a\0b', ids: ['\uD800', '😀'], place: { port: 'é\uDC00' }, count: 1, none: null };
  expect(makeStorable(payload)).toEqual({
    name: 'a\uFFFDb',
    ids: ['\uFFFD', '😀'],
    place: { port: 'é\uFFFD' },
    count: 1,
    none: null,
  });
});
