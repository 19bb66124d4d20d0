import Chip from '@mui/material/Chip';
import type { OrderStatus } from '#generated/client/types.gen.ts';

/** Status colours: at the desk, amber means waiting for staff. */
const tones = {
  0: 'default',
  1: 'warning',
  2: 'primary',
  3: 'primary',
  4: 'default',
  5: 'warning',
  6: 'primary',
  7: 'success',
  8: 'error',
} as const satisfies Record<OrderStatus, string>;

export function OrderStatusChip({ status, text }: { status: OrderStatus; text: string }) {
  return <Chip component="span" size="small" color={tones[status]} label={text} />;
}
