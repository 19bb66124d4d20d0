/** There is no account to pay to. Callers are told so in one clear message. */
export class NoPayAccount extends Error {
  override readonly name = 'NoPayAccount';
}
