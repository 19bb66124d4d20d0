import { type RawBuilder, sql } from 'kysely';
import type { PayloadOf } from '#generated/server.ts';
import { lastDayOfMonth } from '#server/marketplace/import/calendar-day.ts';
import { importableIn } from '#server/marketplace/import/destination.ts';
import type { ImportRules } from '#server/marketplace/import/rules-in-force.ts';
import type { Requirement, ImportableVehicles } from '#server/marketplace/import/importable-vehicles.ts';
import { executeRead } from '#server/platform/database/hot-reads.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { readReferenceCatalogue, type Style } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import type { PricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import type { Language } from '#wire/language.ts';
import type { CatalogueMemory } from './catalogue-memory.ts';
import { isLandedWithin, type LandedFilter } from './landed-filter.ts';
import type { Asking, BoundName, Bounds } from './search/keyword-filters.ts';
import { type ReadKeyword, readKeyword } from './search/read-keyword.ts';
import type { Trait } from './search/style-traits.ts';
import { findByKey } from './search/search-index.ts';
import { splitWords } from './search/search-text.ts';
import {
  requestedTraits,
  hasTrait,
  requestedStyles,
  type TraitFilters,
  traitFiltersOf,
  type WordTraits,
} from './vehicle-traits.ts';

/** The options of the filter `type`, by their numbers on the wire and in stored counts. */
export const kinds = { newArrival: 1, daily: 2, highQuality: 3, hot: 4 } as const;
export type Kind = keyof typeof kinds;

/** The option for flash sales. It has no stored counts, since sales end by the clock. */
export const onSaleKind = 5;

/** The filters of a list. An absent filter does not narrow it. */
export interface VehicleFilters extends TraitFilters {
  makeId?: string;
  modelId?: string;
  modelLevel?: string;
  priceBucket?: number;
  ageBucket?: number;
  mileageBucket?: number;
  seatsBucket?: number;
  kind?: Kind;
  isOnSale?: boolean;
  /** The styles that a keyword matches. */
  styleIds?: readonly string[];
  /** The import rules of the destination country. Absent for a country that refuses none. */
  taken?: readonly Requirement[];
  /** Bounds of the landed cost, which is stored in `landed_vehicle`. */
  landed?: LandedFilter;
  /** A keyword that may identify one vehicle, such as its reference number. Vehicles of `styleIds` match as well. */
  ownWord?: string;
  /** Filters in a keyword besides names. Its years apply in addition to the filter `years`. */
  year?: Bounds;
  priceUsdCents?: Bounds;
  mileageKm?: Bounds;
}

/** Filters on single vehicles, which have no stored counts. */
export const boundedFilters = ['priceUsdCents', 'mileageKm'] as const satisfies (keyof VehicleFilters)[];

const styleById = new Map(readReferenceCatalogue().styles.map((style) => [style.id, style]));

/** What filters are parsed with. */
export interface Reading {
  catalogue: CatalogueMemory;
  language: Language;
  terms: PricingSettings | undefined;
  rules: ImportRules;
  now: Date;
  /** The destination country. A keyword's large amounts are in its currency. */
  countryCode?: string | undefined;
  landed?: LandedFilter | undefined;
  /** The keyword if it is a vehicle's number. */
  ownWord?: string | undefined;
}

export function filtersOf(payload: PayloadOf<'listVehicles'>, reading: Reading): VehicleFilters {
  const { makeId, modelId, modelLevelId, price, carAge, mileage, seatsNum, searchKey, importCountryCode } = payload;
  const kind = kindOf(payload);
  const taken: ImportableVehicles =
    importCountryCode === undefined
      ? undefined
      : importableIn(reading.rules, importCountryCode, marketDay(reading.now));
  return {
    ...(makeId !== undefined && { makeId }),
    ...(modelId !== undefined && { modelId }),
    ...(modelLevelId !== undefined && { modelLevel: modelLevelId }),
    ...(price !== undefined && { priceBucket: price }),
    ...(carAge !== undefined && { ageBucket: carAge }),
    ...(mileage !== undefined && { mileageBucket: mileage }),
    ...(seatsNum !== undefined && { seatsBucket: seatsNum }),
    ...traitFiltersOf(payload),
    ...(kind && { kind }),
    ...(payload.flashSaleFlag && { isOnSale: true }),
    ...(taken && { taken }),
    ...(reading.landed && { landed: reading.landed }),
    ...(searchKey !== undefined &&
      (reading.ownWord === undefined
        ? keywordOf(keywordIn(searchKey, reading), reading.catalogue)
        : { styleIds: [], ownWord: reading.ownWord })),
  };
}

