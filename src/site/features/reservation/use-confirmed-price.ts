import { useQuery } from '@tanstack/react-query';
import type { ShownPrice } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { fromServer } from '#site/offline/read-offline.ts';
import type { DraftAmount, OrderDraft } from '#site/remembered/order-draft.ts';
import { dueAmounts, pricesOf } from '#site/components/quoted-prices.ts';
import { type PayUnit, useFormats } from '#shared/i18n/use-formats.ts';

export interface ConfirmedPrice {
  due: ReturnType<typeof dueAmounts>;
  /** The same in the payment currency. */
  shown: ShownPrice | undefined;
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
  /** With the deposit, see `textOf`. */
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
    shown: shownPrice(due, payUnit),
    change: priceChange(seen, due, payUnit),
    isConfirmed: data !== undefined && error === null && !isFetching,
    isPending: isFetching,
    failure: error && !isFetching ? displayFailure(error).text : undefined,
    askAgain: () => void refetch(),
    async askTotal() {
      const { data: fresh, error: refusal } = await refetch();
      if (refusal) return { isOffline: refusal.code === 'offline' };
      return { isOffline: false, total: fresh && textOf(dueAmounts(pricesOf(fresh), hasClearance)) };
    },
  };
}

type DueAmounts = ReturnType<typeof dueAmounts>;

/** Total and deposit as one text, to compare. */
export function textOf({ total, deposit }: DueAmounts): string | undefined {
  return total && [total.text, deposit?.text].join();
}

function shownPrice(due: DueAmounts, payUnit: PayUnit): ShownPrice | undefined {
  const [total, deposit] = [amountIn(due.total, payUnit), amountIn(due.deposit, payUnit)];
  return total === undefined || deposit === undefined ? undefined : { total, deposit };
}

interface AmountChange {
  before: string;
  now: string;
  hasRisen: boolean;
}

interface PriceChange extends AmountChange {
  what: 'price' | 'deposit';
}

/** The change of the total, or else of the deposit, since the buyer decided. What has risen comes first. */
export function priceChange(before: DueAmounts, now: DueAmounts, payUnit: PayUnit): PriceChange | undefined {
  const price = amountChange(before.total, now.total, payUnit);
  const deposit = amountChange(before.deposit, now.deposit, payUnit);
  if (deposit && (!price || (deposit.hasRisen && !price.hasRisen))) return { what: 'deposit', ...deposit };
  return price && { what: 'price', ...price };
}

/** The change of an amount in the payment currency. */
function amountChange(
  before: DraftAmount | undefined,
  now: DraftAmount | undefined,
  payUnit: PayUnit,
): AmountChange | undefined {
  const [old, fresh] = [amountIn(before, payUnit), amountIn(now, payUnit)];
  if (!before || !now || old === undefined || fresh === undefined || old === fresh) return undefined;
  return { before: before.text, now: now.text, hasRisen: fresh > old };
}

function amountIn(amount: DraftAmount | undefined, payUnit: PayUnit): number | undefined {
  return payUnit === 'JPY' ? amount?.jpy : amount?.usd;
}
