import type {
  StaffPreviewTermsPayload,
  StaffRole,
  StaffTerms,
  StaffTermVersion,
  TermPart,
  TermSet,
} from '../../../generated/client/types.gen.ts';
import { api } from '../../api/api.ts';
import type { Failure } from '../../api/errors.ts';

/** Terms that somebody is about to set. */
export type GivenTerms = Pick<StaffPreviewTermsPayload, TermPart>;

export type PartValue = Pick<StaffTermVersion, TermPart>;

/** The server judges each call by itself; the page offers only what it would let through. */
export function maySet(role: StaffRole, part: TermPart): boolean {
  return role === 'owner' || (role === 'accounts' && part === 'rates');
}

interface Outcome {
  data?: TermSet | undefined;
  error?: Failure | undefined;
}

/** Sets the part that is given, as its reader saw the terms: at any other version the server refuses it. */
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
