import Chip from '@mui/material/Chip';
import type { OrderStatus } from '#generated/client/types.gen.ts';

/** The tone by meaning: buyer's turn, our turn, in transit, done, or cancelled. */
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

/** An order's status in the server's wording. Its colour shows the buyer what it means. */
export function OrderStatusBadge({ status, text }: { status: OrderStatus; text: string }) {
  return <Chip component="span" color={tones[status]} label={text} />;
}
