import type { Hub } from '../chat/hub.ts';
import type { Services } from '../services/services.ts';

/** What the staff's work takes: in the running server its own services, in a process of its own the same on the same data. */
export interface Desk {
  services: Services;
  /** Present in the server: told of answers, so that open chats show them at once. */
  hub?: Hub;
}

/** The staff asked for something that cannot be done. The message says why, and what to do instead. */
export class StaffRefused extends Error {
  override readonly name = 'StaffRefused';
}
