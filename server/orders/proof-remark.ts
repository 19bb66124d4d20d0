import type { Database } from '../database/tables.ts';

/** Why the voucher was not accepted, where that is what a record of an order tells. */
export function proofRemarkOf(record: { act: string; note: string | null } | undefined): { proofRemark?: string } {
  return record?.act === 'rejectPayment' && record.note ? { proofRemark: record.note } : {};
}

/** The same for many orders, by id: of those whose latest record tells it. */
export async function readProofRemarks(database: Database, orderIds: readonly string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const latest = await database
    .selectFrom('order_record')
    .distinctOn('order_id')
    .select(['order_id', 'act', 'note'])
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    latest.flatMap((record) => {
      const { proofRemark } = proofRemarkOf(record);
      return proofRemark === undefined ? [] : [[record.order_id, proofRemark] as const];
    }),
  );
}
