import { expect, it } from 'vitest';
import type { Address } from '#generated/client/types.gen.ts';
import { withDefault } from './address-book.tsx';

const address = (id: string, isDefault: 0 | 1) => ({ id, isDefault }) as Address;

it('B-193 moves the new default address to the top, and keeps the order of the others', () => {
  const list = [address('1', 1), address('2', 0), address('3', 0)];
  expect(withDefault(list, '3')).toEqual([address('3', 1), address('1', 0), address('2', 0)]);
  expect(withDefault(list, '1')).toEqual(list);
});
