import type { ContainerTariff, FreightTerm, RoroTariff } from '#generated/client/types.gen.ts';
import { parseNumber, toText } from './numbers.ts';

export type TariffKind = 'roro' | 'container';
export type Tariff = RoroTariff | ContainerTariff;

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

/** A route in two versions. */
export interface TariffPair extends Journey {
  before: Tariff | undefined;
  after: Tariff | undefined;
}

const leads =
  ({ yardId, portId }: Omit<Journey, 'kind'>) =>
  (tariff: Tariff) =>
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
  const isOther = (tariff: Tariff) => tariff.portId !== portId || !yardIds.includes(tariff.yardId);
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

/** Every route of two versions. */
export function tariffPairs(before: FreightTerm, after: FreightTerm): TariffPair[] {
  return (['roro', 'container'] as const).flatMap((kind) => {
    const [old, now]: [Tariff[], Tariff[]] = [before[kind], after[kind]];
    return [...now, ...old.filter((tariff) => !now.some(leads(tariff)))].map(({ yardId, portId }) => {
      const isIt = leads({ yardId, portId });
      return { kind, yardId, portId, before: old.find(isIt), after: now.find(isIt) };
    });
  });
}

export function withoutTariff({ roro, container }: FreightTerm, journey: Journey): FreightTerm {
  const isIt = leads(journey);
  return {
    roro: journey.kind === 'roro' ? roro.filter((tariff) => !isIt(tariff)) : roro,
    container: journey.kind === 'container' ? container.filter((tariff) => !isIt(tariff)) : container,
  };
}
