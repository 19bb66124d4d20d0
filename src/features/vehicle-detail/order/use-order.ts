import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Coupon, Port, PriceResult, Transport, VehicleDetail } from '../../../../generated/client/types.gen.ts';
import { queries } from '../../../api/api.ts';
import { displayFailure } from '../../../api/errors.ts';
import { invalidateCalls } from '../../../api/invalidate.ts';
import { saveOrderDraft, useOrderDraft, type OrderDraft } from '../../../app/order-draft.ts';
import { couponOf, draftFor, routeOf } from './order-choices.ts';

export interface Order {
  id: string;
  detail: VehicleDetail;
  draft: OrderDraft;
  change: (next: OrderDraft) => void;
  chooseCoupon: (id: string) => void;
  ports: { list: readonly Port[]; isPending: boolean; hasFailed: boolean };
  port: Port | undefined;
  transport: Transport | undefined;
  coupon: Coupon | undefined;
  quote: Quote;
  /** Customs clearance is wanted, and can be had at the destination. */
  hasClearance: boolean;
}

export interface Quote {
  price: PriceResult | undefined;
  /** What went wrong, where this page has to say it. */
  failure: string | undefined;
  /** The vehicle can no longer be ordered like this. */
  isOrderInvalid: boolean;
  isPending: boolean;
  retry: () => void;
}

const orderInvalid = 602;

/** What a buyer puts together on a vehicle's page, and what the server says of it. */
export function useOrder(id: string, detail: VehicleDetail): Order {
  const stored = useOrderDraft();
  const queryClient = useQueryClient();
  const draft = draftFor(id, detail, stored);
  const { transportTemplateId, vehicleStatus } = detail.vehicle;
  const hasCountry = draft.countryCode !== '' && detail.country.some(({ code }) => code === draft.countryCode);
  const ports = useQuery({
    ...queries.listPortsOptions({
      body: { templateId: transportTemplateId, countryCode: draft.countryCode, carSourceId: id },
    }),
    enabled: hasCountry && vehicleStatus === 1,
  });
  const list = hasCountry ? (ports.data ?? []) : [];
  const { port, transport } = routeOf(draft, list);
  const coupon = couponOf(draft, detail.coupons);
  const quote = useQuote(
    port && transport
      ? {
          carSourceId: id,
          endPortId: port.portId,
          countryCode: draft.countryCode,
          transportType: transport.type,
          ...(coupon && { couponDetailIds: [coupon.id] }),
        }
      : undefined,
  );

  function chooseCoupon(couponId: string): void {
    saveOrderDraft({ ...draft, coupon: couponId });
    void invalidateCalls(queryClient, 'getVehicleDetail');
  }

  return {
    id,
    detail,
    draft,
    change: saveOrderDraft,
    chooseCoupon,
    ports: { list, isPending: ports.isFetching, hasFailed: ports.isError },
    port,
    transport,
    coupon,
    quote,
    hasClearance: draft.checkClearancePrice === 1 && quote.price?.showCustomClearance === 1,
  };
}

type PriceQuestion = Parameters<typeof queries.getPriceDetailOptions>[0]['body'];

const noQuestion: PriceQuestion = { carSourceId: '', endPortId: '', countryCode: '', transportType: '' };

/** Asks for a price when the question changes, and only then: not for a ticked box, nor for a line that came back. */
function useQuote(question: PriceQuestion | undefined): Quote {
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.getPriceDetailOptions({ body: question ?? noQuestion }),
    enabled: question !== undefined,
    staleTime: 0,
    refetchOnReconnect: false,
  });
  return {
    price: question && !error ? data : undefined,
    failure: question && error ? displayFailure(error).text : undefined,
    isOrderInvalid: question !== undefined && error?.code === orderInvalid,
    isPending: question !== undefined && isFetching,
    retry: () => void refetch(),
  };
}
