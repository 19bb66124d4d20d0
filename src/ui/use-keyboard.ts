import { useSyncExternalStore } from 'react';

/** A keyboard takes at least so many pixels of the window; a browser's own bar, which comes and goes, takes less. */
const lowestKeyboard = 150;
const written = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, [contenteditable="true"]';

/** The window without a keyboard, as tall as it was at this width; it has another when the phone is turned. */
let whole = { width: 0, height: 0 };
/** How much of it is missing now. */
let missing = 0;

/** Reading the visible size makes the browser lay the page out, so it is read only when that size changes. */
function measure(): void {
  const { width, height, scale } = globalThis.visualViewport ?? { width: innerWidth, height: innerHeight, scale: 1 };
  // A page that is pinched larger shows less of itself.
  const [wide, tall] = [Math.round(width * scale), Math.round(height * scale)];
  whole = whole.width === wide ? { width: wide, height: Math.max(tall, whole.height) } : { width: wide, height: tall };
  missing = whole.height - tall;
}

function look(): boolean {
  return missing >= lowestKeyboard && document.activeElement?.matches(written) === true;
}

function subscribe(listener: () => void): () => void {
  // Some browsers make the window smaller, others only what is seen of it.
  const stop = new AbortController();
  const { signal } = stop;
  const change = () => {
    measure();
    listener();
  };
  measure();
  globalThis.visualViewport?.addEventListener('resize', change, { signal });
  addEventListener('resize', change, { signal });
  document.addEventListener('focusin', listener, { signal });
  document.addEventListener('focusout', listener, { signal });
  return () => stop.abort();
}

/** Whether the phone's keyboard covers a part of the window. */
export function useIsKeyboardOpen(): boolean {
  return useSyncExternalStore(subscribe, look, () => false);
}
