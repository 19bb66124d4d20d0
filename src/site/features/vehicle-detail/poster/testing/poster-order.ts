import type { PriceResult, VehicleDetail } from '#generated/client/types.gen.ts';
import { dueAmounts } from '#site/components/quoted-prices.ts';
import { seenPrices, type Order } from '#site/features/vehicle-detail/order/use-order.ts';
import {
  detailExample,
  placeExamples,
  priceExample,
  wholeDraft,
} from '#site/features/vehicle-detail/testing/examples.ts';

interface OrderFacts {
  detail?: VehicleDetail;
  /** Absent while the price is loading. */
  price?: PriceResult | undefined;
  hasPort?: boolean;
}

/** The order of a sales agent on a vehicle's page: to Mombasa by RORO unless overridden. */
export function posterOrder({ detail = detailExample('posterUser'), hasPort = true, ...rest }: OrderFacts = {}): Order {
  const [port] = hasPort ? placeExamples.ports : [];
  const draft = { ...wholeDraft, ...(!hasPort && { port: '' }) };
  const price = 'price' in rest ? rest.price : posterPrice();
  const prices = price ? seenPrices(price, draft) : {};
  return {
    id: '100001',
    detail,
    draft,
    change() {},
    chooseCoupon() {},
    ports: { list: placeExamples.ports, isPending: false, hasFailed: false },
    port,
    portName: port?.name,
    transport: port?.transports[0],
    coupon: undefined,
    quote: {
      price,
      offersClearance: price?.showCustomClearance === 1,
      failure: undefined,
      isOrderInvalid: false,
      isPending: false,
      retry() {},
    },
    prices,
    due: dueAmounts(prices, false),
    hasClearance: false,
  };
}

/** 6,850 dollars, of which the vehicle's 5,350 may be lowered to 5,100. */
export function posterPrice(): PriceResult {
  return priceExample('posterUser');
}
