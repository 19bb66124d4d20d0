import { type BodyRules, usualBodyBytes } from './limits.ts';

/** The memory of even the smallest request. */
const least = 4 * 1024;

/** A body that has reserved room until its request ends. */
export interface HeldBody {
  /** Counts arrived bytes. Returns false if there is no room for them. */
  receive(bytes: number): boolean;
  /** From here on the body is being processed and cannot be ended to make room. */
  arrived(): void;
  /** Gives the room back. The second time has no effect. */
  release(): void;
}

export interface BodyRoom {
  /** Reserves room for a body, or returns undefined if there is none. `end` aborts it when others need its room. */
  take(caller: string, announced: number, end: () => void): HeldBody | undefined;
}

interface Charge {
  caller: string;
  isLarge: boolean;
  isArriving: boolean;
  /** Bytes that count towards the caller's share, and bytes actually held. */
  own: number;
  held: number;
  received: number;
  end: () => void;
}

/**
 * Counts the bytes of bodies in progress, so that many at once cannot fill a node's memory. Only bytes that have
 * arrived take room from others; a large body counts in full towards its caller's share.
 */
export function createBodyRoom({ ofCaller, ofAll, ofLarge }: Pick<BodyRules, 'ofCaller' | 'ofAll' | 'ofLarge'>) {
  /** Ordered by their last byte: the body that has waited longest is first. */
  const charges = new Set<Charge>();
  const own = createSums();
  const held = createSums();
  let all = 0;
  let large = 0;

  function add(charge: Charge, ownBytes: number, heldBytes: number): void {
    charge.own += ownBytes;
    charge.held += heldBytes;
    own.add(charge.caller, ownBytes);
    held.add(charge.caller, heldBytes);
    all += heldBytes;
    if (charge.isLarge) large += heldBytes;
  }

  function release(charge: Charge): void {
    if (!charges.delete(charge)) return;
    add(charge, -charge.own, -charge.held);
  }

  /** Ends bodies of callers that hold more than this one, until there is room. */
  function makeRoom({ caller, isLarge }: Charge, bytes: number): boolean {
    for (;;) {
      const isLargeFull = isLarge && large + bytes > ofLarge;
      if (!isLargeFull && all + bytes <= ofAll) return true;
      let most = held.of(caller) + bytes;
      let slowest: Charge | undefined;
      for (const one of charges) {
        if (!one.isArriving || (isLargeFull && !one.isLarge) || held.of(one.caller) <= most) continue;
        most = held.of(one.caller);
        slowest = one;
      }
      if (!slowest) return false;
      release(slowest);
      slowest.end();
    }
  }

  function grow(charge: Charge, ownBytes: number, heldBytes: number): boolean {
    if (own.of(charge.caller) + ownBytes > ofCaller || !makeRoom(charge, heldBytes)) return false;
    add(charge, ownBytes, heldBytes);
    return true;
  }

  return {
    take(caller, announced, end) {
      const isLarge = announced > usualBodyBytes;
      const charge: Charge = { caller, isLarge, isArriving: true, own: 0, held: 0, received: 0, end };
      if (!grow(charge, isLarge ? announced : least, least)) return undefined;
      charges.add(charge);
      return {
        receive(bytes) {
          if (!charges.delete(charge)) return false;
          charges.add(charge);
          charge.received += bytes;
          return grow(charge, Math.max(0, charge.received - charge.own), Math.max(0, charge.received - charge.held));
        },
        arrived: () => void (charge.isArriving = false),
        release: () => release(charge),
      };
    },
  } satisfies BodyRoom;
}

function createSums() {
  const sums = new Map<string, number>();
  const of = (caller: string) => sums.get(caller) ?? 0;
  return {
    of,
    add(caller: string, bytes: number): void {
      const sum = of(caller) + bytes;
      if (sum > 0) sums.set(caller, sum);
      else sums.delete(caller);
    },
  };
}
