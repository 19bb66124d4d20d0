import { expect, test } from 'vitest';
import { readReferenceCatalogue } from '../../../server/reference/catalogue/catalogue.ts';
import { drawMonogram } from './monogram.ts';

test('no two makes have the same sign', () => {
  const { makes } = readReferenceCatalogue();
  const signs = makes.map(({ names }) => drawMonogram(names.en));
  expect(new Set(signs).size).toBe(makes.length);
});

test('a name of one letter, or of vowels alone, has a sign too', () => {
  expect(drawMonogram('X')).toContain('<path');
  expect(drawMonogram('Aiea')).toContain('<path');
});
