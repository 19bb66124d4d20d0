import { createTurns, type TurnLimits } from './turns.ts';

/** Does heavy work apart from the thread that answers calls: a thread or a process of its own. */
export interface Hand<Order> {
  give(order: Order): void;
  /** `message`, `error` and `exit`, as threads and processes both have them. */
  readonly events: NodeJS.EventEmitter;
  /** Keeps this process alive, or no longer. */
  hold(isAtWork: boolean): void;
  dismiss(): void;
}

export interface CrewOptions<Order, Delivery> extends TurnLimits {
  hire: () => Hand<Order>;
  isDelivery: (told: object) => told is Delivery & object;
  /** Whether a hand that delivered this is of no use any more. */
  isLast?: (delivery: Delivery) => boolean;
  /** Milliseconds that one order may take, the start of the hand included. */
  patience: number;
  /** Milliseconds after which a hand without work is dismissed, so that its memory is free again. */
  rest?: number;
}

/**
 * Has hands carry out orders, one each at a time. They are hired when they are needed, and one that has nothing to do
 * keeps no process alive. Rejects with `TooBusy` where too many wait already.
 */
export function createCrew<Order, Delivery>(
  options: CrewOptions<Order, Delivery>,
): (order: Order, asker?: string) => Promise<Delivery> {
  const takeTurn = createTurns(options);
  const idle = new Map<Hand<Order>, NodeJS.Timeout | undefined>();

  function forget(hand: Hand<Order>): void {
    clearTimeout(idle.get(hand));
    idle.delete(hand);
  }

  function hire(): Hand<Order> {
    const hand = options.hire();
    // Told to whoever waits for its work; without a listener an error would end this process.
    hand.events.on('error', () => forget(hand));
    hand.events.on('exit', () => forget(hand));
    return hand;
  }

  function dismiss(hand: Hand<Order>): void {
    forget(hand);
    hand.dismiss();
  }

  function letRest(hand: Hand<Order>): void {
    hand.hold(false);
    const { rest } = options;
    idle.set(hand, rest === undefined ? undefined : setTimeout(() => dismiss(hand), rest).unref());
  }

  async function employ(order: Order): Promise<Delivery> {
    const [hand = hire()] = idle.keys();
    forget(hand);
    hand.hold(true);
    try {
      const delivery = await ask(hand, order, options);
      if (options.isLast?.(delivery)) dismiss(hand);
      else letRest(hand);
      return delivery;
    } catch (error) {
      dismiss(hand);
      throw error;
    }
  }

  return (order, asker) => takeTurn(() => employ(order), asker);
}

/** Rejects where the hand ends, or is still at work when patience does: it is of no use any more then. */
async function ask<Order, Delivery>(
  hand: Hand<Order>,
  order: Order,
  { isDelivery, patience }: CrewOptions<Order, Delivery>,
): Promise<Delivery> {
  const { promise, resolve, reject } = Promise.withResolvers<Delivery>();
  const late = setTimeout(() => reject(new Error(`An order took longer than ${patience} ms.`)), patience);
  // Node's watch mode lets threads tell which files they load; that is no delivery.
  const hear = (told: object) => {
    if (isDelivery(told)) resolve(told);
  };
  const ended = (code: number | null) => reject(new Error(`Whoever carried out an order ended with ${code}.`));
  try {
    hand.events.on('message', hear);
    hand.events.on('error', reject);
    hand.events.on('exit', ended);
    hand.give(order);
    return await promise;
  } finally {
    clearTimeout(late);
    hand.events.off('message', hear);
    hand.events.off('error', reject);
    hand.events.off('exit', ended);
  }
}
