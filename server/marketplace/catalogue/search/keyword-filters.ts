import type { Language } from '#wire/language.ts';

/** An inclusive range. */
export interface Bounds {
  least?: number;
  most?: number;
}

/** The number that a part of a keyword limits, named with its unit. */
export type BoundName = 'year' | 'priceUsdCents' | 'mileageKm' | 'engineCc' | 'seats';

/** A part of a keyword that limits a number. */
export interface BoundPart {
  name: BoundName;
  bounds: Bounds;
  start: number;
  end: number;
}

export type ForeignCurrency = 'JPY' | 'KES' | 'TZS' | 'UGX';

export interface Asking {
  language: Language;
  /** What a dollar buys. Amounts in a currency without a rate are ignored. */
  perUsd: Partial<Record<ForeignCurrency, number>>;
  /** The currency that `shillings` mean in the destination country. */
  shillings: Exclude<ForeignCurrency, 'JPY'>;
  now: Date;
  /** Whether a number is a model name: a Peugeot 2008 is no year. */
  isName: (word: string) => boolean;
}

/** One width, lower case and single spaces; a comma between digits groups them. Positions of parts count from here. */
export function normaliseKey(key: string): string {
  return key
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll(/[\s,、]+/g, ' ')
    .trim();
}

/** Finds years, a price, a mileage, an engine size and seats with their range words in a normalised keyword. */
export function findBounds(key: string, asking: Asking): BoundPart[] {
  let rest = key;
  const parts: BoundPart[] = [];
  for (const { pattern, read } of phrases) {
    rest = rest.replaceAll(pattern, (phrase: string, ...found: unknown[]) => {
      // The last argument is the groups if the pattern has any, else the whole text.
      const last = found.at(-1);
      const groups = (typeof last === 'object' ? last : {}) as Groups;
      const start = Number(found.find((one) => typeof one === 'number'));
      const understood = read(groups, asking);
      if (!understood || parts.some((part) => contradicts(part, understood))) return phrase;
      parts.push({ ...understood, start, end: start + phrase.length });
      return ' '.repeat(phrase.length);
    });
  }
  return parts;
}

/** A lower and an upper limit may be two parts of a keyword: `over 10k under 20k`. */
function contradicts(part: BoundPart, { name, bounds }: NonNullable<Understood>): boolean {
  return part.name === name && Object.keys(bounds).some((side) => side in part.bounds);
}

type Groups = Record<string, string | undefined>;
type Understood = { name: BoundName; bounds: Bounds } | undefined;

interface Phrase {
  pattern: RegExp;
  read: (groups: Groups, asking: Asking) => Understood;
}

const year = String.raw`(?:19[89]\d|20\d\d)`;
const yearWord = '(?: ?(?:年[式款]?|款))?';
const number = String.raw`\d+(?:\.\d+)?`;
const timesWord = '(?:k|m|million|milioni|thousand|elfu|千|万|萬)(?![a-z])';
const times = `(?: ?${timesWord})?`;
const unit = String.raw`(?:[ -]?(?:kms?(?![a-z])|kilomita|キロ|公里|cc(?![a-z])|(?:l|lt|ltr|litres?|liters?)(?![a-z])|升|リットル|毫升|seat(?:s|ers?)?(?![a-z])|座|人乗り|人(?!気)|usd|us\$|dollars?|dola|美元|美金|ドル|kes|kshs?|tzs|tshs?|ugx|ushs?|shillings?|shilingi|先令|シリング|jpy|yen|円|日元|日圆))?`;
const sign = String.raw`(?:us\$|usd ?|dola |shilingi |\$|kes ?|kshs? ?|tzs ?|tshs? ?|ugx ?|ushs? ?|jpy ?|¥)?`;
const amount = (name = '') =>
  String.raw`(?<sign${name}>${sign})(?<number${name}>${number})(?<times${name}>${times})(?<unit${name}>${unit})`;
// Chinese and Japanese have no space before a number.
const begins = String.raw`(?<![\p{Script=Latin}\d.])`;
const ends = String.raw`(?![\p{Script=Latin}\d.])`;
const to = String.raw` ?(?:-|–|~|〜|to|and|until|hadi|mpaka|na|至|到|から) ?`;
const between = '(?:(?:from|between|kuanzia|kati ya) )?';
const upTo = String.raw`(?:under|below|less than|up to|within|at most|maximum|max|cheaper than|older than|until|before|chini ya|hadi(?: mwaka)?|mpaka|<=?) ?`;
const from = String.raw`(?:over|above|more than|at least|minimum|min|newer than|from|since|after|zaidi ya|(?:kuanzia|tangu)(?: mwaka)?|>=?) ?`;
const upToBehind = String.raw` ?(?:or less|or older|(?:or|and) (?:under|below)|年?以下|年?以前|以内|未満|まで)`;
const fromBehind = String.raw` ?(?:or more|or newer|or later|(?:or|and) (?:over|above)|onwards|and up|年?以上|年?以降|年?以后|年?以後|から|\+)`;

const phrase = (pattern: string, read: Phrase['read']): Phrase => ({ pattern: new RegExp(pattern, 'gu'), read });

