import type { ClearanceTerm, FreightTerm, InsuranceTerm, RoroTariff } from '#generated/client/types.gen.ts';
import type { PricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { countries } from '#server/marketplace/reference/places/countries.ts';
import { ports } from '#server/marketplace/reference/places/ports.ts';
import { yards } from '#server/marketplace/reference/places/yards.ts';

type ClearanceFault = 'clearanceFree' | 'clearanceTwice' | 'unknownCountry';
type FreightFault = 'tariffFree' | 'tariffMissing' | 'tariffTwice' | 'tariffSizes' | 'unknownPort' | 'unknownYard';

/** The yards that vehicles are shipped from: ours, and any other that a tariff is set for already. */
export function yardIdsOf({ tariffs = [] }: Partial<PricingSettings>): string[] {
  return [...new Set([...yards, ...tariffs].map(({ templateId }) => templateId))];
}

/** Rules the contract cannot express for tariffs. */
export function faultOfFreight(
  { roro, container }: FreightTerm,
  knownYards: readonly string[],
): FreightFault | undefined {
  const all = [...roro, ...container];
  if (all.length === 0) return 'tariffMissing';
  if (all.some(({ portId }) => !ports.some(({ id }) => id === portId))) return 'unknownPort';
  if (all.some(({ yardId }) => !knownYards.includes(yardId))) return 'unknownYard';
  if (hasTwice(roro) || hasTwice(container)) return 'tariffTwice';
  if (!container.every(({ sizes }) => areSorted(sizes))) return 'tariffSizes';
  return roro.some(isFreeShip) || container.some(({ sizes }) => sizes.some(({ cents }) => cents === 0))
    ? 'tariffFree'
    : undefined;
}

/** Empty fields, not an intended zero. */
function isFreeShip({ handlingCents, centsPerCubicMetre, minimumCents }: RoroTariff): boolean {
  return handlingCents === 0 && centsPerCubicMetre === 0 && minimumCents === 0;
}

/** Three empty fields would make the insurance free. */
export function faultOfInsurance({
  policyFeeCents,
  ratioOfCif,
  minimumCents,
}: InsuranceTerm): 'insuranceFree' | undefined {
  return policyFeeCents === 0 && ratioOfCif === 0 && minimumCents === 0 ? 'insuranceFree' : undefined;
}

export function faultOfClearance({ countries: named }: ClearanceTerm): ClearanceFault | undefined {
  const codes = named.map(({ countryCode }) => countryCode);
  if (codes.some((code) => !countries.some((country) => country.code === code))) return 'unknownCountry';
  if (new Set(codes).size < codes.length) return 'clearanceTwice';
  return named.some(({ feeCents, dutyRatio }) => feeCents === 0 && dutyRatio === 0) ? 'clearanceFree' : undefined;
}

function hasTwice(tariffs: readonly { yardId: string; portId: string }[]): boolean {
  return new Set(tariffs.map(({ yardId, portId }) => JSON.stringify([yardId, portId]))).size < tariffs.length;
}

function areSorted(sizes: readonly { upToCubicMetres: number }[]): boolean {
  return sizes.every(({ upToCubicMetres }, place) => upToCubicMetres > (sizes[place - 1]?.upToCubicMetres ?? 0));
}
