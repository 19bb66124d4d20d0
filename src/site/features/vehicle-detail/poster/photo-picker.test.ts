import { expect, test } from 'vitest';
import { choosePhoto } from './photo-picker.tsx';

const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

test('keeps the pictures’ own order, whatever the order of the clicks', () => {
  expect(choosePhoto([2, 7], 4)).toEqual([2, 4, 7]);
});

test('B-195 refuses an eleventh picture, and deselects each of the ten', () => {
  expect(choosePhoto(ten, 11)).toBeUndefined();
  expect(choosePhoto(ten, 10)).toEqual(ten.slice(0, 9));
});
