import type { Rates } from '#server/marketplace/pricing/amount.ts';
import type { Language } from '#wire/language.ts';

/** An inclusive range. */
export interface Bounds {
  least?: number;
  most?: number;
}

/** Filters in a keyword besides names, such as `prado diesel 2018 under 20k`. */
export interface ParsedKeyword {
  /** The years of the first registration. */
  year?: Bounds;
  priceUsdCents?: Bounds;
  mileageKm?: Bounds;
  /** The remaining words, which are looked up as names. */
  rest: string;
}

interface Asking {
  language: Language;
  /** Without rates, amounts in other currencies than dollars are ignored. */
  rates: Rates | undefined;
  now: Date;
  /** Whether a number is a model name: a Peugeot 2008 is no year. */
  isName: (word: string) => boolean;
}

/** Extracts years, a price and a mileage with their range words from a keyword. */
export function parseKeywordFilters(key: string, asking: Asking): ParsedKeyword {
  // Normalise width and case as search does; a comma between digits groups them.
  let rest = key
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d{3})/g, '');
  const asked: Omit<ParsedKeyword, 'rest'> = {};
  for (const { pattern, read } of phrases) {
    rest = rest.replaceAll(pattern, (phrase: string, ...found: unknown[]) => {
      const groups = found.at(-1) as Groups;
      const understood = read(groups, asking);
      if (!understood || understood.name in asked) return phrase;
      asked[understood.name] = understood.bounds;
      return ' ';
    });
  }
  if (Object.keys(asked).length > 0) rest = withoutFillers(rest, asking);
  return { ...asked, rest: rest.replaceAll(/\s+/g, ' ').trim() };
}

type Groups = Record<string, string | undefined>;
type Understood = { name: 'year' | 'priceUsdCents' | 'mileageKm'; bounds: Bounds } | undefined;

interface Phrase {
  pattern: RegExp;
  read: (groups: Groups, asking: Asking) => Understood;
}

const year = String.raw`(?:19[89]\d|20\d\d)`;
const yearWord = '(?: ?年[式款]?)?';
const number = String.raw`\d+(?:\.\d+)?`;
const times = String.raw`(?: ?(?:k|m|million|thousand|千|万|萬)(?![a-z]))?`;
const unit = String.raw`(?: ?(?:kms?(?![a-z])|キロ|公里|usd|us\$|dollars?|美元|美金|ドル|kes|kshs?|ksh|shillings?|先令|シリング|jpy|yen|円|日元|日圆))?`;
const sign = String.raw`(?:us\$|usd ?|\$|kes ?|kshs? ?|jpy ?|¥)?`;
const amount = (name = '') =>
  String.raw`(?<sign${name}>${sign})(?<number${name}>${number})(?<times${name}>${times})(?<unit${name}>${unit})`;
const begins = String.raw`(?<![\p{L}\d.])`;
const ends = String.raw`(?![\p{Script=Latin}\d.])`;
const to = String.raw` ?(?:-|–|~|〜|to|and|until|至|到|から) ?`;
const upTo = String.raw`(?:under|below|less than|up to|within|at most|maximum|max|cheaper than|until|before|<=?) ?`;
const from = String.raw`(?:over|above|more than|at least|minimum|min|from|since|after|>=?) ?`;
const upToBehind = String.raw` ?(?:or less|or older|or under|年?以下|年?以前|以内|未満|まで)`;
const fromBehind = String.raw` ?(?:or more|or newer|or later|or over|onwards|and up|年?以上|年?以降|年?以后|年?以後|から|\+)`;

const phrase = (pattern: string, read: Phrase['read']): Phrase => ({ pattern: new RegExp(pattern, 'gu'), read });

/** Longer patterns come first, since a range contains two of the shorter. */
const phrases: readonly Phrase[] = [
  phrase(`${begins}(?<first>${year})年?${to}(?<last>${year})${yearWord}${ends}`, readYears),
  phrase(`${begins}${amount('From')}${to}${amount('To')}${ends}`, readRange),
  phrase(`${begins}(?<from>${from})${amount()}${ends}`, readBound),
  phrase(`${begins}(?<upTo>${upTo})${amount()}${ends}`, readBound),
  phrase(`${begins}${amount()}(?<from>${fromBehind})`, readBound),
  phrase(`${begins}${amount()}(?<upTo>${upToBehind})`, readBound),
  phrase(`${begins}(?<first>${year})(?<marked>${yearWord})${ends}`, readYear),
];

