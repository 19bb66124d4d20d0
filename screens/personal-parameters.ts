/** Parameters that reveal more about the reader than which page they open. No cache may store pages with them. */
const personal = ['orderId', 'authKey'];

export function isPersonal(search: URLSearchParams): boolean {
  return personal.some((name) => search.has(name));
}
