import type { Handlers } from '#generated/server.ts';
import type {
  StaffImportCountry,
  StaffPreviewImportRatePayload,
  StaffPreviewImportRulePayload,
} from '#generated/client/types.gen.ts';
import { type Context, staffActorOf, memberOf, refuse } from '#server/platform/calls/context.ts';
import { isCalendarDay } from '#server/marketplace/import/calendar-day.ts';
import type { TimelineFault } from '#server/marketplace/import/change-timeline.ts';
import { type CountryRules, countryRules } from '#server/marketplace/import/country-rules.ts';
import { hasListPrices } from './listed-variants.ts';
import { inForceOn } from '#server/marketplace/import/periods.ts';
import { type RulePart, type SetPeriod, withTimeline } from '#server/marketplace/import/rule-timeline.ts';
import { findSetParts, readImportRules } from '#server/marketplace/import/rules-in-force.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { receivingCountries } from '#server/marketplace/reference/places/countries.ts';
import {
  daysOf,
  type Outcome,
  putPeriod,
  putPeriodInto,
  ratePeriodOf,
  readServed,
  readTimeline,
  removePeriod,
  rulePeriodOf,
} from './change-rules.ts';
import { faultOfBands } from './check-bands.ts';
import { previewChange } from './preview-change.ts';
import { showCharge } from './show-rates.ts';
import { ageLimitOf, showRule } from './show-rule.ts';

type ImportOperation =
  | 'staffListImportCountries'
  | 'staffReadImportRates'
  | 'staffPutImportRate'
  | 'staffRemoveImportRate'
  | 'staffPreviewImportRate'
  | 'staffReadImportRules'
  | 'staffPutImportRule'
  | 'staffRemoveImportRule'
  | 'staffPreviewImportRule';

export const importDeskHandlers: Pick<Handlers<Context>, ImportOperation> = {
  async staffListImportCountries(_payload, { database, language, now }) {
    const [all, set] = await Promise.all([readImportRules(database), findSetParts(database)]);
    const countries = receivingCountries.map(({ code, names }): StaffImportCountry => {
      const rules = all.get(code);
      const latest = set
        .filter(({ countryCode }) => countryCode === code)
        .flatMap(({ periods }) => periods)
        .toSorted((one, other) => (other.setAt ?? '').localeCompare(one.setAt ?? ''))[0];
      const basis = rules && inForceOn(rules.admission, marketDay(now))?.basis;
      const seen = rules?.sources
        .map((source) => source.seen)
        .toSorted()
        .at(-1);
      const { taxes } = rules ?? {};
      return {
        countryCode: code,
        name: names[language],
        ...(basis && { admission: basis }),
        taxes: !taxes ? 'none' : taxes.unknown.length > 0 ? 'partial' : 'complete',
        ...(hasListPrices(rules) && { listPrices: true as const }),
        ...(seen !== undefined && { seen }),
        ...(latest?.setAt !== undefined && { setAt: latest.setAt, setBy: latest.setBy ?? '' }),
      };
    });
    return { code: 0, body: { countries } };
  },

  async staffReadImportRates({ countryCode }, context) {
    const { database, now } = context;
    const rules = countryRules.get(countryCode);
    if (!rules) return refuse(context, 400, 'unknownCountry');
    const today = marketDay(now);
    const served = await readServed(database, countryCode, today);
    const set = await findSetParts(database, countryCode);
    const charges = (rules.taxes?.charges ?? []).map((charge) =>
      showCharge(
        rules,
        charge,
        set.find(({ part }) => part === charge.name),
        (from) => from > today && !served.get(charge.name)?.has(from),
      ),
    );
    return { code: 0, body: { countryCode, today, ...(rules.taxes && { currency: rules.taxes.currency }), charges } };
  },

  async staffPutImportRate({ version, ...given }, context) {
    const fault = faultOfRate(given, context);
    if (fault) return fault;
    const { name: part, corrects } = given;
    const added = ratePeriodOf(given, byOf(context, version));
    return put(context, { countryCode: given.countryCode, part, version, added, corrects });
  },

  async staffRemoveImportRate({ countryCode, name: part, version, from }, context) {
    return remove(context, { countryCode, part, version, from });
  },

  async staffPreviewImportRate(given, context) {
    const fault = faultOfRate(given, context);
    if (fault) return fault;
    const { countryCode, name: part, corrects } = given;
    return preview(context, {
      countryCode,
      part,
      corrects,
      added: (version) => ratePeriodOf(given, byOf(context, version)),
    });
  },

  async staffReadImportRules({ countryCode }, context) {
    const { database, now } = context;
    const rules = countryRules.get(countryCode);
    const found = rules && (await readTimeline(database, rules, 'admission'));
    if (!rules || !found) return refuse(context, 400, 'unknownCountry');
    const today = marketDay(now);
    const periods = found.whole.flatMap((one) => showRule(rules, one, (from) => from > today));
    return { code: 0, body: { countryCode, today, version: found.version, periods } };
  },

  async staffPutImportRule({ version, ...given }, context) {
    const fault = faultOfRule(given, context);
    if (fault) return fault;
    const added = rulePeriodOf(given, byOf(context, version));
    const { countryCode, corrects } = given;
    return put(context, { countryCode, part: 'admission', version, added, corrects });
  },

  async staffRemoveImportRule({ countryCode, version, from }, context) {
    return remove(context, { countryCode, part: 'admission', version, from });
  },

  async staffPreviewImportRule(given, context) {
    const fault = faultOfRule(given, context);
    if (fault) return fault;
    const { countryCode, corrects } = given;
    const added = (version: number) => rulePeriodOf(given, byOf(context, version));
    return preview(context, { countryCode, part: 'admission', corrects, added });
  },
};

