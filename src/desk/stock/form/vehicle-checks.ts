import type { useTranslation } from 'react-i18next';
import { amountOf, wholeAmount } from '#shared/forms/amount.ts';
import { wholeIn } from './vehicle-values.ts';

type Say = ReturnType<typeof useTranslation<'desk-stock'>>['t'];

/** Returns the error of a field; undefined if it is valid. */
export function vehicleChecks(t: Say) {
  const whole = (least: number, most: number) => (text: string) => {
    const value = Number(text);
    const isGood = /^\d{1,9}$/.test(text.trim()) && value >= least && value <= most;
    return isGood ? undefined : t('wholeNumber', { least, most: most.toLocaleString('en-US') });
  };
  const amount = (least: number, most: number) => (text: string) => {
    const value = amountOf(text, wholeAmount);
    const isGood = value !== undefined && value >= least && value <= most;
    return isGood ? undefined : t('wholeNumber', { least, most: most.toLocaleString('en-US') });
  };
  const price = amount(1, 9_999_999);
  return {
    whole,
    amount,
    price,
    // A price that is itself wrong has its own message.
    lowestPrice: (text: string, { price: limit }: { price: string }) =>
      price(text) ?? (price(limit) === undefined && wholeIn(text) > wholeIn(limit) ? t('lowestAbove') : undefined),
    chosen: (value: string) => (value === '' ? t('choose') : undefined),
    stockNo: (text: string) =>
      text === '' || /^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$/.test(text) ? undefined : t('stockNoShape'),
    chassis: (text: string) =>
      text === '' || /^[A-Za-z0-9][A-Za-z0-9-]{4,24}$/.test(text.trim()) ? undefined : t('chassisShape'),
    month: (text: string) => (/^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(text) ? undefined : t('monthShape')),
  };
}
