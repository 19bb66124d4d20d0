import { freightOf, type FreightTariff } from './freight.ts';
import { receivingCountries } from '../reference/places/countries.ts';
import { type Port, ports, type TransportKind, transportKinds } from '../reference/places/ports.ts';

export interface PortChoice {
  port: Port;
  transports: readonly TransportKind[];
}

/** The ports of a country that a vehicle of this size can be shipped to from its yard, and by what. */
export function portChoices(
  tariffs: readonly FreightTariff[],
  from: { templateId: string; volumeM3: number },
  countryCode: string,
): PortChoice[] {
  const landed = receivingCountries.find(({ code }) => code === countryCode)?.portIds ?? [];
  const kinds = Object.values(transportKinds);
  return landed.flatMap((portId) => {
    const port = ports.find(({ id }) => id === portId);
    const offered = tariffs.filter(
      (tariff) =>
        tariff.portId === portId &&
        tariff.templateId === from.templateId &&
        freightOf(tariff.rate, from.volumeM3) !== undefined,
    );
    const transports = kinds.filter(({ type }) => offered.some(({ transportType }) => transportType === type));
    return port && transports.length > 0 ? [{ port, transports }] : [];
  });
}