function kindOf(payload: PayloadOf<'listVehicles'>): Kind | undefined {
  if (payload.newArrivalFlag) return 'newArrival';
  if (payload.dailyFlag) return 'daily';
  if (payload.highQualityFlag) return 'highQuality';
  return payload.hotCarFlag ? 'hot' : undefined;
}

/** The keyword of a list with its parts. */
export function keywordIn(key: string, reading: Reading): ReadKeyword {
  const { catalogue, language, now } = reading;
  const isName = (word: string) => splitWords(word).every((part) => catalogue.search.found.has(part));
  const finds = (words: readonly string[]) => findByKey(catalogue.search, words.join(' ')).size > 0;
  return readKeyword(key, { language, ...moneyIn(reading), now, isName, finds });
}

/** How the amounts of a keyword are read. */
function moneyIn({ terms, rules, countryCode }: Reading): Pick<Asking, 'perUsd' | 'shillings'> {
  const perUsd: Asking['perUsd'] = terms ? { JPY: terms.rates.jpyPerUsd, KES: terms.rates.kesPerUsd } : {};
  for (const { taxes } of rules.values()) {
    if (!taxes?.local) continue;
    const [least, most] = taxes.local.perUsd;
    perUsd[taxes.local.currency] = (least + most) / 2;
  }
  const local = countryCode === undefined ? undefined : rules.get(countryCode)?.taxes?.local;
  return { perUsd, shillings: local?.currency ?? 'KES' };
}

/** The keyword as one word if it is a listed vehicle's number, which may look like a name or a year: `2019-0001`. */
export async function findOwnWord(database: Database, key: string, reading: Reading): Promise<string | undefined> {
  const word = splitWords(key).join('');
  const canBeNumber = !/\s/.test(key.trim()) && /^[a-z\d.]+$/.test(word) && /\d/.test(word);
  // Names and limits of the catalogue take precedence: `rav4`, `2018`.
  if (!canBeNumber || reading.catalogue.search.found.has(word)) return undefined;
  if (keywordIn(key, reading).choices.length === 0) return undefined;
  const vehicle = sql`select id from vehicle where ${hasWord(word, 'vehicle')} and state <> 'removed' limit 1`;
  const rows = await executeRead(database, vehicle.compile(database));
  return rows.length > 0 ? word : undefined;
}

type KeywordFilters = Pick<
  VehicleFilters,
  'styleIds' | 'ownWord' | 'year' | 'wordTraits' | (typeof boundedFilters)[number]
>;

/** A keyword of punctuation alone has no words and does not narrow. */
function keywordOf({ bounds, traits, choices }: ReadKeyword, { search, styles }: CatalogueMemory): KeywordFilters {
  const { engineCc, seats, ...limits } = boundsByName(bounds);
  const isMeant = [
    ...Object.values(Object.groupBy(traits, ({ kind }) => kind)).flatMap((alike) => anyOf(alike)),
    ...(engineCc ? [({ displacementCc }: Style) => isBetween(displacementCc, engineCc)] : []),
    ...(seats ? [(style: Style) => isBetween(style.seats, seats)] : []),
  ];
  const wordTraits = wordTraitsOf(traits);
  const limiting = { ...limits, ...(wordTraits && { wordTraits }) };
  if (choices.length === 0 && isMeant.length === 0) return limiting;
  const named =
    choices.length === 0
      ? styles.map(({ id }) => id)
      : [...new Set(choices.flatMap((words) => [...findByKey(search, words.join(' '))]))];
  const styleIds = named.filter((id) => {
    const style = styleById.get(id);
    return isMeant.length === 0 || (style !== undefined && isMeant.every((isOf) => isOf(style)));
  });
  const ownWord = choices.flat().join('');
  return { ...limiting, styleIds, ...(/^[a-z]{0,3}\d{5,}$/.test(ownWord) && { ownWord }) };
}

