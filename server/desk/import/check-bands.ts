import type { ImportBand } from '#generated/client/types.gen.ts';
import type { RatePeriod } from '#server/marketplace/import/country-rules.ts';
import { ratesFor, type TaxedVehicle } from '#server/marketplace/import/rates-in-force.ts';
import { periodRates } from './show-rates.ts';

interface BandFault {
  fault: 'importBandsOpen' | 'importBandBackwards' | 'importBandUnreached' | 'importRateTooHigh';
  /** Counted from 1; absent if the fault concerns no single band. */
  band?: number;
}

const mostPercent = 200;

/** Checks that every vehicle matches exactly one band, and every band at least one vehicle. */
export function faultOfBands(bands: readonly ImportBand[]): BandFault | undefined {
  for (const [place, { unit, least, most }] of bands.entries()) {
    const band = place + 1;
    if (least > most) return { fault: 'importBandBackwards', band };
    if (unit === 'percent' && most > mostPercent) return { fault: 'importRateTooHigh', band };
  }
  if (bands.some((one, place) => isForAll(one) !== (place === bands.length - 1))) return { fault: 'importBandsOpen' };
  const reached = reachedBands(bands);
  const missed = bands.findIndex((_, place) => !reached.has(place));
  return missed === -1 ? undefined : { fault: 'importBandUnreached', band: missed + 1 };
}

function isForAll({ unit: _unit, least: _least, most: _most, ...limits }: ImportBand): boolean {
  return Object.values(limits).every((limit) => limit === undefined);
}

const day = '2200-12-15';

/** The matching band changes only at the limits, so testing a vehicle on each side of every limit is enough. */
function reachedBands(bands: readonly ImportBand[]): Set<number> {
  const sizes = edges(bands.flatMap(({ aboveCc, atMostCc }) => [aboveCc, atMostCc]));
  const ages = [
    ...edges(bands.map(({ aboveMonths }) => aboveMonths)),
    ...bands.flatMap(({ aboveYears: years }) => (years === undefined ? [] : [years * 12, (years + 1) * 12])),
  ];
  const rates = periodRates(bands);
  const period: Pick<RatePeriod, 'rates'> = { rates };
  const reached = new Set<number>();
  for (const fuel of ['petrol', 'diesel', 'hybrid', 'electric'] as const) {
    for (const standsIn of ['JP', 'CN'] as const) {
      for (const level of ['SEDAN', 'BUS', 'TRUCK'] as const) {
        for (const displacementCc of fuel === 'electric' ? [0] : sizes) {
          for (const age of ages) {
            const registered = monthBefore(age);
            const vehicle: TaxedVehicle = { registered, steering: 'right', level, fuel, standsIn, displacementCc };
            for (const rate of ratesFor(period as RatePeriod, vehicle, day)) reached.add(rates.indexOf(rate));
          }
        }
      }
    }
  }
  return reached;
}

function edges(limits: readonly (number | undefined)[]): number[] {
  return [...new Set([0, 1, ...limits.flatMap((limit) => (limit === undefined ? [] : [limit, limit + 1]))])];
}

function monthBefore(months: number): string {
  const counted = 2200 * 12 + 11 - months;
  return `${Math.floor(counted / 12)}-${String((counted % 12) + 1).padStart(2, '0')}`;
}
