import { usePendingAction } from '../../../app/gate.ts';
import type { OrderActs } from './use-order-acts.ts';

/** Goes on with what a visitor wanted before the login. It stands on the page once the order can be checked. */
export function ContinueActs({ id, acts }: { id: string; acts: OrderActs }) {
  usePendingAction({ name: 'booking', about: id }, acts.continueWith.booking);
  usePendingAction({ name: 'inquiry', about: id }, acts.continueWith.inquiry);
  return null;
}
