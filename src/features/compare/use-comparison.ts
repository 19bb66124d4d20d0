import { useTranslation } from 'react-i18next';
import type { VehicleDetail, VehicleStatus } from '../../../generated/client/types.gen.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { comparedFact, compareProperties, type ComparedGroup } from './comparison.ts';

const statusTexts = {
  0: 'gone',
  1: 'available',
  2: 'booked',
  3: 'own',
} as const satisfies Record<VehicleStatus, string>;

/** What is compared: first what decides, then the vehicles' properties. */
export function useComparison(details: readonly VehicleDetail[]): ComparedGroup[] {
  const { t } = useTranslation(['compare', 'vehicles']);
  const formats = useFormats();
  const of = (name: string, read: (vehicle: VehicleDetail['vehicle']) => string) =>
    comparedFact(
      name,
      details.map(({ vehicle }) => read(vehicle)),
    );
  const summary = {
    name: t('summary'),
    facts: [
      of(t('price'), ({ vehiclePriceDesc }) => vehiclePriceDesc),
      of(t('kes'), ({ priceKES }) => formats.shillings(priceKES)),
      of(t('deposit'), ({ depositRatio }) => `${formats.number(depositRatio * 100)}%`),
      of(t('status'), ({ vehicleStatus }) => t(statusTexts[vehicleStatus])),
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
  return [summary, ...compareProperties(details)];
}