/** The author of a change, with the version it creates. */
function byOf(context: Context, seen: number) {
  return { by: memberOf(context).name, now: context.now, version: seen + 1 };
}

interface Place {
  countryCode: string;
  part: RulePart;
}

async function put(
  context: Context,
  { countryCode, ...change }: Place & { version: number; added: SetPeriod; corrects: string | undefined },
) {
  const rules = countryRules.get(countryCode);
  if (!rules) return refuseUnknown(change.part, context);
  const outcome = await putPeriod(context.database, staffActorOf(context), { rules, ...change }, context.now);
  return answer(outcome, change.part, context);
}

async function remove(context: Context, { countryCode, ...change }: Place & { version: number; from: string }) {
  const rules = countryRules.get(countryCode);
  if (!rules) return refuseUnknown(change.part, context);
  const outcome = await removePeriod(context.database, staffActorOf(context), { rules, ...change }, context.now);
  return answer(outcome, change.part, context);
}

async function preview(
  context: Context,
  { countryCode, part, corrects, added }: Place & { corrects: string | undefined; added: (seen: number) => SetPeriod },
) {
  const { database, now } = context;
  const rules = countryRules.get(countryCode);
  const found = rules && (await readTimeline(database, rules, part));
  if (!rules || !found) return refuseUnknown(part, context);
  const one = added(found.version);
  const made = putPeriodInto(found.whole, one, { ...(await daysOf(database, countryCode, part, now)), corrects });
  if ('fault' in made) return refuseDays(made, context);
  const before = await currentRules(context, rules);
  const after = withTimeline(before, part, made.timeline);
  return { code: 0, body: await previewChange(context, { before, after, arrivalDay: one.period.from }) } as const;
}

function refuseUnknown(part: RulePart, context: Context) {
  return refuse(context, 400, part === 'admission' ? 'unknownCountry' : 'importRateUnknown');
}

async function currentRules({ database }: Context, { country }: CountryRules): Promise<CountryRules> {
  const rules = (await readImportRules(database)).get(country);
  if (!rules) throw new Error(`There are no rules of ${country}.`);
  return rules;
}

/** Returns the fault of the given values, independent of stored rules. */
function faultOfRate(given: StaffPreviewImportRatePayload, context: Context) {
  if (!hasDays(given)) return refuse(context, 400, 'dayUnknown');
  const found = faultOfBands(given.bands);
  if (!found) return undefined;
  const { code, message } = refuse(context, 400, found.fault);
  return { code, message: found.band === undefined ? message : `${message} ${found.band}` };
}

function faultOfRule(given: StaffPreviewImportRulePayload, context: Context) {
  if (!hasDays(given)) return refuse(context, 400, 'dayUnknown');
  return ageLimitOf(given.age) ? undefined : refuse(context, 400, 'importAgeOpen');
}

function hasDays({ from, until, corrects }: Pick<StaffPreviewImportRatePayload, 'from' | 'until' | 'corrects'>) {
  return [from, until ?? from, corrects ?? from].every(isCalendarDay);
}

/** The days a refusal concerns, appended to its message: the first, or both. */
const lastDayToo: ReadonlySet<string> = new Set([
  'importPeriodBackwards',
  'importPeriodGap',
  'importPeriodGapBefore',
  'importPeriodOverlap',
]);
const dayToChoose: ReadonlySet<string> = new Set(['importPeriodPast', 'importPeriodBegun', 'importPeriodServed']);

function refuseDays({ fault, from, until }: TimelineFault, context: Context) {
  const { code, message } = refuse(context, 400, fault);
  const days = lastDayToo.has(fault) ? `${from} – ${until}` : dayToChoose.has(fault) ? until : from;
  return { code, message: `${message} ${days}` };
}

function answer(outcome: Outcome, part: RulePart, context: Context) {
  if (outcome === 'changed') return { code: 409 } as const;
  if (outcome === 'unknown') return refuseUnknown(part, context);
  if ('fault' in outcome) return refuseDays(outcome, context);
  return { code: 0, body: outcome } as const;
}
