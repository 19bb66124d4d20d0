import { createHash } from 'node:crypto';
import { accounts } from '../people/accounts.ts';
import { dealers } from '../people/dealers.ts';
import type { DemoOrder } from '../people/orders.ts';
import type { SeedRow } from './insert-rows.ts';

/** The payment proofs of the demo orders, drawn like all demo pictures. */
export const proofPaths = {
  deposit: '/pictures/uploads/deposit.jpg',
  balance: '/pictures/uploads/balance.jpg',
} as const;

/** The payment proofs used by the contract's examples, so that the examples can be tried out. */
const proofsOfExamples = ['deposit-slip-1', 'deposit-slip-2', 'balance-slip-1'].map((name) => ({
  accountId: accounts.buyer.id,
  path: `/pictures/uploads/${name}.jpg`,
}));

/** The uploads of the demo people. A picture belongs to the person who shows it. */
export function uploadRowsOf(orders: readonly DemoOrder[], now: Date): SeedRow[] {
  const shown = [
    ...proofsOfExamples,
    ...orders.flatMap(({ accountId }) => Object.values(proofPaths).map((path) => ({ accountId, path }))),
    ...dealers.flatMap(({ accountId, fields }) =>
      ['vatNoPic', 'taxNoPic'].flatMap((field) => {
        const path = fields[field];
        return path === undefined ? [] : [{ accountId, path }];
      }),
    ),
  ];
  const unique = new Map(shown.map((upload) => [`${upload.accountId} ${upload.path}`, upload]));
  return [...unique.values()].map(({ accountId, path }, place) => ({
    id: `demo-upload-${place + 1}`,
    account_id: accountId,
    hash: createHash('sha256').update(path).digest('hex'),
    path,
    bytes: 0,
    created_at: now.toISOString(),
  }));
}
