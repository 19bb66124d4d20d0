import type { ServerKey } from '../envelope/server-key.ts';

/** What a client needs to know before its first sealed call; in production it is built into the bundle. */
export interface Discovery {
  suite: 'session';
  partnerId: string;
  key: { id: string; publicKey: string };
}

export function describeKey(partnerId: string, { id, publicKey }: ServerKey): Discovery {
  return { suite: 'session', partnerId, key: { id, publicKey } };
}
