import { divideToStep } from './amount.ts';
import { receivingCountries } from '#server/marketplace/reference/places/countries.ts';
import { type Port, ports, type TransportKind, transportKinds } from '#server/marketplace/reference/places/ports.ts';

/** RORO costs a fixed handling fee and a price per cubic metre, with a minimum. */
interface RoroRate {
  kind: 'roro';
  handlingCents: number;
  centsPerCubicMetre: number;
  minimumCents: number;
}

/** Container freight is the price of the first size that the vehicle fits. */
interface ContainerRate {
  kind: 'container';
  sizes: readonly { upToCubicMetres: number; cents: number }[];
}

export type FreightRate = RoroRate | ContainerRate;

/** Freight from one yard's template to one port by one transport type. */
export interface FreightTariff {
  templateId: string;
  portId: string;
  transportType: string;
  rate: FreightRate;
}

const stepCents = 1000;
const hundredths = 100;

/** The freight in cents; undefined if the vehicle is too big for every container size. */
export function freightOf(rate: FreightRate, volumeM3: number): number | undefined {
  if (rate.kind === 'container') return rate.sizes.find((size) => volumeM3 <= size.upToCubicMetres)?.cents;
  const volume = Math.round(volumeM3 * hundredths);
  const charge = rate.handlingCents * hundredths + rate.centsPerCubicMetre * volume;
  return Math.max(rate.minimumCents, divideToStep(charge, hundredths, stepCents));
}

/** Whether freight is prepaid or collected. */
export type FreightMode = 'prepaid' | 'collect';

/** Their numbers on the wire, as an inquiry's `freightType`. */
const numbers = { prepaid: 1, collect: 2 } as const satisfies Record<FreightMode, number>;

export function freightTypeOf(mode: FreightMode): 1 | 2 {
  return numbers[mode];
}

export function freightModeOf(freightType: 1 | 2): FreightMode {
  return freightType === numbers.collect ? 'collect' : 'prepaid';
}

interface PortChoice {
  port: Port;
  transports: readonly TransportKind[];
}

/** The ports of a country that a vehicle of this size can be shipped to from its yard, with transports. */
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
