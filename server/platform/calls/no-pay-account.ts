/** Thrown when there is no receiving account. Callers get one clear message. */
export class NoPayAccount extends Error {
  override readonly name = 'NoPayAccount';
}
