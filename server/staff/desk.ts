import type { Services } from '../services/services.ts';

/** What the staff's acts work with: the services of the running server, or the command's own on the same data. */
export interface Desk {
  services: Services;
}

/** The staff asked for something that cannot be done. The message says why, and what to do instead. */
export class StaffRefused extends Error {
  override readonly name = 'StaffRefused';
}
