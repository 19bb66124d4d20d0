/** The page that the address names; the first where it names none. */
export function readPage(page: string | null): number {
  const number = Number(page ?? '');
  return Number.isSafeInteger(number) && number > 0 ? number : 1;
}
