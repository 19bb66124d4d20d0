import { lockTopic } from '#server/platform/database/lock-topic.ts';
import { type StaffActor, writeAuditLog } from '#server/platform/calls/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import {
  type ListedVariant,
  type ListPrice,
  ownListPrices,
  type SetListPrice,
} from '#server/marketplace/import/list-prices.ts';
import { findSetVariants, type SetVariant } from '#server/marketplace/import/rules-in-force.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';

export type ListPriceFault = 'listPricePast' | 'listPriceTaken' | 'listPriceGone' | 'listPriceBegun' | 'listPriceEnded';

export interface ListPriceChange extends ListedVariant {
  countryCode: string;
  added: SetListPrice;
  /** First day of the corrected list price; undefined for a new one. */
  corrects?: string | undefined;
}

type Made = { prices: SetListPrice[] } | { fault: ListPriceFault };

/** Inserts a list price or its end. Each is in force until the next starts, so they cannot overlap. */
export function insertListPrice(
  set: readonly SetListPrice[],
  { added, corrects, hasOwn, today }: Pick<ListPriceChange, 'added' | 'corrects'> & { hasOwn: boolean; today: string },
): Made {
  if (corrects !== undefined && !set.some(({ from }) => from === corrects)) return { fault: 'listPriceGone' };
  if (corrects !== undefined && corrects <= today) return { fault: 'listPriceBegun' };
  if (added.from < today) return { fault: 'listPricePast' };
  const others = set.filter(({ from }) => from !== corrects);
  if (others.some(({ from }) => from === added.from)) return { fault: 'listPriceTaken' };
  const before = others.findLast(({ from }) => from < added.from);
  const isKnownBefore = before ? before.price !== null : hasOwn;
  if (added.price === null && !isKnownBefore) return { fault: 'listPriceEnded' };
  return { prices: [...others, added].toSorted((one, other) => one.from.localeCompare(other.from)) };
}

export async function readVariant(
  database: Database,
  { countryCode, modelId, chassis }: ListedVariant & { countryCode: string },
): Promise<SetVariant | undefined> {
  const set = await findSetVariants(database, countryCode);
  return set.find((one) => one.modelId === modelId && one.chassis === chassis);
}

export function makeChange(set: SetVariant | undefined, change: ListPriceChange, now: Date): Made {
  const hasOwn = ownListPrices(change.countryCode, change).length > 0;
  return insertListPrice(set?.prices ?? [], { ...change, hasOwn, today: marketDay(now) });
}

interface NewVersion extends ListedVariant {
  countryCode: string;
  seen: number;
  prices: readonly SetListPrice[];
}

export async function changeListPrice(
  transaction: Database,
  by: StaffActor,
  { seen, ...change }: ListPriceChange & { seen: number },
  now: Date,
): Promise<{ version: number } | { fault: ListPriceFault } | 'changed'> {
  await lockTopic(transaction, 'listPrices');
  const { countryCode, added, corrects } = change;
  const set = await readVariant(transaction, change);
  if ((set?.version ?? 0) !== seen) return 'changed';
  const made = makeChange(set, change, now);
  if ('fault' in made) return made;
  const version = await insertVersion(transaction, by, { ...change, seen, prices: made.prices }, now);
  const was =
    corrects === undefined
      ? (set?.prices.findLast(({ from }) => from < added.from) ?? ownListPrices(countryCode, change)[0])
      : set?.prices.find(({ from }) => from === corrects);
  await recordChange(transaction, by, { change, was, seen }, now);
  return { version };
}

export async function recordChange(
  transaction: Database,
  by: StaffActor,
  { change, was, seen }: { change: ListPriceChange; was: SetListPrice | ListPrice | undefined; seen: number },
  now: Date,
): Promise<void> {
  const { added, corrects } = change;
  const act = corrects !== undefined ? 'correct-list-price' : added.price ? 'add-list-price' : 'end-list-price';
  const before = was && { version: seen, ...was };
  const after = { version: seen + 1, ...added };
  await writeAuditLog(transaction, { by, act, subject: subjectOf(change), ...(before && { before }), after }, now);
}

/** Withdraws a scheduled list price; the previous one stays in force. */
export async function takeBackListPrice(
  transaction: Database,
  by: StaffActor,
  { seen, from, ...variant }: ListedVariant & { countryCode: string; seen: number; from: string },
  now: Date,
): Promise<{ version: number } | { fault: 'listPriceGone' | 'listPriceBegun' } | 'changed'> {
  await lockTopic(transaction, 'listPrices');
  const set = await readVariant(transaction, variant);
  if ((set?.version ?? 0) !== seen) return 'changed';
  const taken = set?.prices.find((one) => one.from === from);
  if (!set || !taken) return { fault: 'listPriceGone' };
  if (from <= marketDay(now)) return { fault: 'listPriceBegun' };
  const prices = set.prices.filter((one) => one !== taken);
  const version = await insertVersion(transaction, by, { ...variant, seen, prices }, now);
  const before = { version: seen, ...taken };
  const record = { by, act: 'take-back-list-price', subject: subjectOf(variant), before, after: { version } };
  await writeAuditLog(transaction, record, now);
  return { version };
}

const subjectOf = ({ countryCode, modelId, chassis }: ListedVariant & { countryCode: string }) =>
  `list-price-${countryCode}-${modelId}-${chassis}`;

export async function insertVersion(
  transaction: Database,
  by: StaffActor,
  { countryCode, modelId, chassis, seen, prices }: NewVersion,
  now: Date,
): Promise<number> {
  const version = seen + 1;
  await transaction
    .insertInto('list_price_version')
    .values({
      country_code: countryCode,
      model_id: modelId,
      chassis,
      version,
      prices: JSON.stringify(prices),
      set_by: by.name,
      member_id: by.memberId ?? null,
      set_at: now,
    })
    .execute();
  return version;
}
