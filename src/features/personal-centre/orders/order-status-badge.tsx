import type { OrderStatus } from '../../../../generated/client/types.gen.ts';
import styles from './order-status-badge.module.css';

type Tone = 'due' | 'waiting' | 'moving' | 'done' | 'failure';

const tones: Readonly<Record<OrderStatus, Tone>> = {
  0: 'due',
  1: 'waiting',
  2: 'moving',
  3: 'moving',
  4: 'due',
  5: 'waiting',
  6: 'moving',
  7: 'done',
  8: 'failure',
};

/** An order's status in the server's words. Its colour tells the buyer what it means. */
export function OrderStatusBadge({ status, text }: { status: OrderStatus; text: string }) {
  return <span className={`${styles.badge} ${styles[tones[status]]}`}>{text}</span>;
}
