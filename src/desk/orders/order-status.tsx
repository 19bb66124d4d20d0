import Chip from '@mui/material/Chip';
import type { OrderStatus } from '#generated/client/types.gen.ts';
import { type OrderState, orderStateOf } from '#states/order-state.ts';

/** Status colours: at the desk, amber means waiting for staff. */
const tones = {
  awaitingDeposit: 'default',
  depositInReview: 'warning',
  preparing: 'primary',
  shipped: 'primary',
  awaitingBalance: 'default',
  balanceInReview: 'warning',
  inTransit: 'primary',
  completed: 'success',
  cancelled: 'error',
} as const satisfies Record<OrderState, string>;

export function OrderStatusChip({ status, text }: { status: OrderStatus; text: string }) {
  return <Chip component="span" size="small" color={tones[orderStateOf[status]]} label={text} />;
}
