import type { Network } from '../../wire/client/network.ts';

export const browserNetwork: Network = {
  fetch: (url, init) => fetch(url, init),
  isOnline: () => globalThis.navigator?.onLine ?? true,
};