function readYears({ first, last }: Groups, asking: Asking): Understood {
  const years = [Number(first), Number(last)].toSorted((a, b) => a - b);
  const [least = 0, most = 0] = years;
  return most <= lastYear(asking) ? { name: 'year', bounds: { least, most } } : undefined;
}

function readYear({ first = '', marked }: Groups, asking: Asking): Understood {
  if (Number(first) > lastYear(asking) || (!marked && asking.isName(first))) return undefined;
  return { name: 'year', bounds: { least: Number(first), most: Number(first) } };
}

function readRange(groups: Groups, asking: Asking): Understood {
  const of = (name: 'From' | 'To') => ({
    sign: groups[`sign${name}`],
    number: groups[`number${name}`],
    times: groups[`times${name}`],
    unit: groups[`unit${name}`],
  });
  const [low, high] = [of('From'), of('To')];
  // Two bare numbers side by side are ambiguous.
  if (![low, high].some((side) => side.sign || side.times || side.unit)) return undefined;
  const shared = { sign: low.sign || high.sign, unit: high.unit || low.unit };
  const least = readQuantity({ ...low, ...shared, times: low.times || high.times }, asking);
  const most = readQuantity({ ...high, ...shared }, asking);
  if (!least || !most || least.name !== most.name || least.value > most.value) return undefined;
  return { name: least.name, bounds: { least: least.value, most: most.value } };
}

function readBound(groups: Groups, asking: Asking): Understood {
  const { from: isFrom } = groups;
  const bare = !groups['sign'] && !groups['times'] && !groups['unit'] ? (groups['number'] ?? '') : '';
  if (new RegExp(`^${year}$`).test(bare) && Number(bare) <= lastYear(asking)) {
    return { name: 'year', bounds: isFrom ? { least: Number(bare) } : { most: Number(bare) } };
  }
  const quantity = readQuantity(groups, asking);
  if (!quantity) return undefined;
  return { name: quantity.name, bounds: isFrom ? { least: quantity.value } : { most: quantity.value } };
}

/** An unregistered car is next year's model at the latest. */
function lastYear({ now }: Asking): number {
  return now.getUTCFullYear() + 1;
}

const multiples: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  千: 1000,
  万: 10_000,
  萬: 10_000,
  m: 1_000_000,
  million: 1_000_000,
};

type Quantity = { name: 'priceUsdCents' | 'mileageKm'; value: number } | undefined;

/** No vehicle costs less, so a smaller number means something else. */
const leastPrice = 100;
/** From here on, a number without currency is not dollars: yen for readers of Japanese, shillings for others. */
const mostDollars = 100_000;

function readQuantity(
  { sign: before, number: digits, times: multiple, unit: behind }: Groups,
  asking: Asking,
): Quantity {
  const value = Number(digits) * (multiples[multiple?.trim() ?? ''] ?? 1);
  const written = (before || behind || '').trim();
  if (/^(?:kms?|キロ|公里)$/.test(written)) return { name: 'mileageKm', value };
  if (value < leastPrice) return undefined;
  const dollars = toDollars(value, currencyOf(written, value, asking), asking.rates);
  return dollars === undefined ? undefined : { name: 'priceUsdCents', value: Math.round(dollars * 100) };
}

type Currency = 'USD' | 'JPY' | 'KES';

function currencyOf(written: string, value: number, { language }: Asking): Currency {
  if (/^(?:us|\$|dollar|美|ドル)/.test(written)) return 'USD';
  if (/^(?:k|shilling|先令|シリング)/.test(written)) return 'KES';
  if (written !== '') return 'JPY';
  if (value < mostDollars) return 'USD';
  return language === 'ja' ? 'JPY' : 'KES';
}

function toDollars(value: number, currency: Currency, rates: Rates | undefined): number | undefined {
  if (currency === 'USD') return value;
  return rates && value / (currency === 'JPY' ? rates.jpyPerUsd : rates.kesPerUsd);
}

const fillers = new Set([
  'a',
  'and',
  'between',
  'car',
  'cars',
  'for',
  'from',
  'in',
  'model',
  'of',
  'price',
  'the',
  'vehicle',
  'vehicles',
  'with',
  'year',
  'の',
]);

/** Connecting words of a filter are not looked up as names. */
function withoutFillers(rest: string, { isName }: Asking): string {
  return rest
    .split(/\s+/)
    .filter((word) => !fillers.has(word) || isName(word))
    .join(' ');
}
