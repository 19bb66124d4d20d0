import type { KeyboardEvent } from 'react';

/** From row to row by the arrows, without the cells between. The link of a row is marked by `data-row-link`. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof Element) || !event.target.matches('[data-row-link]')) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  links[links.indexOf(event.target as HTMLElement) + step]?.focus();
}
