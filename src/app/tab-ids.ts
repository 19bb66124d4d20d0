import { randomId } from '../../wire/bytes.ts';
import { readSession, writeSession } from './stored-state.ts';

export const tabIdItem = 'tabIds';
const count = 4;

/** The ids of the home screen's tabs: drawn once for each session, so that no other page can guess an element's. */
export function readTabIds(): readonly string[] {
  const stored = parseIds(readSession(tabIdItem));
  if (stored) return stored;
  const ids = Array.from({ length: count }, () => `tab-${randomId()}`);
  writeSession(tabIdItem, JSON.stringify(ids));
  return ids;
}

function parseIds(text: string | null): string[] | undefined {
  try {
    const ids = JSON.parse(text ?? 'null') as unknown;
    const isWhole = Array.isArray(ids) && ids.length === count && ids.every((id) => typeof id === 'string');
    return isWhole ? ids : undefined;
  } catch {
    return undefined;
  }
}
