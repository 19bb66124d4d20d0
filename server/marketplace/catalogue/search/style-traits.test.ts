import { expect, it } from 'vitest';
import { findTraits } from './style-traits.ts';

it.each([
  ['prado diesel', ['Diesel']],
  ['diesel prado 4x4 automatic', ['Diesel', 'Automatic', '4WD']],
  ['普拉多柴油', ['Diesel']],
  ['プラド ディーゼル 右ハンドル', ['Diesel', 'Right-hand drive']],
  ['pearl white or silver premio', ['White', 'Silver']],
  ['noah nyeupe dizeli', ['Diesel', 'White']],
  ['gari jekundu la umeme', ['Electric', 'Red']],
  ['pickup nyeusi gia ya mkono usukani wa kulia', ['Manual', 'Right-hand drive', 'Black']],
  ['axio grade 4.5', ['Grade 4.5 or better']],
  ['アクア 4.5点', ['Grade 4.5 or better']],
  ['トヨタ4wd評価4点', ['4WD', 'Grade 4 or better']],
])('Words for traits are not names: %s', (key, names) =>
  expect(findTraits(key).map((part) => part.names.en)).toEqual(names),
);

it.each(['prado', 'autozam', 'every', 'mtx', 'evalia', 'grade 9', 'redford'])(
  'Part of a name means nothing of the kind: %s',
  (key) => expect(findTraits(key)).toEqual([]),
);
