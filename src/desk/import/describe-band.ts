import { useTranslation } from 'react-i18next';
import type { ImportBand } from '#generated/client/types.gen.ts';
import { useDeskFormats } from '../parts/use-desk-formats.ts';

/** Describes a band: its rate, and the vehicles it applies to. */
export function useDescribeBand(currency: string) {
  const { t } = useTranslation('desk-import');
  const { figure, count } = useDeskFormats();
  return ({ fuels, aboveCc, atMostCc, aboveMonths, standsIn, unit, least, most }: ImportBand, isRest: boolean) => {
    const value = least === most ? figure(least) : t('range', { least: figure(least), most: figure(most) });
    const limits = [
      ...(fuels ? [fuels.map((fuel) => t(`fuel_${fuel}`)).join(', ')] : []),
      ...(aboveCc === undefined ? [] : [t('aboveCc', { size: count(aboveCc) })]),
      ...(atMostCc === undefined ? [] : [t('atMostCc', { size: count(atMostCc) })]),
      ...(aboveMonths === undefined ? [] : [t('aboveMonths', { months: count(aboveMonths) })]),
      ...(standsIn ? [standsIn.map((one) => t(`from_${one}`)).join(', ')] : []),
      ...(isRest ? [t('rest')] : []),
    ];
    const amount = t(`value_${unit}`, { value, currency });
    return limits.length === 0 ? amount : t('valueFor', { amount, limits: limits.join(' · ') });
  };
}
