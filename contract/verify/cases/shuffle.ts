/** A number for each name and seed, so that one operation's cases do not depend on which others run. */
export function seedFor(name: string, seed: number): number {
  let hash = seed ^ 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

export function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const keyed = items.map((item, index) => ({ item, key: seedFor(String(index), seed) }));
  return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item);
}
