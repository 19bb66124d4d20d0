import type { Database } from '#server/platform/database/tables.ts';
import { demoAccount } from '#server/marketplace/orders/collection-agent.ts';

/** The demo's receiving account. Nobody can pay to it. */
export async function seedAccount(transaction: Database, now: Date): Promise<void> {
  // Older than the demo's orders, which were paid to it.
  const since = new Date(now.getTime() - 90 * 86_400_000);
  const demo = { proposed_by: 'Demo', proposed_at: since, released_by: 'Demo', released_at: since, shown_from: since };
  await transaction
    .insertInto('bank_account')
    .values({ id: 'demo-account', pay_unit: 'USD', facts: JSON.stringify(demoAccount), ...demo })
    .execute();
}
