import { isDeepStrictEqual } from 'node:util';
import type { TermPart } from '#generated/client/types.gen.ts';
import { type StaffActor, writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { storeListedPrices } from '#server/marketplace/catalogue/store-listed-prices.ts';
import type { Database } from '#server/platform/database/tables.ts';
import {
  findPricingSettings,
  partsOf,
  type PricingSettings,
  wholeOf,
  writePricingSettings,
} from '#server/marketplace/pricing/pricing-settings.ts';

/** Names of the parts in the pricing code. */
export const fieldOf = {
  rates: 'rates',
  deposit: 'depositRatio',
  insurance: 'insurance',
  freight: 'tariffs',
  clearance: 'clearance',
} as const satisfies Record<TermPart, keyof PricingSettings>;

export const termParts = Object.keys(fieldOf) as TermPart[];

interface Change<Part extends TermPart> {
  part: Part;
  /** The version the caller saw. */
  version: number;
  value: PricingSettings[(typeof fieldOf)[Part]];
}

/**
 * Saves one part of the pricing settings with its version and audit entry, in the caller’s transaction. Returns the new
 * version, or undefined on a conflict.
 */
export async function changeTerms<Part extends TermPart>(
  transaction: Database,
  by: StaffActor,
  { part, version: seen, value }: Change<Part>,
  now: Date,
): Promise<number | undefined> {
  const before = await lockTerms(transaction);
  if ((await versionOf(transaction, part)) !== seen) return undefined;
  const field = fieldOf[part];
  const after: Partial<PricingSettings> = { ...before, [field]: value };
  await writePricingSettings(transaction, after);
  const version = await addVersion(transaction, by, { part, value }, now);
  await listByTerms(transaction, before, after, now);
  const act = {
    by,
    act: `set-${part}`,
    subject: 'price-terms',
    before: auditedValue(part, before[field], seen),
    after: auditedValue(part, value, version),
  };
  await writeAuditLog(transaction, act, now);
  return version;
}

/** Sets all pricing settings in the caller's transaction; the caller writes the audit log. Returns how many vehicles were repriced. */
export async function setTerms(
  transaction: Database,
  by: StaffActor,
  terms: PricingSettings,
  now: Date,
): Promise<number> {
  const before = await lockTerms(transaction);
  await writePricingSettings(transaction, terms);
  for (const part of termParts) {
    const value = terms[fieldOf[part]];
    if (!isDeepStrictEqual(value, before[fieldOf[part]])) await addVersion(transaction, by, { part, value }, now);
  }
  return storeListedPrices(transaction, terms, now);
}

/** Locks the row with the version, so that changes of the pricing settings run one after another. */
async function lockTerms(transaction: Database): Promise<Partial<PricingSettings>> {
  await transaction.selectFrom('catalogue_version').select('version').forUpdate().execute();
  return partsOf(await findPricingSettings(transaction));
}

async function versionOf(database: Database, part: TermPart): Promise<number> {
  const { version } = await database
    .selectFrom('term_version')
    .select((select) => select.fn.coalesce(select.fn.max('version'), select.lit(0)).as('version'))
    .where('part', '=', part)
    .executeTakeFirstOrThrow();
  return version;
}

async function addVersion(
  transaction: Database,
  by: StaffActor,
  { part, value }: { part: TermPart; value: unknown },
  now: Date,
): Promise<number> {
  const version = (await versionOf(transaction, part)) + 1;
  await transaction
    .insertInto('term_version')
    .values({
      part,
      version,
      value: JSON.stringify(value),
      set_by: by.name,
      member_id: by.memberId ?? null,
      set_at: now,
    })
    .execute();
  return version;
}

/** List prices in dollars depend only on freight and insurance, once the settings are complete. */
async function listByTerms(
  transaction: Database,
  before: Partial<PricingSettings>,
  after: Partial<PricingSettings>,
  now: Date,
): Promise<void> {
  const terms = wholeOf(after);
  if (!terms) return;
  const isListed = wholeOf(before) !== undefined;
  const isSame = isDeepStrictEqual([before.insurance, before.tariffs], [after.insurance, after.tariffs]);
  if (!isListed || !isSame) await storeListedPrices(transaction, terms, now);
}

/** The audit entry of a part. Tariffs are omitted, because they would fill pages and are stored with their version. */
function auditedValue(part: TermPart, value: unknown, version: number): Record<string, unknown> | undefined {
  if (value === undefined) return undefined;
  if (part === 'freight') return { version, tariffs: (value as PricingSettings['tariffs']).length };
  if (part === 'deposit') return { version, ratio: value };
  return { version, ...(value as object) };
}
