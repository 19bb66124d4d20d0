import { describe, expect, it } from 'vitest';
import { type Asking, findBounds, normaliseKey } from './keyword-filters.ts';

const names = new Set(['toyota', 'vitz', 'prado', 'peugeot', '2008', '3008', 'model', 's', 'プラド']);
const asking = {
  language: 'en',
  perUsd: { JPY: 150, KES: 130, TZS: 2600, UGX: 3600 },
  shillings: 'KES',
  now: new Date('2026-06-15T09:00:00Z'),
  isName: (word: string) => names.has(word),
} as const;

function parseKeywordFilters(typed: string, as: Asking) {
  const key = normaliseKey(typed);
  const parts = findBounds(key, as);
  const rest = parts.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    key,
  );
  return {
    rest: rest.replaceAll(/ +/g, ' ').trim(),
    ...Object.fromEntries(parts.map(({ name, bounds }) => [name, bounds])),
  };
}

const years = (least?: number, most?: number) => ({
  year: { ...(least !== undefined && { least }), ...(most !== undefined && { most }) },
});
const dollars = (least?: number, most?: number) => ({
  priceUsdCents: {
    ...(least !== undefined && { least: least * 100 }),
    ...(most !== undefined && { most: most * 100 }),
  },
});

describe('Filters in a keyword', () => {
  it.each([
    ['vitz 2018', { rest: 'vitz', ...years(2018, 2018) }],
    ['2018 Vitz', { rest: 'vitz', ...years(2018, 2018) }],
    ['vitz 2018 model', { rest: 'vitz model', ...years(2018, 2018) }],
    ['vitz year 2018', { rest: 'vitz', ...years(2018, 2018) }],
    ['vitz 2017-2019', { rest: 'vitz', ...years(2017, 2019) }],
    ['vitz from 2017 to 2019', { rest: 'vitz', ...years(2017, 2019) }],
    ['vitz between 2019 and 2017', { rest: 'vitz', ...years(2017, 2019) }],
    ['vitz newer than 2018', { rest: 'vitz', ...years(2018) }],
    ['vitz less than 5 years old', { rest: 'vitz', ...years(2021) }],
    ['vitz from 2018', { rest: 'vitz', ...years(2018) }],
    ['vitz 2018 or newer', { rest: 'vitz', ...years(2018) }],
    ['vitz 2018+', { rest: 'vitz', ...years(2018) }],
    ['vitz mwaka 2018', { rest: 'vitz', ...years(2018, 2018) }],
    ['vitz kuanzia mwaka 2018', { rest: 'vitz', ...years(2018) }],
    ['vitz up to 2015', { rest: 'vitz', ...years(undefined, 2015) }],
    ['ヴィッツ 2018年以降', { rest: 'ヴィッツ', ...years(2018) }],
    ['ヴィッツ 2018年式', { rest: 'ヴィッツ', ...years(2018, 2018) }],
    ['普拉多 2018年款', { rest: '普拉多', ...years(2018, 2018) }],
    ['普拉多 2018年以前', { rest: '普拉多', ...years(undefined, 2018) }],
  ])('Years: %s', (key, asked) => expect(parseKeywordFilters(key, asking)).toEqual(asked));

  it.each([
    ['prado under 20k', { rest: 'prado', ...dollars(undefined, 20_000) }],
    ['prado below $20,000', { rest: 'prado', ...dollars(undefined, 20_000) }],
    ['prado less than usd 20000', { rest: 'prado', ...dollars(undefined, 20_000) }],
    ['prado 20,000 usd', { rest: 'prado', ...dollars(undefined, 20_000) }],
    ['prado chini ya 20000', { rest: 'prado', ...dollars(undefined, 20_000) }],
    ['prado kati ya dola 10000 na 20000', { rest: 'prado', ...dollars(10_000, 20_000) }],
    ['prado hadi shilingi 2600000', { rest: 'prado', ...dollars(undefined, 20_000) }],
    ['prado 2.6m', { rest: 'prado', ...dollars(undefined, 20_000) }],
    ['prado 2.6 million', { rest: 'prado', ...dollars(undefined, 20_000) }],
    ['prado < 20k', { rest: 'prado', ...dollars(undefined, 20_000) }],
    ['prado over 12.5k', { rest: 'prado', ...dollars(12_500) }],
    ['prado 10k-20k', { rest: 'prado', ...dollars(10_000, 20_000) }],
    ['prado 10-20k', { rest: 'prado', ...dollars(10_000, 20_000) }],
    ['prado between 10k and 20k', { rest: 'prado', ...dollars(10_000, 20_000) }],
    ['prado under 2.6m', { rest: 'prado', ...dollars(undefined, 20_000) }],
    ['prado under 2.6 million kes', { rest: 'prado', ...dollars(undefined, 20_000) }],
    ['prado under ksh 2,600,000', { rest: 'prado', ...dollars(undefined, 20_000) }],
    ['普拉多 2万美元以下', { rest: '普拉多', ...dollars(undefined, 20_000) }],
    ['ｐｒａｄｏ　ｕｎｄｅｒ　２０ｋ', { rest: 'prado', ...dollars(undefined, 20_000) }],
  ])('Price: %s', (key, asked) => expect(parseKeywordFilters(key, asking)).toEqual(asked));

  it('Amounts from readers of Japanese are yen', () => {
    const inJapanese = { ...asking, language: 'ja' } as const;
    const asked = { rest: 'プラド', ...dollars(undefined, 20_000) };
    expect(parseKeywordFilters('プラド 300万以下', inJapanese)).toEqual(asked);
    expect(parseKeywordFilters('プラド 300万円まで', asking)).toEqual(asked);
  });

  it.each([
    ['vitz under 80000km', { rest: 'vitz', mileageKm: { most: 80_000 } }],
    ['vitz under 80k km', { rest: 'vitz', mileageKm: { most: 80_000 } }],
    ['vitz 8万公里以内', { rest: 'vitz', mileageKm: { most: 80_000 } }],
    ['ヴィッツ 8万キロ以下', { rest: 'ヴィッツ', mileageKm: { most: 80_000 } }],
  ])('Mileage: %s', (key, asked) => expect(parseKeywordFilters(key, asking)).toEqual(asked));

  it.each([
    ['alphard 7 seater', { rest: 'alphard', seats: { least: 7, most: 7 } }],
    ['7-seater noah', { rest: 'noah', seats: { least: 7, most: 7 } }],
    ['viti 7 noah', { rest: 'noah', seats: { least: 7, most: 7 } }],
    ['more than 5 seats', { rest: '', seats: { least: 5 } }],
    ['8人乗り ノア', { rest: 'ノア', seats: { least: 8, most: 8 } }],
    ['vitz 1.3l', { rest: 'vitz', engineCc: { least: 1250, most: 1350 } }],
    ['vitz 1500cc', { rest: 'vitz', engineCc: { least: 1450, most: 1550 } }],
    ['suv under 2000cc', { rest: 'suv', engineCc: { most: 2000 } }],
    ['suv 2.0 litres or more', { rest: 'suv', engineCc: { least: 2000 } }],
    ['14 seater', { rest: '', seats: { least: 14 } }],
    ['prado 2.8', { rest: 'prado', engineCc: { least: 2750, most: 2850 } }],
    ['mileage under 80000', { rest: '', mileageKm: { most: 80_000 } }],
    ['low mileage vitz', { rest: 'vitz', mileageKm: { most: 50_000 } }],
  ])('Seats, engine size and low mileage: %s', (key, asked) => expect(parseKeywordFilters(key, asking)).toEqual(asked));

  it('A lower and an upper limit may be apart', () => {
    const key = normaliseKey('prado over 10k under 20k');
    expect(findBounds(key, asking).map(({ bounds }) => bounds)).toEqual([{ least: 1_000_000 }, { most: 2_000_000 }]);
  });

  it('All together', () => {
    expect(parseKeywordFilters('toyota prado 2018 or newer under 30k under 90000 km', asking)).toEqual({
      rest: 'toyota prado',
      ...years(2018),
      ...dollars(undefined, 30_000),
      mileageKm: { most: 90_000 },
    });
  });

  it.each([
    'peugeot 2008',
    'model s',
    'land cruiser 200',
    'cx-5',
    '430km',
    'gp-100001',
    'vitz 2099',
    'vitz 1950',
    'prado under 5',
    'h 1 2 3',
    'under',
    'vitz from',
    'c200 1.5-2.0',
  ])('Other words stay names: %s', (key) => expect(parseKeywordFilters(key, asking)).toEqual({ rest: key }));

  it('A model name that is a number stays a name next to a year', () => {
    expect(parseKeywordFilters('peugeot 2008 2019', asking)).toEqual({ rest: 'peugeot 2008', ...years(2019, 2019) });
    expect(parseKeywordFilters('peugeot 3008 from 2019', asking)).toEqual({ rest: 'peugeot 3008', ...years(2019) });
  });

  it('An amount in shillings is ignored while no rates are set', () => {
    expect(parseKeywordFilters('prado under 2.6m kes', { ...asking, perUsd: {} })).toEqual({
      rest: 'prado under 2.6m kes',
    });
  });

  it.each([
    ['prado under 52m', 'TZS'],
    ['prado chini ya shilingi 52 milioni', 'TZS'],
    ['prado tsh 52,000,000', 'KES'],
    ['prado under 52m tzs', 'KES'],
    ['prado ugx 72m', 'KES'],
    ['prado under 72 million ush', 'KES'],
    ['prado under 72m', 'UGX'],
  ] as const)('Shillings of other countries: %s, in a country of %s', (key, shillings) => {
    const asked = { rest: 'prado', ...dollars(undefined, 20_000) };
    expect(parseKeywordFilters(key, { ...asking, shillings })).toEqual(asked);
  });

  it('A vehicle of next year does not have an unknown year', () => {
    expect(parseKeywordFilters('vitz 2027', asking)).toEqual({ rest: 'vitz', ...years(2027, 2027) });
    expect(parseKeywordFilters('vitz 2028', asking)).toEqual({ rest: 'vitz 2028' });
  });
});
