/** No demo mail can reach anybody: example.com is kept free for such use. */
export function addressOf(name: string): string {
  return `${name}@example.com`;
}
