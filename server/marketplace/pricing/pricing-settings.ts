import { PricingSettingsUnset } from '#server/platform/calls/unmet-settings.ts';
import * as z from 'zod/mini';
import { cacheByVersion, readCacheVersion } from '#server/platform/database/cache-version.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { Rates } from './amount.ts';
import type { ClearanceTerms } from './clearance.ts';
import type { FreightTariff } from './freight.ts';
import type { InsuranceTerms } from './insurance.ts';

/**
 * The pricing settings: everything a price depends on besides the vehicle. Stored as data, so that no rate is in the
 * code.
 */
export interface PricingSettings {
  rates: Rates;
  /** The deposit as a share of the total. */
  depositRatio: number;
  insurance: InsuranceTerms;
  tariffs: readonly FreightTariff[];
  /** By country code; customs clearance is not offered in other countries. */
  clearance: Readonly<Record<string, ClearanceTerms>>;
}

const settingName = 'price-terms';

export const howToSetPricing =
  'set them at the desk, on the page /desk/pricing, or write them into a file as docs/staff.md shows, and run npm run staff ' +
  '-- set-price-terms FILE --as NAME.';

/** The pricing settings in force. Throws `PricingSettingsUnset` if they are incomplete. */
export async function readPricingSettings(database: Database): Promise<PricingSettings> {
  return pricingSettingsAt(database, await readCacheVersion(database));
}

/** The same, for a caller whose own statement has read the cache version. */
function pricingSettingsAt(database: Database, version: number): Promise<PricingSettings> {
  return cache.at(database, version);
}

/** The same, or undefined while incomplete: for responses that are useful even without a price. */
export async function pricingSettingsIfSetAt(
  database: Database,
  version: number,
): Promise<PricingSettings | undefined> {
  return pricingSettingsAt(database, version).catch((error: unknown) => {
    if (error instanceof PricingSettingsUnset) return undefined;
    throw error;
  });
}

export async function pricingSettingsIfSet(database: Database): Promise<PricingSettings | undefined> {
  return pricingSettingsIfSetAt(database, await readCacheVersion(database));
}

const cache = cacheByVersion(async (database) => {
  const terms = await findPricingSettings(database);
  if (terms === undefined) throw new PricingSettingsUnset('The pricing settings are not set');
  const parsed = parsePricingSettings(terms);
  if ('fault' in parsed) throw new PricingSettingsUnset(`The pricing settings are invalid (${parsed.fault})`);
  return parsed.terms;
});

/** The stored pricing settings, which may be incomplete or missing. */
export async function findPricingSettings(database: Database): Promise<unknown> {
  const setting = await database
    .selectFrom('setting')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirst();
  return setting?.value;
}

/** Stores pricing settings, which may still be incomplete. */
export async function writePricingSettings(database: Database, terms: Partial<PricingSettings>): Promise<void> {
  const value = JSON.stringify(terms);
  await database
    .insertInto('setting')
    .values({ name: settingName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** What is missing from the pricing settings: undefined if complete, an empty text if none are set. */
export async function faultOfPricingSettings(database: Database): Promise<string | undefined> {
  const found = await findPricingSettings(database);
  if (found === undefined) return '';
  const parsed = parsePricingSettings(found);
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

type ParsedTerms = { terms: PricingSettings } | { fault: string };

/** Parses complete pricing settings, or returns the path of the fault. Missing amounts get no defaults. */
export function parsePricingSettings(value: unknown): ParsedTerms {
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
export function partsOf(value: unknown): Partial<PricingSettings> {
  const stored = Object(value) as Record<string, unknown>;
  const usable = Object.entries(schema.shape).filter(([name, shape]) => shape.safeParse(stored[name]).success);
  return Object.fromEntries(usable.map(([name]) => [name, stored[name]]));
}

/** The pricing settings if none are missing. */
export function wholeOf(parts: Partial<PricingSettings>): PricingSettings | undefined {
  const parsed = parsePricingSettings(parts);
  return 'terms' in parsed ? parsed.terms : undefined;
}
