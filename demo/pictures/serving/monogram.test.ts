import { expect, test } from 'vitest';
import { makeRows } from '../../../server/reference/catalogue/makes.ts';
import { drawMonogram } from './monogram.ts';

test('no two makes have the same sign', () => {
  const signs = makeRows.map(({ names: [name] }) => drawMonogram(name));
  expect(new Set(signs).size).toBe(makeRows.length);
});

test('a name of one letter, or of vowels alone, has a sign too', () => {
  expect(drawMonogram('X')).toContain('<path');
  expect(drawMonogram('Aiea')).toContain('<path');
});
