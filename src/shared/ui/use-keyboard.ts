import { useSyncExternalStore } from 'react';

/** The minimum height of a keyboard in pixels; the browser's own bars are smaller. */
const lowestKeyboard = 150;
const written = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, [contenteditable="true"]';

/** The height of the window without a keyboard at this width; rotating the phone changes the width. */
let whole = { width: 0, height: 0 };
/** The covered height. */
let missing = 0;

/** Reading the visual viewport forces a layout, so it is read only when that changes. */
function measure(): void {
  const { width, height, scale } = globalThis.visualViewport ?? { width: innerWidth, height: innerHeight, scale: 1 };
  // A page that is zoomed in has a smaller visual viewport.
  const [wide, tall] = [Math.round(width * scale), Math.round(height * scale)];
  whole = whole.width === wide ? { width: wide, height: Math.max(tall, whole.height) } : { width: wide, height: tall };
  missing = whole.height - tall;
}

function look(): boolean {
  return missing >= lowestKeyboard && document.activeElement?.matches(written) === true;
}

function subscribe(listener: () => void): () => void {
  // Some browsers resize the window, others only the visual viewport.
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
