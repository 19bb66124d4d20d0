import { createTurns, type TurnLimits } from './turns.ts';

/** A thread or a process that does heavy work apart from the thread that answers calls. */
export interface Hand<Order> {
  give(order: Order): void;
  /** Emits `message`, `error` and `exit`, as both threads and processes do. */
  readonly events: NodeJS.EventEmitter;
  /** Says whether the hand keeps this process alive. */
  hold(isAtWork: boolean): void;
  dismiss(): void;
}

export interface CrewOptions<Order, Delivery> extends TurnLimits {
  hire: () => Hand<Order>;
  isDelivery: (told: object) => told is Delivery & object;
  /** Tells whether a hand that delivered this can do no further order. */
  isLast?: (delivery: Delivery) => boolean;
  /** The milliseconds that one order may take, including the start of the hand. */
  patience: number;
  /** The milliseconds after which a hand without work is dismissed, so that its memory is free again. */
  rest?: number;
}

/**
 * Has hands carry out orders, each hand one at a time. A hand is hired when it is needed, and does not keep the process
 * alive while it has nothing to do. An order is rejected with `TooBusy` if too many wait already.
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
    // Whoever waits for the work is told of the error. Without a listener it would end this process.
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

/** Rejects if the hand ends, or is still at work when the patience is over. Such a hand is of no more use. */
async function ask<Order, Delivery>(
  hand: Hand<Order>,
  order: Order,
  { isDelivery, patience }: CrewOptions<Order, Delivery>,
): Promise<Delivery> {
  const { promise, resolve, reject } = Promise.withResolvers<Delivery>();
  const late = setTimeout(() => reject(new Error(`An order took longer than ${patience} ms.`)), patience);
  // In Node's watch mode a thread also tells which files it loads. That is no delivery.
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
