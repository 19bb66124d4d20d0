import Chip from '@mui/material/Chip';
import type { OrderStatus } from '../../../../generated/client/types.gen.ts';

/** What the buyer has to do, what we do, what is on its way, what is done and what is not to be. */
const tones = {
  0: 'secondary',
  1: 'warning',
  2: 'primary',
  3: 'primary',
  4: 'secondary',
  5: 'warning',
  6: 'primary',
  7: 'success',
  8: 'error',
} as const satisfies Record<OrderStatus, string>;

/** An order's status in the server's words. Its colour tells the buyer what it means. */
export function OrderStatusBadge({ status, text }: { status: OrderStatus; text: string }) {
  return <Chip component="span" color={tones[status]} label={text} />;
}
