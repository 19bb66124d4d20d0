import { expect, test } from 'vitest';
import { readReferenceCatalogue } from '../../../server/reference/catalogue/catalogue.ts';
import { drawMonogram } from './monogram.ts';

test('No two makes have the same sign', () => {
  const { makes } = readReferenceCatalogue();
  const signs = makes.map(({ names }) => drawMonogram(names.en));
  expect(new Set(signs).size).toBe(makes.length);
});

test('A name of one letter, or of vowels alone, also has a sign', () => {
  expect(drawMonogram('X')).toContain('<path');
  expect(drawMonogram('Aiea')).toContain('<path');
});
