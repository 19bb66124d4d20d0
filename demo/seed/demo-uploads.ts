import { createHash } from 'node:crypto';
import { accounts } from '../people/accounts.ts';
import { dealers } from '../people/dealers.ts';
import type { DemoOrder } from '../people/orders.ts';
import type { SeedRow } from './insert-rows.ts';

/** The vouchers of the demo orders: pictures that are drawn, as all of the demo are. */
export const proofPaths = {
  deposit: '/pictures/uploads/deposit.jpg',
  balance: '/pictures/uploads/balance.jpg',
} as const;

/** The proofs that the contract's examples pay the buyer's orders with: whoever tries them out finds them there. */
const proofsOfExamples = ['deposit-slip-1', 'deposit-slip-2', 'balance-slip-1'].map((name) => ({
  accountId: accounts.buyer.id,
  path: `/pictures/uploads/${name}.jpg`,
}));

/** What the demo people have uploaded: a picture belongs to whoever shows it. */
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
