import { expect, test } from 'vitest';
import { statusTexts } from './order-texts.ts';

test('B-078 the labels of orders tell of a receipt under review, of preparation and of transit', () => {
  const labels = Object.values(statusTexts).map(({ en }) => en);
  expect(labels).toEqual(expect.arrayContaining(['Payment Receipt Under Review', 'In Preparation', 'In Transit']));
});
