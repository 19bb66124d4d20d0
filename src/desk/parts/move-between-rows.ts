import type { KeyboardEvent } from 'react';

/** Moves focus between rows with the arrow keys. `data-row-link` marks the link of a row. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof Element) || !event.target.matches('[data-row-link]')) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  links[links.indexOf(event.target as HTMLElement) + step]?.focus();
}
