import { centreItems, type CentreItem } from '../../../routing/paths.ts';

const items: ReadonlySet<number> = new Set(Object.values(centreItems));

/** The item that the address names by its `type`; the first where it names none. */
export function readItem(type: string | null): CentreItem {
  const item = Number(type ?? '');
  return isItem(item) ? item : centreItems.orders;
}

function isItem(item: number): item is CentreItem {
  return items.has(item);
}
