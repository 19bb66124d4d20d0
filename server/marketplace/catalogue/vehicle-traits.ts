import { type RawBuilder, sql } from 'kysely';
import type {
  ColourFilter,
  DriveFilter,
  FuelFilter,
  GearboxFilter,
  GradeFilter,
  SteeringFilter,
} from '#generated/client/types.gen.ts';
import type { PayloadOf } from '#generated/server.ts';
import { readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { colours } from '#server/marketplace/reference/colours.ts';
import type { Bounds } from './search/keyword-filters.ts';
import { isOfGearbox, type StyleTraits } from './search/style-traits.ts';

/** Vehicle traits to filter by. An absent one does not narrow the list. */
export interface TraitFilters {
  years?: Bounds;
  gearbox?: GearboxFilter;
  fuel?: FuelFilter;
  steering?: SteeringFilter;
  drive?: DriveFilter;
  /** The minimum grade. */
  grade?: GradeFilter;
  colour?: ColourFilter;
  /** Traits of single vehicles that the keyword names, in addition to the filters. */
  wordTraits?: WordTraits;
}

/** Alternatives of each trait. */
export interface WordTraits {
  colours?: readonly ColourFilter[];
  steering?: readonly SteeringFilter[];
  /** The minimum grade. */
  grade?: GradeFilter;
}

export const traitFilters = [
  'years',
  'gearbox',
  'fuel',
  'steering',
  'drive',
  'grade',
  'colour',
] as const satisfies (keyof TraitFilters)[];

/** Traits shared by all vehicles of a style. */
export const styleFilters = ['gearbox', 'fuel', 'drive'] as const satisfies (keyof TraitFilters)[];

export function traitFiltersOf({
  yearFrom,
  yearTo,
  gearbox,
  fuel,
  steering,
  drive,
  grade,
  colour,
}: PayloadOf<'listVehicles'>): TraitFilters {
  const years = yearsBetween(yearFrom, yearTo);
  return {
    ...(years && { years }),
    ...(gearbox !== undefined && { gearbox }),
    ...(fuel !== undefined && { fuel }),
    ...(steering !== undefined && { steering }),
    ...(drive !== undefined && { drive }),
    ...(grade !== undefined && { grade }),
    ...(colour !== undefined && { colour }),
  };
}

function yearsBetween(from: number | undefined, to: number | undefined): Bounds | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined || to === undefined) return { ...(from && { least: from }), ...(to && { most: to }) };
  return { least: Math.min(from, to), most: Math.max(from, to) };
}

/** Inspection grades from the best on. Later values are repaired or ungraded vehicles. */
const gradesInOrder = ['S', '6', '5', '4.5', '4', '3.5', '3', '2', '1'] as const;
/** The minimum grades to choose from. */
const gradesOffered = ['6', '5', '4.5', '4', '3.5', '3'] as const satisfies GradeFilter[];

function gradesFrom(least: GradeFilter): readonly string[] {
  return gradesInOrder.slice(0, gradesInOrder.indexOf(least) + 1);
}

/** Traits of single vehicles; `vehicle_trait_count` stores counts for each. */
export const countedTraits = ['year', 'steering', 'grade', 'colour'] as const;
export type CountedTrait = (typeof countedTraits)[number];

export const traitValues: Readonly<Record<CountedTrait, RawBuilder<string>>> = {
  year: sql`extract(year from registered)::text`,
  steering: sql`steering`,
  grade: sql`condition_grade`,
  colour: sql`colour_code`,
};

/** The requested values of one trait: a few values or a range of years. */
export interface RequestedTrait {
  trait: CountedTrait;
  among: readonly string[] | Required<Bounds>;
}

/** Which counted traits are requested, including years named in the keyword. */
export function requestedTraits({ wordTraits = {}, ...asked }: TraitFilters & { year?: Bounds }): RequestedTrait[] {
  const years = [asked.year, asked.years].filter((bounds) => bounds !== undefined);
  return [
    ...(years.length === 0 ? [] : [{ trait: 'year' as const, among: withinAll(years) }]),
    ...valuesOf('steering', asked.steering && [asked.steering], wordTraits.steering),
    ...valuesOf('grade', asked.grade && gradesFrom(asked.grade), wordTraits.grade && gradesFrom(wordTraits.grade)),
    ...valuesOf('colour', asked.colour && codesOf(asked.colour), wordTraits.colours?.flatMap(codesOf)),
  ];
}