function boundsByName(parts: ReadKeyword['bounds']): Partial<Record<BoundName, Bounds>> {
  const byName: Partial<Record<BoundName, Bounds>> = {};
  for (const { name, bounds } of parts) byName[name] = { ...byName[name], ...bounds };
  return byName;
}

/** Words of one kind are alternatives: `white or silver`. */
function anyOf(traits: readonly Trait[] = []): ((style: Style) => boolean)[] {
  const checks = traits.flatMap(({ isOf }) => isOf ?? []);
  return checks.length === 0 ? [] : [(style) => checks.some((isOf) => isOf(style))];
}

function wordTraitsOf(traits: readonly Trait[]): WordTraits | undefined {
  const colours = traits.flatMap(({ colour }) => colour ?? []);
  const steering = traits.flatMap((trait) => trait.steering ?? []);
  const [grade] = traits.flatMap((trait) => trait.grade ?? []);
  if (colours.length === 0 && steering.length === 0 && grade === undefined) return undefined;
  return {
    ...(colours.length > 0 && { colours }),
    ...(steering.length > 0 && { steering }),
    ...(grade !== undefined && { grade }),
  };
}

function isBetween(value: number, { least = 0, most = Infinity }: Bounds): boolean {
  return value >= least && value <= most;
}

/** Filters on one column each, which vehicles and stored counts both have. */
export const bucketColumns = {
  modelLevel: 'model_level',
  priceBucket: 'price_bucket',
  ageBucket: 'age_bucket',
  mileageBucket: 'mileage_bucket',
  seatsBucket: 'seats_bucket',
} as const;

export const kindColumns = {
  newArrival: 'is_new_arrival',
  daily: 'is_daily',
  highQuality: 'is_high_quality',
  hot: 'is_hot',
} as const satisfies Record<Kind, string>;

/** The table to search. Both have the filter columns; those of `landed_vehicle` are in one index. */
export type Searched = 'vehicle' | 'landed_vehicle';

/** Landed costs are the most selective filter, so search their table. */
export function searchedFor({ landed }: VehicleFilters): Searched {
  return landed ? 'landed_vehicle' : 'vehicle';
}

