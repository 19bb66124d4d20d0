import type { Services } from '#server/platform/services.ts';

/** The services that staff commands use: the running server's, or the command's own on the same data. */
export interface CommandServices {
  services: Services;
}

/** A staff request that is impossible. The message says why and what to do instead. */
export class StaffRefused extends Error {
  override readonly name = 'StaffRefused';
}
