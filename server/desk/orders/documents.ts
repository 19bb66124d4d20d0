import type { Paper, Papers } from '#generated/client/types.gen.ts';
import { type OperationFacts, operations } from '#generated/operations.ts';
import type { Handlers } from '#generated/server.ts';
import { type Context, staffActorOf, memberOf, refuse, senderOf } from '#server/platform/calls/context.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { twoPhaseHandler } from '#server/platform/calls/two-phase-handler.ts';
import { linkDocument } from '#server/marketplace/orders/documents/document-links.ts';
import type { OrderRow } from '#server/marketplace/orders/order-row.ts';
import {
  heldKinds,
  isPaidInFull,
  releasePaper,
  waitsForBalance,
} from '#server/marketplace/orders/documents/held-documents.ts';
import {
  addPaper,
  type DocumentRow,
  readClaimPhotos,
  readDocuments,
  showDocument,
  acceptsDocuments,
  withdrawPaper,
} from '#server/marketplace/orders/documents/order-documents.ts';
import { decodeBase64 } from '#server/platform/uploads/decode-base64.ts';
import { storeDocument } from '#server/platform/uploads/store-document.ts';
import { readOrder } from './read-order.ts';

type PaperOperation = 'staffListPapers' | 'staffAddPaper' | 'staffWithdrawPaper' | 'staffReleasePaper';

/** Documents of any order, for the roles in the contract. */
export const staffDocumentHandlers: Pick<Handlers<Context>, PaperOperation> = {
  async staffListPapers({ id }, context) {
    const order = await readOrder(context.database, id);
    return order ? { code: 0, body: await listFor(order, context) } : refuse(context, 400, 'orderGone');
  },

  staffAddPaper: twoPhaseHandler<'staffAddPaper'>(async ({ id, fileBase64, isHeld, ...paper }, context) => {
    // The buyer would get the file at once, as by an early release.
    if (isHeld === false && heldKinds.has(paper.kind) && !mayCall(context, operations.staffReleasePaper)) {
      return (inside) => refuse(inside, 400, 'paperHeld');
    }
    // The long work is not begun for an order that takes none.
    const order = await readOrder(context.database, id);
    if (!order) return (inside) => refuse(inside, 400, 'orderGone');
    if (!acceptsDocuments(order)) return (inside) => refuse(inside, 400, 'orderStatusChanged');
    const bytes = decodeBase64(fileBase64);
    if (!bytes) return (inside) => refuse(inside, 400, 'paperFormat');
    const { memberId, name } = memberOf(context);
    const file = await storeDocument(context.services.files, bytes, senderOf(context));
    return async (inside) => {
      if ('refusal' in file) return refuse(inside, 400, file.refusal);
      const { database, now } = inside;
      const outcome = await addPaper(database, { order, paper, file, by: `staff:${name}`, memberId, isHeld, now });
      if ('refusal' in outcome) return refuse(inside, 400, outcome.refusal);
      if (outcome.isNew) {
        const after = { ...factsOf(outcome.document), isHeld: waitsForBalance(outcome.document) };
        await record(inside, order, 'add-paper', { after });
      }
      return { code: 0, body: await listFor(order, inside) };
    };
  }),

  async staffWithdrawPaper({ id, paperId }, context) {
    const { database, now } = context;
    const { memberId, name } = memberOf(context);
    const order = await readOrder(database, id);
    if (!order) return refuse(context, 400, 'orderGone');
    const by = `staff:${name}` as const;
    const outcome = await withdrawPaper(database, { orderId: id, paperId, by, memberId, ownOnly: false, now });
    if ('refusal' in outcome) return refuse(context, 400, outcome.refusal);
    await record(context, order, 'withdraw-paper', { before: factsOf(outcome.document) });
    return { code: 0, body: await listFor(order, context) };
  },

  async staffReleasePaper({ id, paperId, reason }, context) {
    const { database, now } = context;
    const { memberId, name } = memberOf(context);
    const order = await readOrder(database, id);
    if (!order) return refuse(context, 400, 'orderGone');
    const releasing = { order, paperId, reason: reason.trim(), by: `staff:${name}`, memberId, now } as const;
    if (!(await releasePaper(database, releasing))) return refuse(context, 400, 'paperGone');
    await record(context, order, 'release-paper', { after: { id: paperId, reason: releasing.reason } });
    return { code: 0, body: await listFor(order, context) };
  },
};

async function record(
  context: Context,
  { order_no: subject }: OrderRow,
  act: 'add-paper' | 'withdraw-paper' | 'release-paper',
  change: { before?: unknown; after?: unknown },
): Promise<void> {
  await writeAuditLog(context.database, { by: staffActorOf(context), act, subject, ...change }, context.now);
}

function factsOf({ id, kind, title, number, sha256, bytes, mime, added_by }: Omit<DocumentRow, `release${string}`>) {
  return { id, kind, title, number, sha256, bytes, mime, addedBy: added_by };
}

/** Returns a document for staff, including a withdrawn one. */
export async function showToMember(order: OrderRow, context: Context): Promise<(row: DocumentRow) => Paper> {
  const { services, database, now } = context;
  const { order_no: orderNo } = order;
  const isPaid = await isPaidInFull(database, order);
  const claimPhotos = await readClaimPhotos(database, order.id);
  const { memberId, sessionId } = memberOf(context);
  const holder = { accountId: memberId, sessionId };
  const link = (paper: DocumentRow) => linkDocument(services.secret, paper, 'memberPaper', holder, now);
  return (row) =>
    showDocument(row, {
      orderNo,
      canWithdraw: mayCall(context, operations.staffWithdrawPaper) && !claimPhotos.has(row.id),
      isForStaff: true,
      isHeld: !isPaid && waitsForBalance(row),
      canRelease: mayCall(context, operations.staffReleasePaper),
      link,
    });
}

function mayCall(context: Context, { roles }: OperationFacts): boolean {
  return roles?.includes(memberOf(context).role) ?? false;
}

async function listFor(order: OrderRow, context: Context): Promise<Papers> {
  const rows = await readDocuments(context.database, order.id);
  return {
    papers: rows.map(await showToMember(order, context)),
    canAdd: mayCall(context, operations.staffAddPaper) && acceptsDocuments(order),
  };
}
