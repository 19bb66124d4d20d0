import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Coupon, Port, PriceResult, Transport, VehicleDetail } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { displayFailure, isFailure } from '#shared/api/errors.ts';
import { rememberDestination, useChosenDestination } from '#site/remembered/destination.ts';
import {
  saveOrderDraft,
  useOrderDraft,
  type DraftPrice,
  type DraftPrices,
  type OrderDraft,
} from '#site/remembered/order-draft.ts';
import { dueAmounts, pricesOf, withoutGaps } from '#site/components/quoted-prices.ts';
import { portsQuestion, routeOf } from '#site/components/shipping-route.ts';
import { couponOf, draftFor, freight, priceQuestion } from './order-choices.ts';
import { invalidateCalls } from '#shared/api/invalidate.ts';

export interface Order {
  id: string;
  detail: VehicleDetail;
  draft: OrderDraft;
  change: (next: OrderDraft) => void;
  chooseCoupon: (id: string) => void;
  ports: { list: readonly Port[]; isPending: boolean; hasFailed: boolean };
  /** The port's name, even before it is known whether the vehicle can be shipped there. */
  portName: string | undefined;
  port: Port | undefined;
  transport: Transport | undefined;
  coupon: Coupon | undefined;
  quote: Quote;
  /** The displayed amounts; empty without a price. */
  prices: DraftPrices;
  due: ReturnType<typeof dueAmounts>;
  /** The buyer wants customs clearance, and the destination offers it. */
  hasClearance: boolean;
}

interface Quote {
  price: PriceResult | undefined;
  /**
   * Whether customs clearance is offered. While a price loads the previous value is used, so that the form keeps its height.
   */
  offersClearance: boolean;
  /** The error to show on the page. */
  failure: string | undefined;
  /** The vehicle can no longer be ordered this way. */
  isOrderInvalid: boolean;
  isPending: boolean;
  retry: () => void;
}

/** The draft order on a vehicle's page, with the server's answers to it. */
export function useOrder(id: string, detail: VehicleDetail): Order {
  const stored = useOrderDraft();
  const queryClient = useQueryClient();
  const draft = draftFor(id, detail, stored, useChosenDestination());
  const asked = portsQuestion(detail, draft);
  const ports = useQuery({
    ...queries.listPortsOptions({ body: asked ?? { templateId: '', countryCode: '', carSourceId: id } }),
    enabled: asked !== undefined,
  });
  const list = asked ? portsOf(detail, draft, ports) : [];
  const route = routeOf(draft, list);
  const { port, transport } = route;
  const coupon = couponOf(draft, detail.coupons);
  const quote = useQuote(priceQuestion(draft, route, coupon), stored === undefined);

  const hasClearance = draft.checkClearancePrice === 1 && quote.offersClearance;
  const prices = quote.price ? seenPrices(quote.price, draft) : {};

  function chooseCoupon(couponId: string): void {
    saveOrderDraft({ ...draft, coupon: couponId });
    void invalidateCalls(queryClient, 'getVehicleDetail');
  }

  return {
    id,
    detail,
    draft,
    change(next) {
      saveOrderDraft(next);
      if (next.isDestinationChosen) rememberDestination({ countryCode: next.countryCode, portId: next.port });
    },
    chooseCoupon,
    ports: { list, isPending: ports.isFetching, hasFailed: ports.isError },
    portName: port?.name ?? (ports.isFetching && draft.port !== '' ? draft.portName : undefined),
    port,
    transport,
    coupon,
    quote,
    prices,
    due: dueAmounts(prices, hasClearance),
    hasClearance,
  };
}

/** Until the country's ports are loaded, the vehicle's default port is an option. */
function portsOf(
  { destination }: VehicleDetail,
  { countryCode }: OrderDraft,
  { data, isPending }: { data: Port[] | undefined; isPending: boolean },
): readonly Port[] {
  if (data) return data;
  return isPending && destination?.countryCode === countryCode ? [destination.port] : [];
}

type PriceQuestion = NonNullable<ReturnType<typeof priceQuestion>>;

const noQuestion: PriceQuestion = { carSourceId: '', endPortId: '', countryCode: '', transportType: '' };

/**
 * Requests a price whenever its parameters change. A ticked box or a restored connection requests none. An untouched form
 * may use the price that came with the page.
 */
function useQuote(question: PriceQuestion | undefined, isUntouched: boolean): Quote {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...queries.getPriceDetailOptions({ body: question ?? noQuestion }),
    enabled: question !== undefined,
    ...(!isUntouched && { staleTime: 0 }),
    refetchOnReconnect: false,
    placeholderData: keepPreviousData,
  });
  return {
    price: question && !error && !isPlaceholderData ? data : undefined,
    offersClearance: question !== undefined && !error && data?.showCustomClearance === 1,
    failure: question && error ? displayFailure(error).text : undefined,
    isOrderInvalid: question !== undefined && isFailure(error, 'orderInvalid'),
    isPending: question !== undefined && isFetching,
    retry: () => void refetch(),
  };
}

/** Shown in place of an amount that the buyer has to inquire about. */
const askText = 'ASK';

/** The amounts that are unknown with collect freight. */
const askedWithCollect: readonly DraftPrice[] = ['transport', 'insurance', 'total', 'deposit'];

/** The displayed amounts of a price with the chosen freight. */
export function seenPrices(quote: PriceResult, { freightRadio }: Pick<OrderDraft, 'freightRadio'>): DraftPrices {
  const { clearance, totalWithClearance, depositWithClearance, ...prices } = pricesOf(quote);
  if (freightRadio === freight.prepaid) {
    return withoutGaps({ ...prices, clearance, totalWithClearance, depositWithClearance });
  }
  return { ...prices, ...Object.fromEntries(askedWithCollect.map((name) => [name, { text: askText }])) };
}
