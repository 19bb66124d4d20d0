/** An overlay on a page, such as a dialog. Each has a history entry with the address of its page. */
interface Layer {
  close: () => void;
}

const open: Layer[] = [];
/** The number of layers of the current entry. Layers closed by a button leave their entries behind. */
let depth = depthOf(globalThis.history?.state);

/** How long a layer may take to close, in milliseconds. */
const timeout = 300;

export function depthOf(state: unknown): number {
  return (Object(state) as { layer?: number }).layer ?? 0;
}

/** Opens a layer, which Back closes. Returns a function that removes it once it is closed. */
export function openLayer(close: () => void): () => void {
  const layer = { close };
  open.push(layer);
  coverEntry();
  return () => {
    const place = open.indexOf(layer);
    if (place !== -1) open.splice(place, 1);
  };
}

function coverEntry(): void {
  if (depth >= open.length) return;
  depth = open.length;
  history.pushState({ ...(Object(history.state) as object), layer: depth }, '');
}

/** A new page was pushed. Open layers are closed before it is left. */
export function coverNewEntry(): void {
  depth = 0;
  if (open.length > 0) coverEntry();
}

/** The depth of the current entry, to be preserved when the entry is replaced. */
export function shownDepth(): number {
  return depth;
}

/** Follows the browser to an entry of this depth. */
export function moveToDepth(next: number): void {
  depth = next;
}

/** Closes the layers beyond the current entry. False if none of them is open. */
export function closeLayersAbove(next: number): boolean {
  depth = next;
  const closing = open.slice(next).toReversed();
  for (const layer of closing) layer.close();
  // A layer may refuse to close, for example during an upload.
  if (closing.length > 0) setTimeout(coverEntry, timeout);
  return closing.length > 0;
}
