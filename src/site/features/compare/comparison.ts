import { useTranslation } from 'react-i18next';
import type { VehicleDetail } from '#generated/client/types.gen.ts';
import { availabilityOf, type VehicleAvailability } from '#states/vehicle-availability.ts';
import { comparedLimit } from '#site/components/compare/compared.ts';
import { useDeliveredPrices, useLocalAmount } from '#site/components/delivered-prices.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';

const statusTexts = {
  removed: 'gone',
  available: 'available',
  reserved: 'booked',
  own: 'own',
} as const satisfies Record<VehicleAvailability, string>;

interface Compared {
  id: string;
  detail: VehicleDetail;
}

/** Compares the most important facts first, then the vehicles' properties. */
export function useComparison(compared: readonly Compared[]): {
  summary: ComparedGroup;
  properties: ComparedGroup[];
} {
  const { t } = useTranslation(['compare', 'vehicles']);
  const formats = useFormats();
  const details = compared.map(({ detail }) => detail);
  const { portName: port, priceOf } = useDeliveredPrices(compared.map(({ id }) => id));
  const localAmount = useLocalAmount();
  const prices: readonly ComparedFact[] = [
    comparedFact(
      port === undefined ? t('price') : t('priceTo', { port }),
      compared.map(({ id, detail: { vehicle } }) => {
        if (vehicle.pricesUnset) return t('vehicles:priceOnRequest');
        const delivered = priceOf?.(id);
        if (!delivered) return vehicle.vehiclePriceDesc;
        return delivered.price ? formats.price(delivered.price) : '';
      }),
    ),
    comparedFact(
      port === undefined ? t('kes') : t('local'),
      compared.map(({ id, detail: { vehicle } }) =>
        vehicle.pricesUnset ? '' : (localAmount({ usd: priceOf?.(id).price?.priceUSD, kes: vehicle.priceKES }) ?? ''),
      ),
    ),
  ];
  const of = (name: string, read: (vehicle: VehicleDetail['vehicle']) => string) =>
    comparedFact(
      name,
      details.map(({ vehicle }) => read(vehicle)),
    );
  const summary = {
    name: t('summary'),
    facts: [
      ...prices,
      of(t('deposit'), ({ pricesUnset, depositRatio }) =>
        pricesUnset ? '' : `${formats.number(depositRatio * 100)}%`,
      ),
      of(t('status'), ({ vehicleStatus }) => t(statusTexts[availabilityOf[vehicleStatus]])),
      of(t('registration'), ({ regDate }) => formats.month(regDate)),
      of(t('mileage'), ({ mileage }) => t('vehicles:kilometres', { mileage })),
      of(t('displacement'), ({ displacement }) => (displacement === '-' ? '' : displacement)),
      of(t('fuel'), ({ fuelType }) => fuelType),
      of(t('seats'), ({ seat }) => seat),
      of(t('steering'), ({ handlePosition }) => handlePosition),
      of(t('colour'), ({ color }) => color),
      of(t('country'), ({ country }) => country),
      of(t('reference'), ({ refNo }) => refNo),
    ],
  };
  return { summary, properties: compareProperties(details) };
}

/** One fact of all vehicles, in the order of the vehicles. An unknown value is empty. */
interface ComparedFact {
  name: string;
  values: readonly string[];
  differs: boolean;
}

export interface ComparedGroup {
  name: string;
  facts: readonly ComparedFact[];
}

export function comparedFact(name: string, values: readonly string[]): ComparedFact {
  return { name, values, differs: new Set(values).size > 1 };
}

/** Compares the properties by group, in the order in which the vehicles list them. */
export function compareProperties(details: readonly Pick<VehicleDetail, 'property'>[]): ComparedGroup[] {
  const groups = new Map<string, Set<string>>();
  for (const { groupName, propertyList } of details.flatMap(({ property }) => property)) {
    const names = groups.get(groupName) ?? new Set();
    for (const { name } of propertyList) names.add(name);
    groups.set(groupName, names);
  }
  return [...groups].map(([group, names]) => ({
    name: group,
    facts: [...names].map((name) =>
      comparedFact(
        name,
        details.map((detail) => valueOf(detail, group, name)),
      ),
    ),
  }));
}

function valueOf({ property }: Pick<VehicleDetail, 'property'>, group: string, name: string): string {
  const list = property.find(({ groupName }) => groupName === group)?.propertyList;
  return list?.find((one) => one.name === name)?.value ?? '';
}

/** Keeps only facts that differ, and drops empty groups. */
export function differencesOf(groups: readonly ComparedGroup[]): ComparedGroup[] {
  return groups
    .map(({ name, facts }) => ({ name, facts: facts.filter(({ differs }) => differs) }))
    .filter(({ facts }) => facts.length > 0);
}

/** Reads the vehicles of an address without duplicates, up to the maximum. */
export function readComparedIds(text: string | null): string[] {
  const ids = (text ?? '').split('-').filter((id) => /^\w{1,40}$/.test(id));
  return [...new Set(ids)].slice(0, comparedLimit);
}
