import type { StaffListedVariant, StaffListPrice } from '#generated/client/types.gen.ts';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { Language } from '#wire/language.ts';
import { addDays } from '#server/marketplace/import/calendar-day.ts';
import type { CountryRules, TaxTable } from '#server/marketplace/import/country-rules.ts';
import { listYearsOf } from '#server/marketplace/import/customs-value.ts';
import {
  listKey,
  type ListedVariant,
  ownListPrices,
  periodsOf,
  type SetListPrice,
} from '#server/marketplace/import/list-prices.ts';
import type { Span } from '#server/marketplace/import/money.ts';
import { readImportRules, type SetVariant } from '#server/marketplace/import/rules-in-force.ts';
import { type Model, readReferenceCatalogue, type Style } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { displayDisplacement, fuelNames } from '#server/marketplace/reference/words.ts';

/** A variant as customs lists it: all styles of a model with one chassis code. */
export interface CatalogueVariant extends ListedVariant {
  model: Model;
  styles: readonly Style[];
  /** Search text in lower case. */
  found: string;
}

const { makes, models, styles: allStyles } = readReferenceCatalogue();

const variants: ReadonlyMap<string, CatalogueVariant> = new Map(
  [...Map.groupBy(allStyles, listKey)].flatMap(([key, styles]) => {
    const [style] = styles;
    const model = models.find(({ id }) => id === style?.modelId);
    const make = makes.find(({ id }) => id === model?.makeId);
    if (!style || !model || !make) return [];
    const names = [...Object.values(make.names), ...Object.values(model.names), ...model.aliases];
    const found = [...names, style.chassis, ...styles.map(({ name }) => name)].join(' ').toLowerCase();
    return [[key, { modelId: model.id, chassis: style.chassis, model, styles, found }]];
  }),
);

/** A variant, or the contract failure that explains why there is none. */
export function findVariant(named: ListedVariant): CatalogueVariant | 'listPriceModel' | 'listPriceVariant' {
  const variant = variants.get(listKey(named));
  if (variant) return variant;
  return models.some(({ id }) => id === named.modelId) ? 'listPriceVariant' : 'listPriceModel';
}

/** Whether customs values vehicles by list prices. In other countries one would have no effect. */
export function hasListPrices(rules: CountryRules | undefined): rules is ListedRules {
  return rules?.taxes?.customsValue.some(({ depreciation }) => depreciation !== undefined) ?? false;
}

export type ListedRules = CountryRules & { taxes: TaxTable };

/** The rules of a country whose customs publishes a list. */
export async function rulesWithList(database: Database, countryCode: string): Promise<ListedRules | undefined> {
  const rules = (await readImportRules(database)).get(countryCode);
  return hasListPrices(rules) ? rules : undefined;
}

/** Only what prices of the known lists contain is known. */
export function refuseListYear(rules: ListedRules, context: Context) {
  const { message, ...refused } = refuse(context, 400, 'listPriceYear');
  return { ...refused, message: `${message} ${listYearsOf(rules).join(', ')}` };
}

/** Dollar lists are stored in cents. */
export function unitOf({ taxes }: ListedRules): number {
  return taxes.currency === 'USD' ? 100 : 1;
}

interface Asked {
  countryCode: string;
  words: string;
  isAll: boolean;
  set: readonly SetVariant[];
}

/** Variants that match all words, by name; optionally only those with a list price. */
export function findVariants({ countryCode, words, isAll, set }: Asked): CatalogueVariant[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const setKeys = new Set(set.filter(({ prices }) => prices.length > 0).map(listKey));
  return [...variants.entries()]
    .filter(([key, one]) => isAll || setKeys.has(key) || ownListPrices(countryCode, one).length > 0)
    .map(([, one]) => one)
    .filter(({ found }) => wanted.every((word) => found.includes(word)))
    .toSorted((one, other) => nameOf(one, 'en').localeCompare(nameOf(other, 'en'), 'en', { numeric: true }));
}

export function nameOf(variant: CatalogueVariant, language: Language): string {
  const { make, model } = nameParts(variant, language);
  return [make, model].filter(Boolean).join(' ');
}

export function nameParts({ model }: CatalogueVariant, language: Language): { make: string; model: string } {
  const make = makes.find(({ id }) => id === model.makeId);
  return { make: make?.names[language] ?? '', model: model.names[language] };
}

/** Lists have amounts with fractions, which the desk shows and writes without. */
export function wholeAmounts({ min, max }: Span, unit: number): { least: number; most: number } {
  return { least: Math.round(min / unit), most: Math.round(max / unit) };
}

interface Shown {
  countryCode: string;
  set: SetVariant | undefined;
  today: string;
  language: Language;
  /** Number of storage units per displayed unit of a price. */
  unit: number;
}

export function showVariant(
  one: CatalogueVariant,
  { countryCode, set, today, language, unit }: Shown,
): StaffListedVariant {
  const { modelId, chassis, styles } = one;
  const prices = set?.prices ?? [];
  const [first] = prices;
  const brought = ownListPrices(countryCode, one).map((own): StaffListPrice => ({
    ...(first && { until: addDays(first.from, -1) }),
    ...wholeAmounts(own, unit),
    list: own.list,
    source: { title: own.told, url: own.url },
  }));
  const periods = periodsOf(prices);
  return {
    modelId,
    chassis,
    name: nameOf(one, language),
    styles: [...new Set(styles.map(({ name }) => name))],
    engines: [...new Set(styles.map((style) => engineOf(style, language)))],
    version: set?.version ?? 0,
    prices: [
      ...brought,
      ...prices.map((price, place) => showPrice(price, { until: periods[place]?.until ?? null, today, unit })),
    ],
  };
}

function engineOf({ displacementCc, fuel }: Style, language: Language): string {
  const size = displacementCc === 0 ? [] : [displayDisplacement(displacementCc)];
  return [...size, fuelNames[fuel][language]].join(' ');
}

function showPrice(
  { from, price, source, setBy, setAt }: SetListPrice,
  { until, today, unit }: { until: string | null; today: string; unit: number },
): StaffListPrice {
  return {
    from,
    ...(until !== null && { until }),
    ...(price && { ...wholeAmounts(price, unit), list: price.list }),
    source: { title: source.told, url: source.url },
    setBy,
    setAt,
    ...(from > today && { mayChange: true as const }),
  };
}
