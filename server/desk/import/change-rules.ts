import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { StaffPreviewImportRatePayload, StaffPreviewImportRulePayload } from '#generated/client/types.gen.ts';
import { type StaffActor, writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { lockTopic } from '#server/platform/database/lock-topic.ts';
import type { Database } from '#server/platform/database/tables.ts';
import {
  type Changed,
  type Days,
  putInto,
  takeOut,
  type TimelineFault,
} from '#server/marketplace/import/change-timeline.ts';
import type { Admission, CountryRules } from '#server/marketplace/import/country-rules.ts';
import {
  ownTimeline,
  type RulePart,
  type SetPeriod,
  setPartOf,
  wholeTimeline,
} from '#server/marketplace/import/rule-timeline.ts';
import { findSetParts, type SetPart } from '#server/marketplace/import/rules-in-force.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { ageLimitOf } from './show-rule.ts';
import { periodRates } from './show-rates.ts';

export interface Timeline {
  own: readonly SetPeriod[];
  whole: SetPeriod[];
  version: number;
}

/** A rule of a country with the changes made at the desk; undefined if the country has no such rule. */
export function timelineOf(rules: CountryRules, part: RulePart, set: SetPart | undefined): Timeline | undefined {
  const own = ownTimeline(rules, part);
  return own && { own, whole: wholeTimeline(own, set?.periods ?? []), version: set?.version ?? 0 };
}

export async function readTimeline(database: Database, rules: CountryRules, part: RulePart) {
  const set = (await findSetParts(database, rules.country)).find((one) => one.part === part);
  return timelineOf(rules, part, set);
}

/**
 * First days of the future periods that estimates saved with orders use, by charge. Lines name the period they are
 * calculated by, so an order from before a version was set does not count.
 */
export async function readServed(
  database: Database,
  countryCode: string,
  today: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await sql<{
    name: string;
    day: string;
  }>`select distinct line ->> 'name' as name, line ->> 'from' as day
    from orders cross join lateral jsonb_path_query(landed_cost, '$.**.lines[*]') as line
    where landed_cost ->> 'countryCode' = ${countryCode} and landed_cost ->> 'arrivalDay' > ${today}
      and line ->> 'from' > ${today}`.execute(database);
  const byName = Map.groupBy(rows, ({ name }) => name);
  return new Map([...byName].map(([name, lines]) => [name, new Set(lines.map(({ day }) => day))]));
}

/** Verdicts are never saved, so no estimate depends on an eligibility rule. */
export async function daysOf(database: Database, countryCode: string, part: RulePart, now: Date): Promise<Days> {
  const today = marketDay(now);
  if (part === 'admission') return { today };
  return { today, served: (await readServed(database, countryCode, today)).get(part) };
}

interface By {
  by: string;
  now: Date;
  /** The version the rule is based on. */
  version: number;
}

/** The new values, with the source and the author. */
function setPeriod(
  part: RulePart,
  { from, until, basis, source }: GivenPeriod,
  { by, now, version }: By,
  facts: (dated: Dated) => SetPeriod['period'],
): SetPeriod {
  const id = `desk-${part.toLowerCase()}-${version}`;
  return {
    period: facts({ from, until: until ?? null, basis, sources: [id] }),
    source: { id, ...source, title: source.title.trim(), seen: marketDay(now) },
    setBy: by,
    setAt: now.toISOString(),
  };
}

type GivenPeriod = Pick<StaffPreviewImportRatePayload, 'from' | 'until' | 'basis' | 'source'>;
type Dated = Pick<Admission, 'from' | 'until' | 'basis' | 'sources'>;

export function ratePeriodOf(given: StaffPreviewImportRatePayload, by: By): SetPeriod {
  const { name, ageCounts, bands } = given;
  return setPeriod(name, given, by, (dated) => ({
    ...dated,
    ...(ageCounts && { ageCounts }),
    rates: periodRates(bands),
  }));
}

export function rulePeriodOf(given: StaffPreviewImportRulePayload, by: By): SetPeriod {
  const { age, steering, fuels, inspection, askFor, conditions } = given;
  return setPeriod('admission', given, by, (dated) => ({
    ...dated,
    age: ageLimitOf(age) ?? { is: 'unknown' },
    steering,
    ...(fuels && { fuels }),
    inspection,
    askFor,
    conditions,
  }));
}

/** Inserts a period. What the desk cannot enter continues from the period it corrects or follows. */
export function putPeriodInto(
  whole: readonly SetPeriod[],
  added: SetPeriod,
  { corrects, ...days }: Days & { corrects: string | undefined },
): Changed {
  const base =
    corrects === undefined
      ? whole.findLast(({ period }) => period.from < added.period.from)
      : whole.find(({ period }) => period.from === corrects);
  return putInto(whole, { ...added, period: carryOver(added.period, base?.period) }, { ...days, corrects });
}

/** Requirements continue; the sources of a part continue only while its value does. */
function carryOver(added: SetPeriod['period'], base: SetPeriod['period'] | undefined): SetPeriod['period'] {
  if (!('age' in added) || !base || !('age' in base)) return added;
  const { age, steering, inspection } = base.parts ?? {};
  const parts = {
    ...(age && isDeepStrictEqual(added.age, base.age) && { age }),
    ...(steering && added.steering === base.steering && { steering }),
    ...(inspection && added.inspection === base.inspection && { inspection }),
  };
  return {
    ...added,
    ...(Object.keys(parts).length > 0 && { parts }),
    ...(base.requirements && { requirements: base.requirements }),
  };
}

export type Outcome = { version: number } | TimelineFault | 'changed' | 'unknown';

interface Asked {
  rules: CountryRules;
  part: RulePart;
  /** The version the caller saw. */
  version: number;
}

/** Inserts a period into a rule, in the caller’s transaction. */
export function putPeriod(
  transaction: Database,
  by: StaffActor,
  asked: Asked & { added: SetPeriod; corrects: string | undefined },
  now: Date,
): Promise<Outcome> {
  const { added, corrects } = asked;
  return change(transaction, by, { ...asked, act: corrects ? 'correct-import-rule' : 'add-import-rule' }, now, {
    make: (whole, days) => putPeriodInto(whole, added, { ...days, corrects }),
    before: corrects,
    after: added.period.from,
  });
}

/** Removes a scheduled period from a rule, in the caller’s transaction. */
export function removePeriod(
  transaction: Database,
  by: StaffActor,
  asked: Asked & { from: string },
  now: Date,
): Promise<Outcome> {
  return change(transaction, by, { ...asked, act: 'remove-import-rule' }, now, {
    make: (whole, days) => takeOut(whole, asked.from, days),
    before: asked.from,
  });
}

interface Making {
  make: (whole: readonly SetPeriod[], days: Days) => Changed;
  /** First days of the periods recorded in the audit log. */
  before?: string | undefined;
  after?: string;
}

/** Serialises rule changes, so that the second of two editors gets a conflict. */
async function change(
  transaction: Database,
  by: StaffActor,
  { rules, part, version: seen, act }: Asked & { act: string },
  now: Date,
  { make, before, after }: Making,
): Promise<Outcome> {
  await lockTopic(transaction, 'importRules');
  const found = await readTimeline(transaction, rules, part);
  if (!found) return 'unknown';
  if (found.version !== seen) return 'changed';
  const made = make(found.whole, await daysOf(transaction, rules.country, part, now));
  if ('fault' in made) return made;
  const version = seen + 1;
  await transaction
    .insertInto('import_rule_version')
    .values({
      country_code: rules.country,
      part,
      version,
      periods: JSON.stringify(setPartOf(found.own, made.timeline)),
      set_by: by.name,
      member_id: by.memberId ?? null,
      set_at: now,
    })
    .execute();
  const was = auditEntry(found.whole, before ?? after, seen);
  const is = auditEntry(made.timeline, after ?? before, version);
  const subject = `import-${rules.country}-${part}`;
  await writeAuditLog(transaction, { by, act, subject, ...(was && { before: was }), ...(is && { after: is }) }, now);
  return { version };
}

/** The audit log entry of the period that starts on a day, or of the previous one. */
function auditEntry(all: readonly SetPeriod[], from: string | undefined, version: number): object | undefined {
  const day = from ?? '';
  const one = all.find(({ period }) => period.from === day) ?? all.findLast(({ period }) => period.from < day);
  return one && { version, ...one.period, ...(one.source && { source: one.source }) };
}
