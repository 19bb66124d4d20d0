import type { ContainerTariff, FreightTerm, RoroTariff } from '#generated/client/types.gen.ts';
import { parseNumber, toText } from './numbers.ts';

export type TariffKind = 'roro' | 'container';

/** Form values of a tariff. */
export interface TariffTexts {
  kind: TariffKind;
  yardId: string;
  portId: string;
  isForAllYards: boolean;
  handling: string;
  perMetre: string;
  least: string;
  sizes: { upTo: string; price: string }[];
}

interface Journey {
  kind: TariffKind;
  yardId: string;
  portId: string;
}

const leads =
  ({ yardId, portId }: Omit<Journey, 'kind'>) =>
  (tariff: RoroTariff | ContainerTariff) =>
    tariff.yardId === yardId && tariff.portId === portId;

/** Form values of the tariff of a route; empty if there is none. */
export function tariffTexts({ roro, container }: FreightTerm, journey: Journey): TariffTexts {
  const ship = roro.find(leads(journey));
  const box = container.find(leads(journey));
  return {
    kind: journey.kind,
    yardId: journey.yardId,
    portId: journey.portId,
    isForAllYards: false,
    handling: toText(ship?.handlingCents, 'dollars'),
    perMetre: toText(ship?.centsPerCubicMetre, 'dollars'),
    least: toText(ship?.minimumCents, 'dollars'),
    sizes: (box?.sizes ?? [{ upToCubicMetres: 0, cents: 0 }]).map(({ upToCubicMetres, cents }) => ({
      upTo: toText(upToCubicMetres, 'metres'),
      price: toText(cents, 'price'),
    })),
  };
}

/** All tariffs with the form values merged in, for the route or for all yards. */
export function placeTariffs(freight: FreightTerm, texts: TariffTexts, allYards: readonly string[]): FreightTerm {
  const { portId } = texts;
  const yardIds = texts.isForAllYards ? allYards : [texts.yardId];
  const isOther = (tariff: RoroTariff | ContainerTariff) =>
    tariff.portId !== portId || !yardIds.includes(tariff.yardId);
  if (texts.kind === 'roro') {
    const price = {
      handlingCents: parseNumber(texts.handling, 'dollars'),
      centsPerCubicMetre: parseNumber(texts.perMetre, 'dollars'),
      minimumCents: parseNumber(texts.least, 'dollars'),
    };
    const placed = yardIds.map((yardId) => ({ yardId, portId, ...price }));
    return { ...freight, roro: [...freight.roro.filter(isOther), ...placed] };
  }
  const sizes = texts.sizes.map(({ upTo, price }) => ({
    upToCubicMetres: parseNumber(upTo, 'metres'),
    cents: parseNumber(price, 'price'),
  }));
  const placed = yardIds.map((yardId) => ({ yardId, portId, sizes }));
  return { ...freight, container: [...freight.container.filter(isOther), ...placed] };
}

export function withoutTariff({ roro, container }: FreightTerm, journey: Journey): FreightTerm {
  const isIt = leads(journey);
  return {
    roro: journey.kind === 'roro' ? roro.filter((tariff) => !isIt(tariff)) : roro,
    container: journey.kind === 'container' ? container.filter((tariff) => !isIt(tariff)) : container,
  };
}