/** Longer patterns come first, since a range contains two of the shorter. */
const phrases: readonly Phrase[] = [
  phrase(`${begins}${between}(?<first>${year})年?${to}(?<last>${year})${yearWord}${ends}`, readYears),
  phrase(`${begins}${between}${amount('From')}${to}${amount('To')}${ends}`, readRange),
  phrase(
    `${begins}(?:mileage|odometer|里程|走行距離) ?(?:(?<from>${from})|${upTo})?(?<number>${number})(?<times>${times})${ends}`,
    (groups, asking) => readBound({ ...groups, unit: 'km' }, asking),
  ),
  phrase(
    `${begins}(?:(?:not older|less|younger) than|under|within|max) (?<age>\\d{1,2}) ?years?(?: old)?${ends}`,
    readAge,
  ),
  phrase(`${begins}(?<age>\\d{1,2}) ?years? old${ends}`, readAge),
  phrase(`${begins}(?<from>${from})${amount()}${ends}`, readBound),
  phrase(`${begins}(?<upTo>${upTo})${amount()}${ends}`, readBound),
  phrase(
    `${begins}(?<number>\\d{1,2})(?<from> or more|\\+|以上の?)[ -]?(?<unit>seat(?:s|ers?)?(?![a-z])|座|人乗り)`,
    readBound,
  ),
  phrase(`${begins}${amount()}(?<from>${fromBehind})`, readBound),
  phrase(`${begins}${amount()}(?<upTo>${upToBehind})`, readBound),
  phrase(`${begins}${amount()}${ends}`, readExact),
  phrase(`${begins}(?<![-–~])(?<number>\\d\\.\\d)(?![-–~]| ?${timesWord})${ends}`, (groups, asking) =>
    readExact({ ...groups, unit: 'l' }, asking),
  ),
  phrase(`${begins}(?:viti|abiria|watu) (?<number>\\d{1,2})${ends}`, (groups, asking) =>
    readExact({ ...groups, unit: 'seats' }, asking),
  ),
  phrase(`${begins}(?:year |mwaka (?:wa )?)?(?<first>${year})(?<marked>${yearWord})${ends}`, readYear),
  phrase(`${begins}(?:low (?:mileage|kms?)(?![a-z])|低走行|低里程|里程少)`, () => ({
    name: 'mileageKm',
    bounds: { most: lowMileage },
  })),
];

/** What a buyer who writes `low mileage` gets. */
const lowMileage = 50_000;

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

/** Engines and seats are named by one number; the name of an engine size is rounded. */
function readExact(groups: Groups, asking: Asking): Understood {
  const quantity = readQuantity(groups, asking);
  const isPrice = quantity?.name === 'priceUsdCents' && Boolean(groups['sign'] || groups['unit'] || groups['times']);
  // A price alone is a budget.
  if (quantity && isPrice) return { name: quantity.name, bounds: { most: quantity.value } };
  if (quantity?.name === 'seats') return { name: 'seats', bounds: seatsOf(quantity.value) };
  if (quantity?.name !== 'engineCc') return undefined;
  return { name: 'engineCc', bounds: { least: quantity.value - rounded, most: quantity.value + rounded } };
}

/** Buses are built with almost any number of seats. */
function seatsOf(count: number): Bounds {
  return count < 10 ? { least: count, most: count } : { least: count };
}

function readAge({ age }: Groups, { now }: Asking): Understood {
  return { name: 'year', bounds: { least: now.getUTCFullYear() - Number(age) } };
}

/** An engine of 1496 cc is sold as 1500 cc or 1.5 litres. */
const rounded = 50;

/** An unregistered car is next year's model at the latest. */
function lastYear({ now }: Asking): number {
  return now.getUTCFullYear() + 1;
}

const multiples: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  elfu: 1000,
  千: 1000,
  万: 10_000,
  萬: 10_000,
  m: 1_000_000,
  million: 1_000_000,
  milioni: 1_000_000,
};

type Quantity = { name: Exclude<BoundName, 'year'>; value: number } | undefined;

/** No vehicle costs less, so a smaller number means something else. */
const leastPrice = 100;
/** From here on, a number without currency is not dollars: yen for readers of Japanese, shillings for others. */
const mostDollars = 100_000;

function readQuantity(
  { sign: before, number: digits, times: multiple, unit: behind }: Groups,
  asking: Asking,
): Quantity {
  const value = Number(digits) * (multiples[multiple?.trim() ?? ''] ?? 1);
  const written = (before || behind || '').replace(/^[ -]/, '').trim();
  if (/^(?:kms?|kilomita|キロ|公里)$/.test(written)) return { name: 'mileageKm', value };
  if (/^(?:seat|座|人)/.test(written)) return value >= 2 && value <= 60 ? { name: 'seats', value } : undefined;
  if (/^(?:cc|毫升)$/.test(written)) return value >= 500 ? { name: 'engineCc', value } : undefined;
  if (/^(?:l|升|リ)/.test(written))
    return value < 20 ? { name: 'engineCc', value: Math.round(value * 1000) } : undefined;
  if (value < leastPrice) return undefined;
  const currency = currencyOf(written, value, asking);
  const perUsd = currency === 'USD' ? 1 : asking.perUsd[currency];
  return perUsd === undefined ? undefined : { name: 'priceUsdCents', value: Math.round((value / perUsd) * 100) };
}

function currencyOf(written: string, value: number, { language, shillings }: Asking): ForeignCurrency | 'USD' {
  if (/^(?:us[d$]|\$|dol|美|ドル)/.test(written)) return 'USD';
  if (written.startsWith('k')) return 'KES';
  if (written.startsWith('t')) return 'TZS';
  if (written.startsWith('u')) return 'UGX';
  if (/^(?:shil|先令|シリング)/.test(written)) return shillings;
  if (written !== '') return 'JPY';
  if (value < mostDollars) return 'USD';
  return language === 'ja' ? 'JPY' : shillings;
}
