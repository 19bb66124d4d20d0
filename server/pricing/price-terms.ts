import * as z from 'zod/mini';
import { cacheByVersion, readCacheVersion } from '../database/cache-version.ts';
import type { Database } from '../database/tables.ts';
import type { Rates } from './amount.ts';
import type { ClearanceTerms } from './clearance.ts';
import type { FreightTariff } from './freight.ts';
import type { InsuranceTerms } from './insurance.ts';

/**
 * The pricing settings: everything a price depends on besides the vehicle. Stored as data, so that no rate is in the
 * code.
 */
export interface PriceTerms {
  rates: Rates;
  /** The deposit as a share of the total. */
  depositRatio: number;
  insurance: InsuranceTerms;
  tariffs: readonly FreightTariff[];
  /** By country code; customs clearance is not offered in other countries. */
  clearance: Readonly<Record<string, ClearanceTerms>>;
}

const settingName = 'price-terms';

/** Nothing can be priced yet. Callers get one clear message. */
export class TermsUnset extends Error {
  override readonly name = 'TermsUnset';
}

export const howToSetTerms =
  'set them at the desk, on the page /desk/terms, or write them into a file as docs/staff.md shows, and run npm run staff ' +
  '-- set-price-terms FILE --as NAME.';

/** The pricing settings in force. Throws `TermsUnset` if they are incomplete. */
export async function readTerms(database: Database): Promise<PriceTerms> {
  return termsAt(database, await readCacheVersion(database));
}

/** The same, for a caller whose own statement has read the cache version. */
export function termsAt(database: Database, version: number): Promise<PriceTerms> {
  return kept.at(database, version);
}

/** The same, or undefined while incomplete: for responses that are useful even without a price. */
export async function termsIfSetAt(database: Database, version: number): Promise<PriceTerms | undefined> {
  return termsAt(database, version).catch((error: unknown) => {
    if (error instanceof TermsUnset) return undefined;
    throw error;
  });
}

export async function termsIfSet(database: Database): Promise<PriceTerms | undefined> {
  return termsIfSetAt(database, await readCacheVersion(database));
}

const kept = cacheByVersion(async (database) => {
  const terms = await findTerms(database);
  if (terms === undefined) throw new TermsUnset('The pricing settings are not set');
  const parsed = parseTerms(terms);
  if ('fault' in parsed) throw new TermsUnset(`The pricing settings are invalid (${parsed.fault})`);
  return parsed.terms;
});

/** The stored pricing settings, which may be incomplete or missing. */
export async function findTerms(database: Database): Promise<unknown> {
  const setting = await database
    .selectFrom('setting')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirst();
  return setting?.value;
}

/** Stores pricing settings, which may still be incomplete. */
export async function writeTerms(database: Database, terms: Partial<PriceTerms>): Promise<void> {
  const value = JSON.stringify(terms);
  await database
    .insertInto('setting')
    .values({ name: settingName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** What is missing from the pricing settings: undefined if complete, an empty text if none are set. */
export async function faultOfTerms(database: Database): Promise<string | undefined> {
  const found = await findTerms(database);
  if (found === undefined) return '';
  const parsed = parseTerms(found);
  return 'fault' in parsed ? parsed.fault : undefined;
}

const { localeError } = z.locales.en();

const cents = z.int().check(z.nonnegative());
const positive = z.number().check(z.positive());
const part = z.number().check(z.nonnegative(), z.lt(1));
const id = z.string().check(z.minLength(1));
const sizes = z.array(z.strictObject({ upToCubicMetres: positive, cents })).check(
  z.minLength(1),
  z.refine((all) => all.every((size, place) => size.upToCubicMetres > (all[place - 1]?.upToCubicMetres ?? 0)), {
    error: 'the smallest size comes first',
  }),
);

const schema = z.strictObject({
  rates: z.strictObject({ jpyPerUsd: positive, kesPerUsd: positive }),
  depositRatio: z.number().check(z.positive(), z.lte(1)),
  insurance: z.strictObject({ policyFeeCents: cents, ratioOfCif: part, minimumCents: cents }),
  tariffs: z
    .array(
      z.strictObject({
        templateId: id,
        portId: id,
        transportType: id,
        rate: z.discriminatedUnion('kind', [
          z.strictObject({
            kind: z.literal('roro'),
            handlingCents: cents,
            centsPerCubicMetre: cents,
            minimumCents: cents,
          }),
          z.strictObject({ kind: z.literal('container'), sizes }),
        ]),
      }),
    )
    .check(z.minLength(1)),
  clearance: z.record(
    z.string().check(z.regex(/^[A-Z]{2}$/)),
    z.strictObject({ feeCents: cents, dutyRatio: part, shown: z.boolean() }),
  ),
});

type ParsedTerms = { terms: PriceTerms } | { fault: string };

/** Parses complete pricing settings, or returns the path of the fault. Missing amounts get no defaults. */
export function parseTerms(value: unknown): ParsedTerms {
  const result = schema.safeParse(value, { error: localeError });
  if (!result.success) {
    const [first] = result.error.issues;
    const place = first?.path.join('.') || 'all of it';
    return { fault: `${place}: ${first?.message ?? 'unreadable'}` };
  }
  const { tariffs } = result.data;
  const journeys = tariffs.map(({ templateId, portId, transportType }) => [templateId, portId, transportType].join());
  const twice = journeys.findIndex((journey, place) => journeys.indexOf(journey) !== place);
  return twice === -1 ? { terms: result.data } : { fault: `tariffs.${twice}: this journey has a tariff already` };
}

/** The parts that are set and valid, each checked separately: nothing is priced before the last one is set. */
export function partsOf(value: unknown): Partial<PriceTerms> {
  const stored = Object(value) as Record<string, unknown>;
  const usable = Object.entries(schema.shape).filter(([name, shape]) => shape.safeParse(stored[name]).success);
  return Object.fromEntries(usable.map(([name]) => [name, stored[name]]));
}

/** The pricing settings if none are missing. */
export function wholeOf(parts: Partial<PriceTerms>): PriceTerms | undefined {
  const parsed = parseTerms(parts);
  return 'terms' in parsed ? parsed.terms : undefined;
}
