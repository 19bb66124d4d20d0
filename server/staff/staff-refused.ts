/** The staff asked for something that cannot be done. The message says why, and what to do instead. */
export class StaffRefused extends Error {
  override readonly name = 'StaffRefused';
}
