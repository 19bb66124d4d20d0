/** Picks by a seed, so that a vehicle always gets the same wheels. */
export function chooser(
  seed: number,
  salt: string,
): { number: () => number; pick: <T>(list: readonly [T, ...T[]]) => T } {
  let state = seed | 0;
  for (const letter of salt) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const number = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { number, pick: (list) => list[Math.floor(number() * list.length)] ?? list[0] };
}
