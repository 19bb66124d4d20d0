import { expect, it } from 'vitest';
import { suggestionsFor } from './suggestions-for.ts';

const terms = [
  { text: 'Toyota', also: ['丰田', 'トヨタ'], total: 90 },
  { text: 'Toyota Land Cruiser Prado', also: ['landcruiser prado', '霸道', 'プラド'], total: 12 },
  { text: 'Toyota Vitz', also: ['威姿'], total: 7 },
  { text: 'Nissan X-Trail', also: ['xtrail'], total: 4 },
  { text: 'Diesel', also: ['dizeli'], total: 0 },
];

it.each([
  ['toy', ['Toyota', 'Toyota Land Cruiser Prado', 'Toyota Vitz']],
  ['vit', ['Toyota Vitz']],
  ['land cr', ['Toyota Land Cruiser Prado']],
  ['x trail', ['Nissan X-Trail']],
  ['white vi', ['white Toyota Vitz']],
  ['toyota vi', ['Toyota Vitz']],
  ['prado die', ['prado Diesel']],
  ['prado dize', ['prado Diesel']],
  ['プラ', ['Toyota Land Cruiser Prado']],
  ['威', ['Toyota Vitz']],
  ['rado', []],
  ['Toyota Vitz', []],
  ['', []],
])('Completes the last words: %s', (typed, keywords) =>
  expect(suggestionsFor(typed, terms).map(({ keyword }) => keyword)).toEqual(keywords),
);

it('Only a name alone has a known number of vehicles', () => {
  expect(suggestionsFor('vit', terms)).toEqual([{ keyword: 'Toyota Vitz', total: 7 }]);
  expect(suggestionsFor('white vit', terms)).toEqual([{ keyword: 'white Toyota Vitz', total: 0 }]);
});

it('Suggests nothing that is too long to search for', () => {
  expect(suggestionsFor('diesel automatic seven seater vit', terms)).toEqual([]);
});
