/** A random stream that is the same for a seed on every machine. */
export interface Random {
  /** 0 to just below 1. */
  next(): number;
  between(low: number, high: number): number;
  chance(part: number): boolean;
  /** One of several, each picked in proportion to its weight. */
  pick<Item>(items: readonly Item[], weigh: (item: Item) => number): Item;
}

/** Mixes a seed and an index, so that each vehicle has its own stream and adding a vehicle changes no other. */
function mix(seed: number, index: number): number {
  let state = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(index + 1, 0xc2b2_ae35);
  state = Math.imul(state ^ (state >>> 15), 0x2c1b_3c6d);
  state = Math.imul(state ^ (state >>> 12), 0x297a_2d39);
  return (state ^ (state >>> 15)) >>> 0;
}

export function randomFrom(seed: number, index: number): Random {
  let state = mix(seed, index);
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (part) => next() < part,
    pick(items, weigh) {
      let left = next() * items.reduce((total, item) => total + weigh(item), 0);
      for (const item of items) {
        left -= weigh(item);
        if (left < 0) return item;
      }
      const last = items.at(-1);
      if (last === undefined) throw new RangeError('There is nothing to pick from');
      return last;
    },
  };
}
