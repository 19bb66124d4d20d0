import type {
  StaffPreviewTermsPayload,
  StaffRole,
  StaffTerms,
  StaffTermVersion,
  TermPart,
  TermSet,
} from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import type { Failure } from '#shared/api/errors.ts';

/** Settings about to be saved. */
export type GivenTerms = Pick<StaffPreviewTermsPayload, TermPart>;

export type PartValue = Pick<StaffTermVersion, TermPart>;

/** The server checks every call itself; the page only hides unavailable actions. */
export function maySet(role: StaffRole, part: TermPart): boolean {
  return role === 'owner' || (role === 'accounts' && part === 'rates');
}

interface Outcome {
  data?: TermSet | undefined;
  error?: Failure | undefined;
}

/** Saves a part for the version that was shown. The server refuses it for any other version. */
export function setTerms(given: GivenTerms, seen: StaffTerms): Promise<Outcome> {
  const { rates, deposit, insurance, freight, clearance } = given;
  if (rates) return api.staffSetRates({ body: { version: seen.rates.version, ...rates } });
  if (deposit) return api.staffSetDeposit({ body: { version: seen.deposit.version, ...deposit } });
  if (insurance) return api.staffSetInsurance({ body: { version: seen.insurance.version, ...insurance } });
  if (freight) return api.staffSetFreight({ body: { version: seen.freight.version, ...freight } });
  if (clearance) return api.staffSetClearance({ body: { version: seen.clearance.version, ...clearance } });
  return Promise.resolve({});
}

export const nameOf = (places: readonly { id: string; name: string }[], id: string): string =>
  places.find((place) => place.id === id)?.name ?? id;
