import type { ImportBand, StaffImportCharge, StaffImportPeriod } from '#generated/client/types.gen.ts';
import type { Charge, CountryRules, Rate, RatePeriod } from '#server/marketplace/import/country-rules.ts';
import { ownTimeline, type SetPeriod, wholeTimeline } from '#server/marketplace/import/rule-timeline.ts';
import type { SetPart } from '#server/marketplace/import/rules-in-force.ts';

/** Maps a charge to the contract. */
export function showCharge(
  rules: CountryRules,
  { name, payee, of }: Charge,
  set: SetPart | undefined,
  mayChange: (from: string) => boolean,
): StaffImportCharge {
  const timeline = wholeTimeline(ownTimeline(rules, name) ?? [], set?.periods ?? []);
  return {
    name,
    payee,
    of: [...of],
    version: set?.version ?? 0,
    periods: timeline.flatMap((one) => showPeriod(rules, one, mayChange)),
  };
}

/** The period, sources and author of a version. */
export function datesOf(
  rules: CountryRules,
  { period: { from, until, basis, sources }, source, setBy, setAt }: SetPeriod,
  mayChange: (from: string) => boolean,
) {
  const shown = source ? [source] : rules.sources.filter(({ id }) => sources.includes(id));
  return {
    from,
    ...(until !== null && { until }),
    basis,
    sources: shown.map(({ title, url, kind, seen }) => ({ title, url, kind, seen })),
    ...(setBy !== undefined && { setBy }),
    ...(setAt !== undefined && { setAt }),
    ...(mayChange(from) && { mayChange: true as const }),
  };
}

function showPeriod(rules: CountryRules, one: SetPeriod, mayChange: (from: string) => boolean): StaffImportPeriod[] {
  const { period } = one;
  if (!('rates' in period)) return [];
  const { ageCounts, rates } = period;
  return [{ ...datesOf(rules, one, mayChange), ...(ageCounts && { ageCounts }), bands: rates.map(showBand) }];
}

function showBand({ when, percent, amount, usd, local }: Rate): ImportBand {
  const unit = percent ? 'percent' : amount ? 'amount' : usd ? 'usd' : 'local';
  const [least, most] = percent ?? amount ?? usd ?? local ?? [0, 0];
  return { ...when, unit, least, most };
}

/** Bands in the storage format. */
export function periodRates(bands: readonly ImportBand[]): RatePeriod['rates'] {
  return bands.map(({ unit, least, most, ...limits }) => {
    const span: [number, number] = [least, most];
    return { ...(Object.keys(limits).length > 0 && { when: limits }), [unit]: span };
  });
}
