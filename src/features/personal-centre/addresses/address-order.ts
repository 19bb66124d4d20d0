import type { Address } from '../../../../generated/client/types.gen.ts';

/** The list as it is once this address is the default: marked, alone in that, and on top. */
export function withDefault(addresses: readonly Address[], id: string): Address[] {
  const marked = addresses.map((address): Address => ({ ...address, isDefault: address.id === id ? 1 : 0 }));
  return marked.toSorted((one, other) => other.isDefault - one.isDefault);
}
