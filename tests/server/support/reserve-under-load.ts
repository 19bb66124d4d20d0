import { operations } from '../../../generated/operations.ts';
import { reservationOf } from '../../../server/orders/testing/market.ts';
import type { ApiProcess } from './spawn-api.ts';

export interface Buyer {
  accountId: string;
  token: string;
}

type Outcome = 'reserved' | 'refused' | 'unknown';

/** One reservation that a buyer wants, whatever happens to the server meanwhile. */
export interface Wish {
  vehicleId: string;
  buyer: Buyer;
  /** 'unknown' where no answer came, or one that does not tell whether anything was done. */
  outcome?: Outcome;
}

export async function reserve({ target }: ApiProcess, wish: Wish): Promise<void> {
  wish.outcome = await send(target, wish).catch(() => 'unknown' as const);
}

async function send(target: string, { vehicleId, buyer }: Wish): Promise<Outcome> {
  const response = await fetch(target + operations.submitOrder.path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: buyer.token,
      // Asked again, it is the same wish.
      'Idempotency-Key': `wish-${vehicleId}-${buyer.accountId}`.slice(0, 64),
    },
    body: JSON.stringify({ ...reservationOf(vehicleId), language: 'en', timeZone: 'Africa/Nairobi' }),
    signal: AbortSignal.timeout(16_000),
  });
  const { code } = (await response.json()) as { code: number };
  if (code === 0) return 'reserved';
  return code === 400 ? 'refused' : 'unknown';
}

export interface Load {
  readonly sent: readonly Wish[];
  /** Sends no more, and waits for what was sent. */
  end(): Promise<void>;
}

/** Sends wishes to the nodes in turn, several at once; who gets no answer stops. */
export function reserveUnderLoad(nodes: readonly ApiProcess[], waiting: Wish[], atOnce: number): Load {
  const sent: Wish[] = [];
  let isOver = false;
  async function keepSending(place: number): Promise<void> {
    const [node, wish] = [nodes[place % nodes.length], waiting.pop()];
    if (!node || !wish || isOver) return;
    sent.push(wish);
    await reserve(node, wish);
    if (wish.outcome !== 'unknown') await keepSending(place);
  }
  const sending = Promise.all(Array.from({ length: atOnce }, (_, place) => keepSending(place)));
  return {
    sent,
    async end() {
      isOver = true;
      await sending;
    },
  };
}