/** The condition that a vehicle matches every filter. Lists never show removed vehicles. */
export function meets(filters: VehicleFilters, now: Date, searched: Searched = 'vehicle'): RawBuilder<boolean> {
  const { makeId, modelId, kind, isOnSale, taken, landed, styleIds, ownWord } = filters;
  const conditions = [sql`state <> 'removed'`];
  if (makeId !== undefined) conditions.push(sql`make_id = ${makeId}`);
  if (modelId !== undefined) conditions.push(sql`model_id = ${modelId}`);
  for (const [filter, column] of Object.entries(bucketColumns)) {
    const value = filters[filter as keyof typeof bucketColumns];
    if (value !== undefined) conditions.push(sql`${sql.ref(column)} = ${value}`);
  }
  if (kind) conditions.push(sql`${sql.ref(kindColumns[kind])}`);
  if (isOnSale) conditions.push(isOnSaleAt(now));
  if (taken) conditions.push(isImportable(taken));
  if (landed) conditions.push(searched === 'vehicle' ? hasLanded(landed, now) : isLandedWithin(landed, now));
  conditions.push(...isWithin(filters), ...requestedTraits(filters).map(hasTrait));
  const ofTraits = requestedStyles(filters);
  if (ofTraits) conditions.push(sql`style_id = any(${ofTraits}::text[])`);
  if (styleIds) {
    const ofStyles = sql`style_id = any(${styleIds}::text[])`;
    conditions.push(ownWord === undefined ? ofStyles : sql`(${ofStyles} or ${hasWord(ownWord, searched)})`);
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function hasLanded(landed: LandedFilter, now: Date): RawBuilder<unknown> {
  return sql`exists (select from landed_vehicle where landed_vehicle.id = vehicle.id and ${isLandedWithin(landed, now)})`;
}

/** Search words are stored with the vehicle only. Older rows have no digits alone, so add the desk's own prefix. */
function hasWord(word: string, searched: Searched): RawBuilder<unknown> {
  const words = /^\d+$/.test(word) ? [word, `gp${word}`] : [word];
  const isFound = sql`search_words && ${words}::text[]`;
  return searched === 'vehicle' ? isFound : sql`id in (select id from vehicle where ${isFound})`;
}

const priceNow = sql`(list_price_cents - coalesce(flash_deduction_cents, 0))`;

function isWithin({ priceUsdCents, mileageKm }: VehicleFilters): RawBuilder<unknown>[] {
  return [
    ...(priceUsdCents?.least === undefined ? [] : [sql`${priceNow} >= ${priceUsdCents.least}`]),
    ...(priceUsdCents?.most === undefined ? [] : [sql`${priceNow} <= ${priceUsdCents.most}`]),
    ...(mileageKm?.least === undefined ? [] : [sql`mileage_km >= ${mileageKm.least}`]),
    ...(mileageKm?.most === undefined ? [] : [sql`mileage_km <= ${mileageKm.most}`]),
  ];
}

/** The condition that a vehicle meets one of the requirements. */
export function isImportable(taken: readonly Requirement[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(taken.map(meetsRequirement), sql` or `)})`;
}

function meetsRequirement({ registeredFrom, steering, fuels }: Requirement): RawBuilder<boolean> {
  const asked = [
    ...(registeredFrom === undefined ? [] : [sql`registered > ${lastDayOfMonth(registeredFrom - 1)}::date`]),
    ...(steering === undefined ? [] : [sql`steering = ${steering}`]),
    ...(fuels === undefined ? [] : [sql`fuel = any(${fuels}::text[])`]),
  ];
  return sql<boolean>`(${sql.join(asked, sql` and `)})`;
}

/** A part of the vehicles that a country refuses. */
export interface RefusedPart {
  where: RawBuilder<boolean>;
  /** Set if the part is what was registered until the end of a year: that has stored counts. */
  untilYear?: number;
}

/**
 * The vehicles that a country refuses, in disjoint parts that each use an index. Undefined if most of a right-hand-
 * drive stock is refused: then finding the accepted ones is faster.
 */
export function refusedParts([only, ...others]: readonly Requirement[]): readonly RefusedPart[] | undefined {
  if (!only || others.length > 0 || only.fuels || only.steering === 'left') return undefined;
  const { registeredFrom, steering } = only;
  const lastDay = registeredFrom === undefined ? undefined : lastDayOfMonth(registeredFrom - 1);
  // Matches the index `vehicle_of_other_side`.
  const isOfOtherSide = sql<boolean>`steering is distinct from 'right'`;
  const isYearsEnd = lastDay?.endsWith('-12-31');
  return [
    ...(lastDay === undefined
      ? []
      : [
          {
            where: sql<boolean>`registered <= ${lastDay}::date`,
            ...(isYearsEnd && { untilYear: Number(lastDay.slice(0, 4)) }),
          },
        ]),
    ...(steering === undefined
      ? []
      : [
          {
            where:
              lastDay === undefined ? isOfOtherSide : sql<boolean>`${isOfOtherSide} and registered > ${lastDay}::date`,
          },
        ]),
  ];
}

/** The filters narrowed to vehicles that were registered until the end of a year. */
export function registeredUntil(filters: VehicleFilters, year: number): VehicleFilters {
  return { ...filters, year: { ...filters.year, most: Math.min(filters.year?.most ?? year, year) } };
}

/** A vehicle counts as on sale while it can be reserved at the sale price. */
export function isOnSaleAt(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(flash_ends_at is not null and flash_ends_at > ${now} and state = 'available')`;
}
