import type { OrderStatus } from '../../../generated/client/types.gen.ts';

/** Whom an order waits for. */
export type Actor = 'buyer' | 'us' | 'nobody';

export const journeySteps = ['booking', 'deposit', 'transport', 'balance', 'receipt'] as const;
export type JourneyStep = (typeof journeySteps)[number];

interface JourneyPlace {
  actor: Actor;
  /** The step that is under way; none once the order is over. */
  current: JourneyStep | undefined;
}

const places: Readonly<Record<OrderStatus, JourneyPlace>> = {
  0: { actor: 'buyer', current: 'deposit' },
  1: { actor: 'us', current: 'deposit' },
  2: { actor: 'us', current: 'transport' },
  3: { actor: 'us', current: 'transport' },
  4: { actor: 'buyer', current: 'balance' },
  5: { actor: 'us', current: 'balance' },
  6: { actor: 'buyer', current: 'receipt' },
  7: { actor: 'nobody', current: undefined },
  8: { actor: 'nobody', current: undefined },
};

export function placeOf(status: OrderStatus): JourneyPlace {
  return places[status];
}

export type StepState = 'done' | 'current' | 'open';

export function stepStates(status: OrderStatus): Readonly<Record<JourneyStep, StepState>> {
  const { current } = places[status];
  const reached = current === undefined ? journeySteps.length : journeySteps.indexOf(current);
  const stateAt = (place: number): StepState => {
    if (place < reached) return 'done';
    return place === reached ? 'current' : 'open';
  };
  return Object.fromEntries(journeySteps.map((step, place) => [step, stateAt(place)])) as Record<
    JourneyStep,
    StepState
  >;
}
