import type { OfferState, ThreadMessage } from '#generated/client/types.gen.ts';

export type OfferAct = NonNullable<ThreadMessage['act']>;

/** Who acts: the buyer, staff, or time. */
export type ActorKind = ThreadMessage['by'];

/** The states in which somebody can still act. */
export type RunningState = Extract<OfferState, 'open' | 'countered' | 'accepted'>;

const ended = { expire: { by: 'clock', to: 'expired' }, end: { by: 'clock', to: 'ended' } } as const;
const withdraw = { by: 'buyer', to: 'withdrawn' } as const;

type Edge = Readonly<{ by: ActorKind; to: OfferState }>;

/** Every transition of an offer. Closed states have none. */
const offerGraph: Readonly<Record<RunningState, Readonly<Partial<Record<OfferAct, Edge>>>>> = {
  open: {
    accept: { by: 'staff', to: 'accepted' },
    counter: { by: 'staff', to: 'countered' },
    decline: { by: 'staff', to: 'declined' },
    withdraw,
    ...ended,
  },
  countered: {
    accept: { by: 'buyer', to: 'accepted' },
    counter: { by: 'buyer', to: 'open' },
    withdraw,
    ...ended,
  },
  // Accepted prices bind us, so staff cannot take one back.
  accepted: { use: { by: 'buyer', to: 'used' }, withdraw, ...ended },
};

export function isRunning(state: OfferState): state is RunningState {
  return Object.hasOwn(offerGraph, state);
}

/** The state after an act; undefined if it is not allowed in this state, or not to this person. */
export function leadsTo(state: OfferState, act: OfferAct, by: ActorKind): OfferState | undefined {
  const edge = isRunning(state) ? offerGraph[state][act] : undefined;
  return edge?.by === by ? edge.to : undefined;
}
