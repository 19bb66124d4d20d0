import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { CostSpan, LandedCost, PercentSpan } from '#generated/client/types.gen.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';

type CostInCountry = Pick<LandedCost, 'countryCode' | 'local'>;

/** The cost whose amounts are shown. */
export const ShownCost = createContext<CostInCountry>({ countryCode: 'KE' });

/** Rates other than the Kenyan shilling's are rough. */
const rough = 1000;

interface Spans {
  /** In the currency of the country, or the reader's where its rate is unknown. */
  local: (span: CostSpan, cost?: CostInCountry) => string;
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
  const shown = use(ShownCost);
  const price = ({ min, max }: CostSpan) => {
    // An estimate to the cent would promise too much.
    const [least, most] = [min, max].map(({ usd, jpy }) => formats.price({ priceUSD: Math.round(usd), priceJPY: jpy }));
    return least === most ? (least ?? '') : join(least ?? '', (most ?? '').split(' ').at(-1) ?? '');
  };
  const number = ({ min, max }: PercentSpan) => join(formats.number(min), formats.number(max));
  return {
    local: (span, { countryCode, local } = shown) => {
      const { min, max } = span;
      if (countryCode === 'KE') {
        return min.kes === max.kes
          ? formats.shillings(min.kes)
          : join(formats.shillings(min.kes), formats.number(max.kes));
      }
      if (!local) return price(span);
      const [least, most] = [min, max].map(({ usd }) =>
        formats.number(Math.round((usd * local.perUsd) / rough) * rough),
      );
      return `${local.currency} ${join(least ?? '', most ?? '')}`;
    },
    price,
    percent: (span) => `${number(span)}%`,
    number,
  };
}
