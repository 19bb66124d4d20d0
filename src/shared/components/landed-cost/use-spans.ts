import { useTranslation } from 'react-i18next';
import type { CostSpan, PercentSpan } from '#generated/client/types.gen.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';

interface Spans {
  shillings: (span: CostSpan) => string;
  /** In the reader's currency. */
  price: (span: CostSpan) => string;
  percent: (span: PercentSpan) => string;
  number: (span: PercentSpan) => string;
}

/** Formats a range, or a single amount if both ends are equal. */
export function useSpans(): Spans {
  const { t } = useTranslation('importing');
  const formats = useFormats();
  const join = (least: string, most: string) => (least === most ? least : t('range', { least, most }));
  const number = ({ min, max }: PercentSpan) => join(formats.number(min), formats.number(max));
  return {
    shillings: ({ min, max }) =>
      min.kes === max.kes ? formats.shillings(min.kes) : join(formats.shillings(min.kes), formats.number(max.kes)),
    price: ({ min, max }) => {
      // An estimate to the cent would promise too much.
      const [least, most] = [min, max].map(({ usd, jpy }) =>
        formats.price({ priceUSD: Math.round(usd), priceJPY: jpy }),
      );
      return least === most ? (least ?? '') : join(least ?? '', (most ?? '').split(' ').at(-1) ?? '');
    },
    percent: (span) => `${number(span)}%`,
    number,
  };
}
