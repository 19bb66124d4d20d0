import { describe, expect, it } from 'vitest';
import { readKeyword, withoutPart } from './read-keyword.ts';

const asking = {
  language: 'en',
  perUsd: {},
  shillings: 'KES',
  now: new Date('2026-06-15T09:00:00Z'),
  isName: (word: string) => word === 'townace',
  finds: () => true,
} as const;

describe('The words of a keyword', () => {
  it.each([
    ['cheap cars for sale in mombasa', []],
    ['saloon car', [['sedan']]],
    ['prado × diesel × white', [['prado']]],
    ['twin cab hilux', [['pickup', 'hilux']]],
    ['gari ya familia viti 7', []],
    ['gari nyekundu', []],
    ['pikapu ya dizeli', [['pickup']]],
    ['malori au mabasi', [['truck'], ['bus']]],
    ['gari dogo jeupe bei nafuu', [['hatchback']]],
    ['noah ya mwaka 2016 kuanzia dola 5000 hadi 9000', [['noah']]],
    ['vw polo', [['volkswagen', 'polo']]],
    ['Land Cruiser 200', [['lc200']]],
    ['toyota axio or fielder', [['toyota', 'axio'], ['fielder']]],
    ['harrier au prado nyeusi', [['harrier'], ['prado']]],
    ['プラド 白', [['ランドクルーザープラド']]],
    ['白い プラド の 中古車', [['ランドクルーザープラド']]],
    ['白色的车', []],
    ['seven seater noah', [['noah']]],
    ['town ace for town', [['town', 'ace']]],
  ])('Names without fillers, synonyms and traits, as alternatives: %s', (key, choices) =>
    expect(readKeyword(key, asking).choices).toEqual(choices),
  );

  it.each(['vitz milioni 1.5 2018', 'vitz 1.5 milioni 2018'])('Millions in Swahili are no engine size: %s', (key) => {
    const year = { name: 'year', bounds: { least: 2018, most: 2018 } };
    const withRates = { ...asking, perUsd: { KES: 150 } };
    expect(readKeyword(key, withRates)).toMatchObject({
      bounds: [{ name: 'priceUsdCents', bounds: { most: 1_000_000 } }, year],
      choices: [['vitz']],
    });
    expect(readKeyword(key, asking).bounds).toMatchObject([year]);
  });

  it.each([
    ['white prado under xyz', 'white prado'],
    ['axio or fielder', 'axio'],
    ['town ace noah', 'town ace'],
  ])('No connecting word remains at an end: %s', (key, remaining) => {
    const read = readKeyword(key, asking);
    const last = read.names.at(-1);
    expect(last && withoutPart(read, last)).toBe(remaining);
  });

  it('Each part can be removed and leaves the others', () => {
    const read = readKeyword('White  Prado under 20k, 7-seater', asking);
    const remaining = [...read.bounds, ...read.traits, ...read.names].map((part) => withoutPart(read, part));
    expect(remaining.toSorted()).toEqual([
      'prado under 20k 7-seater',
      'white prado 7-seater',
      'white prado under 20k',
      'white under 20k 7-seater',
    ]);
  });
});