/** The values that both the filter and the keyword allow. */
function valuesOf(
  trait: CountedTrait,
  chosen: readonly string[] | undefined,
  named: readonly string[] | undefined,
): RequestedTrait[] {
  const values = chosen && named ? chosen.filter((value) => named.includes(value)) : (chosen ?? named);
  return values ? [{ trait, among: values }] : [];
}

function withinAll(years: readonly Bounds[]): Required<Bounds> {
  return {
    least: Math.max(1000, ...years.map(({ least }) => least ?? 0)),
    most: Math.min(9999, ...years.map(({ most }) => most ?? 9999)),
  };
}

function codesOf(colourGroup: ColourFilter): readonly string[] {
  return colours.filter((colour) => colour.colourGroup === colourGroup).map(({ code }) => code);
}

/** The condition that a vehicle has the trait. */
export function hasTrait({ trait, among }: RequestedTrait): RawBuilder<unknown> {
  if (!isBounds(among)) {
    const value = traitValues[trait];
    // Matches the index `vehicle_of_other_side`.
    return among.join() === 'left'
      ? sql`steering is distinct from 'right' and steering = 'left'`
      : isAmong(value, among);
  }
  const { least, most } = among;
  return sql`registered between ${`${least}-01-01`}::date and ${`${most}-12-31`}::date`;
}

/** The condition that stored counts are of the trait. */
export function isCountOf({ trait, among }: RequestedTrait): RawBuilder<unknown> {
  const value = sql`value`;
  return sql`trait = ${sql.lit(trait)} and ${isAmong(value, isBounds(among) ? yearsWithin(among) : among)}`;
}

/** One condition per year: an index serves these better than a range followed by other columns. */
function yearsWithin({ least, most }: Required<Bounds>): readonly string[] {
  const [first, last] = [Math.max(least, 1900), Math.min(most, 2100)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => String(first + place));
}

function isBounds(among: RequestedTrait['among']): among is Required<Bounds> {
  return !Array.isArray(among);
}

function isAmong(value: RawBuilder<unknown>, [only, ...others]: readonly string[]): RawBuilder<unknown> {
  if (only !== undefined && others.length === 0) return sql`${value} = ${only}`;
  return sql`${value} = any(${only === undefined ? [] : [only, ...others]}::text[])`;
}

const { styles } = readReferenceCatalogue();
const styleById = new Map(styles.map((style) => [style.id, style]));

/** Whether a style has the requested traits; undefined if no style trait is requested. */
export function isStyleRequested({ gearbox, fuel, drive }: TraitFilters): ((styleId: string) => boolean) | undefined {
  if (gearbox === undefined && fuel === undefined && drive === undefined) return undefined;
  return (styleId) => {
    const style = styleById.get(styleId);
    if (!style || (gearbox !== undefined && !isOfGearbox[gearbox](style))) return false;
    return (fuel ?? style.fuel) === style.fuel && (drive ?? style.drive) === style.drive;
  };
}

/** The ids of all styles with the requested traits. */
export function requestedStyles(asked: TraitFilters): readonly string[] | undefined {
  const isAsked = isStyleRequested(asked);
  return isAsked && [...styleById.keys()].filter(isAsked);
}

/** The options that a trait value counts for. */
export const optionsOf: Readonly<Record<CountedTrait, (value: string) => readonly string[]>> = {
  year: (value) => [value],
  steering: (value) => (value === 'right' || value === 'left' ? [value] : []),
  grade: (value) => gradesOffered.filter((least) => gradesFrom(least).includes(value)),
  colour: (value) => colours.filter(({ code }) => code === value).map(({ colourGroup }) => colourGroup),
};

/** The options that a style counts for. */
export const optionsOfStyle: Readonly<
  Record<(typeof styleFilters)[number], (style: StyleTraits) => readonly string[]>
> = {
  gearbox: (style) => Object.entries(isOfGearbox).flatMap(([gearbox, isOf]) => (isOf(style) ? [gearbox] : [])),
  fuel: ({ fuel }) => [fuel],
  drive: ({ drive }) => [drive],
};

export function traitsOfStyle(styleId: string): StyleTraits | undefined {
  return styleById.get(styleId);
}
