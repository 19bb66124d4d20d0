import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/** Moves the focus within a list according to its role. Returns true if it handled the key. */
export function moveFocus(event: KeyboardEvent, among: string): boolean {
  const step = steps[event.key];
  if (!step) return false;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(among)];
  const place = items.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  items[place < 0 ? 0 : step(place, items.length)]?.focus();
  return true;
}
