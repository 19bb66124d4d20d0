import { createTurns, type TurnLimits } from './turns.ts';

/** A thread or process that does heavy work off the main thread. */
export interface Hand<Order> {
  give(order: Order): void;
  /** Emits `message`, `error` and `exit`, as both threads and processes do. */
  readonly events: NodeJS.EventEmitter;
  /** Whether the worker keeps this process alive. */
  hold(isAtWork: boolean): void;
  dismiss(): void;
}

export interface CrewOptions<Order, Delivery> extends TurnLimits {
  hire: () => Hand<Order>;
  isDelivery: (told: object) => told is Delivery & object;
  /** Returns whether a worker with this result cannot take further jobs. */
  isLast?: (delivery: Delivery) => boolean;
  /** Milliseconds that one job may take, including the start of the worker. */
  patience: number;
  /** Milliseconds after which an idle worker is ended to free its memory. */
  rest?: number;
}

/**
 * A pool of workers that run one job each at a time. Workers start on demand and do not keep the process alive while
 * idle. A job is rejected with `TooBusy` when the queue is full.
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
    // The caller gets the error. Without a listener it would end this process.
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

/** Rejects if the worker ends or exceeds its time limit. It is not reused then. */
async function ask<Order, Delivery>(
  hand: Hand<Order>,
  order: Order,
  { isDelivery, patience }: CrewOptions<Order, Delivery>,
): Promise<Delivery> {
  const { promise, resolve, reject } = Promise.withResolvers<Delivery>();
  const late = setTimeout(() => reject(new Error(`An order took longer than ${patience} ms.`)), patience);
  // In Node's watch mode a thread also reports loaded files. Ignore these messages.
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
