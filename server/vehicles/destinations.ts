import type { Country } from '../../generated/client/types.gen.ts';
import type { Destination } from '../pricing/quote.ts';
import type { PriceTerms } from '../pricing/terms.ts';
import { receivingCountries } from '../reference/places/countries.ts';
import { portChoices } from '../pricing/port-choices.ts';
import type { Language } from '../../wire/language.ts';
import type { VehicleRow } from './vehicle-row.ts';

type Shipped = Pick<VehicleRow, 'transport_template' | 'volume_m3'>;

function choicesOf(row: Shipped, { tariffs }: PriceTerms, countryCode: string) {
  return portChoices(tariffs, { templateId: row.transport_template, volumeM3: Number(row.volume_m3) }, countryCode);
}

/** The countries that a vehicle can be shipped to. */
export function destinationsOf(row: Shipped, terms: PriceTerms, language: Language): Country[] {
  return receivingCountries
    .filter(({ code }) => choicesOf(row, terms, code).length > 0)
    .map(({ id, code, names }) => ({ code, name: names[language], id }));
}

/** Whether `listPorts` offers this port and transport for the vehicle and country. */
export function isOffered(
  row: Shipped,
  terms: PriceTerms,
  { countryCode, portId, transportType }: Destination,
): boolean {
  return choicesOf(row, terms, countryCode).some(
    ({ port, transports }) => port.id === portId && transports.some(({ type }) => type === transportType),
  );
}
