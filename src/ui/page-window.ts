/** A page to go to, or a gap where pages are left out. */
export type PagePlace = number | 'gap';

/** How many pages are shown on either side of the current one. */
const reach = 2;

/** The pages to offer: the first, the last and those about the current one. A gap stands for at least two pages. */
export function pageWindow(current: number, last: number): PagePlace[] {
  const from = Math.max(1, Math.min(current - reach, last - 2 * reach));
  const to = Math.min(last, Math.max(current + reach, 1 + 2 * reach));
  const middle = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  return [...leadTo(from), ...middle, ...leadFrom(to, last)];
}

function leadTo(from: number): PagePlace[] {
  if (from === 1) return [];
  if (from <= 3) return Array.from({ length: from - 1 }, (_, place) => place + 1);
  return [1, 'gap'];
}

function leadFrom(to: number, last: number): PagePlace[] {
  if (to === last) return [];
  if (to >= last - 2) return Array.from({ length: last - to }, (_, place) => to + 1 + place);
  return ['gap', last];
}
