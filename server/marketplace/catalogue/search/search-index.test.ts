import { describe, expect, it } from 'vitest';
import { readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { styleRowsOf } from '../catalogue-rows.ts';
import { createSearchIndex, findByKey } from './search-index.ts';
import { countErrors } from './vocabulary.ts';

const catalogue = readReferenceCatalogue();
const rows = styleRowsOf(catalogue);
const index = createSearchIndex(rows.map(({ id, search_words }) => [id, search_words]));

function found(key: string): string[] {
  const ids = findByKey(index, key);
  return catalogue.styles.filter(({ id }) => ids.has(id)).map(({ fullNames }) => fullNames.en);
}

function stylesOf(name: string): string[] {
  const own = catalogue.styles.filter(({ fullNames }) => `${fullNames.en} `.startsWith(`${name} `));
  expect(own).not.toEqual([]);
  return own.map(({ fullNames }) => fullNames.en);
}

describe('The keyword search', () => {
  it.each(['vitz', 'VITZ', '  Vitz ', 'Toyota Vitz', 'vitz toyota', 'Toyota, Vitz', 'ｖｉｔｚ'])(
    'A-264 A keyword finds its vehicles whatever its letter case, word order, width and punctuation: %s',
    (key) => expect(found(key)).toEqual(stylesOf('Toyota Vitz')),
  );

  it.each(['X-Trail', 'x trail', 'xtrail', 'XTRAIL', 'nissan xtrail', 'x‐trail'])(
    'A-264 A name is found however it is spaced: %s',
    (key) => expect(found(key)).toEqual(stylesOf('Nissan X-Trail')),
  );

  it.each(['landcruiser', 'land cruiser', 'Land-Cruiser'])(
    'A-264 A keyword finds every name that starts with it: %s',
    (key) => {
      const wanted = catalogue.models.filter(({ names }) => names.en.startsWith('Land Cruiser'));
      expect(wanted.length).toBeGreaterThan(1);
      for (const { names } of wanted)
        expect(found(key)).toEqual(expect.arrayContaining(stylesOf(`Toyota ${names.en}`)));
    },
  );

  it.each(['rav 4', 'RAV4', 'rav-4'])('A-264 Two words find a name that is written as one: %s', (key) =>
    expect(found(key)).toEqual(stylesOf('Toyota RAV4')),
  );

  it.each(['toyotavitz', '丰田威姿', 'トヨタヴィッツ', 'とよた ヴィッツ'])(
    'A-264 One word finds a name of two, as in languages without spaces: %s',
    (key) => expect(found(key)).toEqual(stylesOf('Toyota Vitz')),
  );

  it.each([
    ['普拉多', 'Toyota Land Cruiser Prado'],
    ['霸道', 'Toyota Land Cruiser Prado'],
    ['ランドクルーザープラド', 'Toyota Land Cruiser Prado'],
    ['ハイエースバン', 'Toyota Hiace Van'],
    ['matatu', 'Toyota Hiace Van'],
  ])('A-264 Names and alternative names are found in each language: %s', (key, name) =>
    expect(found(key)).toEqual(expect.arrayContaining(stylesOf(name))),
  );

  it.each(['v', 'vi', 'vit', 'vitz'])('A-264 A name is found while it is being typed: %s', (key) =>
    expect(found(key)).toEqual(expect.arrayContaining(stylesOf('Toyota Vitz'))),
  );

  it('A-264 Every model is found by its name from the third letter on', () => {
    for (const { names, makeId } of catalogue.models) {
      const make = catalogue.makes.find(({ id }) => id === makeId);
      for (let length = 3; length <= names.en.length; length++) {
        const key = names.en.slice(0, length);
        if (key.endsWith(' ') || key.endsWith('-')) continue;
        expect([key, found(key)]).toEqual([key, expect.arrayContaining(stylesOf(`${make?.names.en} ${names.en}`))]);
      }
    }
  });

  it.each([
    ['toyta', 'Toyota'],
    ['toyoat', 'Toyota'],
    ['Nisan', 'Nissan'],
    ['suzki', 'Suzuki'],
    ['mercedez', 'Mercedes-Benz'],
    ['mitsubichi', 'Mitsubishi'],
    ['mitsibishi', 'Mitsubishi'],
    ['volkswagon', 'Volkswagen'],
  ])('A-264 A keyword with typing errors finds its make: %s', (key, make) => {
    const wanted = catalogue.makes.find(({ names }) => names.en === make)?.id;
    expect(found(key)).toEqual(catalogue.styles.filter(({ makeId }) => makeId === wanted).map((s) => s.fullNames.en));
  });

  it('A-264 Words tolerate one error from four letters on, two from eight on, and none before', () => {
    expect(found('vitx')).toEqual(expect.arrayContaining(stylesOf('Toyota Vitz')));
    expect(found('fot')).toEqual([]);
    expect(found('mtsubshi')).toEqual(expect.arrayContaining(stylesOf('Mitsubishi')));
    expect(found('mtsbsh')).toEqual([]);
  });

  it('A-264 A correctly spelled word finds no other name', () => {
    expect(found('demio')).toEqual(stylesOf('Mazda Demio'));
  });

  it('A-264 A vehicle is found only if all words of the keyword match', () => {
    expect(found('toyota demio')).toEqual([]);
    expect(found('vitz hybrid')).toEqual(['Toyota Vitz Hybrid U']);
  });

  it.each(['', '   ', ',,,', '---'])('A-264 A keyword without words finds nothing: "%s"', (key) =>
    expect(found(key)).toEqual([]),
  );

  it('A-264 Any text can be searched for', () => {
    const texts = [
      '%',
      "'; drop table vehicle; --",
      '\u0000',
      '🚗🚗',
      'a'.repeat(40),
      '丰'.repeat(40),
      '\\',
      'x '.repeat(20),
    ];
    for (const text of texts) expect(() => found(text)).not.toThrow();
  });
});

describe('Typing errors', () => {
  it.each([
    ['vitz', 'vitz', 0],
    ['vtiz', 'vitz', 1],
    ['viz', 'vitz', 1],
    ['vitzz', 'vitz', 1],
    ['vetz', 'vitz', 1],
    ['demio', 'vitz', undefined],
  ])('The number of typing errors from %s to %s is %s', (typed, word, errors) =>
    expect(countErrors(typed, word, 2)).toBe(errors),
  );

  it('Letters that are not typed yet are no errors', () => {
    expect(countErrors('merced', 'mercedesbenz', 2)).toBeUndefined();
    expect(countErrors('merecd', 'mercedesbenz', 2, true)).toBe(1);
  });
});
