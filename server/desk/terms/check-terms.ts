import type { ClearanceTerm, FreightTerm } from '../../../generated/client/types.gen.ts';
import type { PriceTerms } from '../../pricing/price-terms.ts';
import { countries } from '../../reference/places/countries.ts';
import { ports } from '../../reference/places/ports.ts';
import { yards } from '../../reference/places/yards.ts';

type FreightFault = 'tariffMissing' | 'tariffTwice' | 'tariffSizes' | 'unknownPort' | 'unknownYard';

/** The yards that vehicles are shipped from: ours, and any other that a tariff is set for already. */
export function yardIdsOf({ tariffs = [] }: Partial<PriceTerms>): string[] {
  return [...new Set([...yards, ...tariffs].map(({ templateId }) => templateId))];
}

/** What the contract cannot say of tariffs. */
export function faultOfFreight(
  { roro, container }: FreightTerm,
  knownYards: readonly string[],
): FreightFault | undefined {
  const all = [...roro, ...container];
  if (all.length === 0) return 'tariffMissing';
  if (all.some(({ portId }) => !ports.some(({ id }) => id === portId))) return 'unknownPort';
  if (all.some(({ yardId }) => !knownYards.includes(yardId))) return 'unknownYard';
  if (hasTwice(roro) || hasTwice(container)) return 'tariffTwice';
  return container.every(({ sizes }) => areSorted(sizes)) ? undefined : 'tariffSizes';
}

export function faultOfClearance({ countries: named }: ClearanceTerm): 'clearanceTwice' | 'unknownCountry' | undefined {
  const codes = named.map(({ countryCode }) => countryCode);
  if (codes.some((code) => !countries.some((country) => country.code === code))) return 'unknownCountry';
  return new Set(codes).size === codes.length ? undefined : 'clearanceTwice';
}

function hasTwice(tariffs: readonly { yardId: string; portId: string }[]): boolean {
  return new Set(tariffs.map(({ yardId, portId }) => JSON.stringify([yardId, portId]))).size < tariffs.length;
}

function areSorted(sizes: readonly { upToCubicMetres: number }[]): boolean {
  return sizes.every(({ upToCubicMetres }, place) => upToCubicMetres > (sizes[place - 1]?.upToCubicMetres ?? 0));
}
