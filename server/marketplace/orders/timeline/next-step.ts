import type { TimelineNext } from '#generated/client/types.gen.ts';
import { voyageTo } from '#server/marketplace/import/voyages.ts';
import { depositDue } from '../live-order.ts';
import type { OrderRow } from '../order-row.ts';
import { latestOf, type ShipmentNote } from '../shipment-notes.ts';

const dayLength = 24 * 3_600_000;
/** The balance is requested this many days before arrival, as agreement and e-mails say. */
const noticeDays = 10;

/** The next step, who has to act and by when, as far as known. */
export function nextStep(
  order: OrderRow,
  way: readonly ShipmentNote[],
  { vehicleCountry, missing, now }: { vehicleCountry: string; missing: number; now: Date },
): TimelineNext | undefined {
  const { state, departs_on, arrives_on } = order;
  const onArrival = dueOn(arrives_on);
  const arrival = { turn: 'ship', what: 'arrive', ...onArrival, ...usualVoyage(order, vehicleCountry) } as const;
  switch (state) {
    case 'awaitingDeposit':
      return { turn: 'buyer', what: 'payDeposit', ...depositDue(order, now) };
    case 'depositInReview':
      return { turn: 'us', what: 'checkDeposit' };
    case 'preparing':
      return { turn: 'us', what: 'ship', ...dueOn(departs_on) };
    case 'shipped':
      // No balance is requested of a buyer who has paid everything.
      if (missing === 0) return arrival;
      return { turn: 'us', what: 'askBalance', ...dueOn(arrives_on, -noticeDays) };
    case 'awaitingBalance':
      return { turn: 'buyer', what: 'payBalance', ...onArrival };
    case 'balanceInReview':
      return { turn: 'us', what: 'checkBalance' };
    case 'inTransit':
      if (latestOf(way, 'released').day !== undefined) return { turn: 'buyer', what: 'confirmReceipt' };
      if (latestOf(way, 'arrived').day !== undefined) return { turn: 'us', what: 'release' };
      return arrival;
    case 'completed':
    case 'cancelled':
      return undefined;
    default:
      return state satisfies never;
  }
}

function dueOn(day: string | null, more = 0): { dueOn?: string } {
  if (day === null) return {};
  return { dueOn: new Date(Date.parse(`${day}T00:00:00Z`) + more * dayLength).toISOString().slice(0, 10) };
}

/** Known voyage durations start in Japan. */
function usualVoyage({ shipping }: OrderRow, vehicleCountry: string): Partial<TimelineNext> {
  return (vehicleCountry === 'JP' && voyageTo(shipping.portId)) || {};
}
