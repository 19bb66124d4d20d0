import type { Network } from '../protocol/network.ts';

export const browserNetwork: Network = {
  fetch: (url, init) => fetch(url, init),
  isOnline: () => globalThis.navigator?.onLine ?? true,
};
