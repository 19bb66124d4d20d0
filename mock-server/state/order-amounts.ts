import type { Order, PriceResult } from '#generated/client/types.gen.ts';
import { formatJpy, formatUsd } from '#server/marketplace/pricing/price-text.ts';

type Amounts = Pick<
  Order,
  | 'depositPriceDesc'
  | 'depositCountryPrice'
  | 'totalPriceDesc'
  | 'totalCountryPrice'
  | 'balancePriceDesc'
  | 'balanceCountryPrice'
>;

interface Amount {
  usd: number;
  jpy: number;
  country: number;
}

/** The cost of an order at a price, in its payment currency. */
export function amountsOf(
  price: PriceResult,
  { unit, withClearance }: { unit: 'USD' | 'JPY'; withClearance: boolean },
): Amounts {
  const { total, deposit } = (withClearance ? clearedOf(price) : undefined) ?? {
    total: { usd: price.totalPriceUSD, jpy: price.totalPriceJPY, country: price.totalCountryPrice },
    deposit: { usd: price.depositPriceUSD, jpy: price.depositPriceJPY, country: price.depositCountryPrice },
  };
  const balance = {
    usd: total.usd - deposit.usd,
    jpy: total.jpy - deposit.jpy,
    country: total.country - deposit.country,
  };
  const write = ({ usd, jpy }: Amount) => (unit === 'JPY' ? formatJpy(jpy) : formatUsd(Math.round(usd * 100)));
  return {
    depositPriceDesc: write(deposit),
    depositCountryPrice: deposit.country,
    totalPriceDesc: write(total),
    totalCountryPrice: total.country,
    balancePriceDesc: write(balance),
    balanceCountryPrice: balance.country,
  };
}

/** The same with customs clearance, if the price has it. */
function clearedOf(price: PriceResult): { total: Amount; deposit: Amount } | undefined {
  const { totalWithClearancePriceUSD, totalWithClearancePriceJPY, totalWithClearanceCountryPrice } = price;
  const { depositWithClearancePriceUSD, depositWithClearancePriceJPY, depositWithClearanceCountyPrice } = price;
  if (
    totalWithClearancePriceUSD === undefined ||
    totalWithClearancePriceJPY === undefined ||
    totalWithClearanceCountryPrice === undefined ||
    depositWithClearancePriceUSD === undefined ||
    depositWithClearancePriceJPY === undefined ||
    depositWithClearanceCountyPrice === undefined
  ) {
    return undefined;
  }
  return {
    total: {
      usd: totalWithClearancePriceUSD,
      jpy: totalWithClearancePriceJPY,
      country: totalWithClearanceCountryPrice,
    },
    deposit: {
      usd: depositWithClearancePriceUSD,
      jpy: depositWithClearancePriceJPY,
      country: depositWithClearanceCountyPrice,
    },
  };
}
