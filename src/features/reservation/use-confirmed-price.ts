import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/api.ts';
import { displayFailure } from '../../api/errors.ts';
import type { DraftAmount, OrderDraft } from '../../app/order-draft.ts';
import { dueAmounts, pricesOf } from '../../components/quoted-prices.ts';
import type { PayUnit } from '../../i18n/formats.ts';
import { useFormats } from '../../i18n/use-formats.ts';

export interface ConfirmedPrice {
  due: ReturnType<typeof dueAmounts>;
  /** Against what the buyer saw on the vehicle's page. */
  change: PriceChange | undefined;
  /** The server has said that this price holds. */
  isConfirmed: boolean;
  isPending: boolean;
  failure: string | undefined;
  askAgain: () => void;
  /** The total as the server says it now; nothing where it does not say. */
  askTotal: () => Promise<string | undefined>;
}

/** The price of the draft, asked for anew: what is reserved is what stands on this page. */
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
      const { data: fresh, isSuccess } = await refetch();
      return isSuccess ? dueAmounts(pricesOf(fresh), hasClearance).total?.text : undefined;
    },
  };
}

interface PriceChange {
  before: string;
  now: string;
  hasRisen: boolean;
}

/** How the total, in the currency that is paid, differs from the one that the buyer decided on. */
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
