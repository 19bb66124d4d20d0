import { expect, test } from 'vitest';
import { readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { drawMonogram } from './monogram.ts';

test('No two makes have the same badge', () => {
  const { makes } = readReferenceCatalogue();
  const signs = makes.map(({ names }) => drawMonogram(names.en));
  expect(new Set(signs).size).toBe(makes.length);
});

test('A name of one letter, or only vowels, has a badge too', () => {
  expect(drawMonogram('X')).toContain('<path');
  expect(drawMonogram('Aiea')).toContain('<path');
});
