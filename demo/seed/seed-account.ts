import type { Database } from '../../server/database/tables.ts';
import { demoAccount } from '../../server/orders/collection-agent.ts';

/** The account of the demo, which nobody can pay to. */
export async function seedAccount(transaction: Database, now: Date): Promise<void> {
  const demo = { proposed_by: 'Demo', proposed_at: now, released_by: 'Demo', released_at: now, shown_from: now };
  await transaction
    .insertInto('bank_account')
    .values({ id: 'demo-account', pay_unit: 'USD', facts: JSON.stringify(demoAccount), ...demo })
    .execute();
}
