import Chip from '@mui/material/Chip';
import type { OrderStatus } from '#generated/client/types.gen.ts';
import { type OrderState, orderStateOf } from '#states/order-state.ts';

/** The tone by meaning: buyer's turn, our turn, in transit, done, or cancelled. */
const tones = {
  awaitingDeposit: 'secondary',
  depositInReview: 'warning',
  preparing: 'primary',
  shipped: 'primary',
  awaitingBalance: 'secondary',
  balanceInReview: 'warning',
  inTransit: 'primary',
  completed: 'success',
  cancelled: 'error',
} as const satisfies Record<OrderState, string>;

/** An order's status in the server's wording. Its colour shows the buyer what it means. */
export function OrderStatusBadge({ status, text }: { status: OrderStatus; text: string }) {
  return <Chip component="span" color={tones[orderStateOf[status]]} label={text} />;
}
