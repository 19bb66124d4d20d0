import type { ClearingAgentFacts, CompanyFacts } from '#generated/client/types.gen.ts';
import { isCalendarDay } from '#server/marketplace/import/calendar-day.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { receivingCountries } from '#server/marketplace/reference/places/countries.ts';

type AgentFault =
  | 'currencyUnknown'
  | 'dayUnknown'
  | 'licenceBackwards'
  | 'licenceOver'
  | 'portElsewhere'
  | 'unknownCountry';

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Rules the contract cannot express for the company. */
export function faultOfCompany({ since }: CompanyFacts, now: Date): 'companyYearAhead' | undefined {
  return since > Number(marketDay(now).slice(0, 4)) ? 'companyYearAhead' : undefined;
}

/** Rules the contract cannot express for a clearing agent. */
export function faultOfAgent(facts: ClearingAgentFacts, now: Date): AgentFault | undefined {
  const { countryCode, portId, licensedSince, licensedUntil, feeCurrency } = facts;
  const country = receivingCountries.find(({ code }) => code === countryCode);
  if (!country) return 'unknownCountry';
  if (!country.portIds.includes(portId)) return 'portElsewhere';
  if (!isCalendarDay(licensedSince)) return 'dayUnknown';
  if (!currencies.has(feeCurrency)) return 'currencyUnknown';
  if (licensedUntil === undefined) return undefined;
  if (!isCalendarDay(licensedUntil)) return 'dayUnknown';
  if (licensedUntil < licensedSince) return 'licenceBackwards';
  return licensedUntil < marketDay(now) ? 'licenceOver' : undefined;
}
