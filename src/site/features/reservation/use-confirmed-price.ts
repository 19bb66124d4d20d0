import { useQuery } from '@tanstack/react-query';
import { queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { fromServer } from '#site/offline/read-offline.ts';
import type { DraftAmount, OrderDraft } from '#site/remembered/order-draft.ts';
import { dueAmounts, pricesOf } from '#site/components/quoted-prices.ts';
import { type PayUnit, useFormats } from '#shared/i18n/use-formats.ts';

export interface ConfirmedPrice {
  due: ReturnType<typeof dueAmounts>;
  /** The change since the price displayed on the vehicle's page. */
  change: PriceChange | undefined;
  /** Whether the server has confirmed this price. */
  isConfirmed: boolean;
  isPending: boolean;
  failure: string | undefined;
  askAgain: () => void;
  /** Asks the server for the current total. There is none if it refuses, which `failure` then explains. */
  askTotal: () => Promise<AskedTotal>;
}

/** The answer to a request for the total. */
export interface AskedTotal {
  isOffline: boolean;
  total?: string | undefined;
}

/** Requests the price of the draft again, because the buyer reserves at the price on this page. */
export function useConfirmedPrice(draft: OrderDraft): ConfirmedPrice {
  const { payUnit } = useFormats();
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.getPriceDetailOptions({
      body: {
        carSourceId: draft.carSourceId,
        endPortId: draft.port,
        countryCode: draft.countryCode,
        transportType: draft.transportTypeId,
        ...(draft.coupon !== '' && { couponDetailIds: [draft.coupon] }),
      },
    }),
    staleTime: 0,
    persister: fromServer,
  });
  const hasClearance = draft.checkClearancePrice === 1;
  const seen = dueAmounts(draft.prices, hasClearance);
  const due = data ? dueAmounts(pricesOf(data), hasClearance) : seen;
  return {
    due,
    change: priceChange(seen.total, due.total, payUnit),
    isConfirmed: data !== undefined && error === null && !isFetching,
    isPending: isFetching,
    failure: error && !isFetching ? displayFailure(error).text : undefined,
    askAgain: () => void refetch(),
    async askTotal() {
      const { data: fresh, error: refusal } = await refetch();
      if (refusal) return { isOffline: refusal.code === 'offline' };
      return { isOffline: false, total: fresh && dueAmounts(pricesOf(fresh), hasClearance).total?.text };
    },
  };
}

interface PriceChange {
  before: string;
  now: string;
  hasRisen: boolean;
}

/** The change of the total since the buyer decided, in the payment currency. */
export function priceChange(
  before: DraftAmount | undefined,
  now: DraftAmount | undefined,
  payUnit: PayUnit,
): PriceChange | undefined {
  const [old, fresh] = [amountIn(before, payUnit), amountIn(now, payUnit)];
  if (!before || !now || old === undefined || fresh === undefined || old === fresh) return undefined;
  return { before: before.text, now: now.text, hasRisen: fresh > old };
}

function amountIn(amount: DraftAmount | undefined, payUnit: PayUnit): number | undefined {
  return payUnit === 'JPY' ? amount?.jpy : amount?.usd;
}
