import type { Paper, Papers } from '../../../generated/client/types.gen.ts';
import { type OperationFacts, operations } from '../../../generated/operations.ts';
import type { Handlers } from '../../../generated/server.ts';
import { type Context, doerOf, memberOf, refuse, senderOf } from '../../calls/context.ts';
import { recordAct } from '../../calls/record-act.ts';
import { workAhead } from '../../calls/work-ahead.ts';
import { linkPaper } from '../../files/paper-links.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import {
  addPaper,
  type PaperRow,
  readPapers,
  showPaper,
  takesPapers,
  withdrawPaper,
} from '../../orders/papers/order-papers.ts';
import { decodeBase64 } from '../../uploads/decode-base64.ts';
import { storePaper } from '../../uploads/store-paper.ts';
import { readOrder } from './read-order.ts';

type PaperOperation = 'staffListPapers' | 'staffAddPaper' | 'staffWithdrawPaper';

/** The papers of any order, for the roles that the contract names. */
export const staffPaperHandlers: Pick<Handlers<Context>, PaperOperation> = {
  async staffListPapers({ id }, context) {
    const order = await readOrder(context.database, id);
    return order ? { code: 0, body: await listFor(order, context) } : refuse(context, 400, 'orderGone');
  },

  staffAddPaper: workAhead<'staffAddPaper'>(async ({ id, fileBase64, ...paper }, context) => {
    // The long work is not begun for an order that takes none.
    const order = await readOrder(context.database, id);
    if (!order) return (inside) => refuse(inside, 400, 'orderGone');
    if (!takesPapers(order)) return (inside) => refuse(inside, 400, 'orderStatusChanged');
    const bytes = decodeBase64(fileBase64);
    if (!bytes) return (inside) => refuse(inside, 400, 'paperFormat');
    const { memberId, name } = memberOf(context);
    const file = await storePaper(context.services.files, bytes, senderOf(context));
    return async (inside) => {
      if ('refusal' in file) return refuse(inside, 400, file.refusal);
      const { database, now } = inside;
      const outcome = await addPaper(database, { order, paper, file, by: `staff:${name}`, memberId, now });
      if ('refusal' in outcome) return refuse(inside, 400, outcome.refusal);
      if ('added' in outcome) await record(inside, order, 'add-paper', { after: factsOf(outcome.added) });
      return { code: 0, body: await listFor(order, inside) };
    };
  }),

  async staffWithdrawPaper({ id, paperId }, context) {
    const { database, now } = context;
    const { memberId, name } = memberOf(context);
    const order = await readOrder(database, id);
    if (!order) return refuse(context, 400, 'orderGone');
    const by = `staff:${name}` as const;
    const gone = await withdrawPaper(database, { orderId: id, paperId, by, memberId, ownOnly: false, now });
    if (!gone) return refuse(context, 400, 'paperGone');
    await record(context, order, 'withdraw-paper', { before: factsOf(gone) });
    return { code: 0, body: await listFor(order, context) };
  },
};

async function record(
  context: Context,
  { order_no: subject }: OrderRow,
  act: 'add-paper' | 'withdraw-paper',
  change: { before?: unknown; after?: unknown },
): Promise<void> {
  await recordAct(context.database, { by: doerOf(context), act, subject, ...change }, context.now);
}

function factsOf({ id, kind, title, number, sha256, bytes, mime, added_by }: PaperRow) {
  return { id, kind, title, number, sha256, bytes, mime, addedBy: added_by };
}

/** A paper as a member of the staff is told of it, also one that was withdrawn. */
export function showToMember({ order_no: orderNo }: OrderRow, context: Context): (row: PaperRow) => Paper {
  const { services, now } = context;
  const { memberId, sessionId } = memberOf(context);
  const holder = { accountId: memberId, sessionId };
  const link = (paper: PaperRow) => linkPaper(services.secret, paper, 'memberPaper', holder, now);
  return (row) => showPaper(row, { orderNo, canWithdraw: mayChange(context), isForStaff: true, link });
}

function mayChange(context: Context): boolean {
  const { roles }: OperationFacts = operations.staffAddPaper;
  return roles?.includes(memberOf(context).role) ?? false;
}

async function listFor(order: OrderRow, context: Context): Promise<Papers> {
  const rows = await readPapers(context.database, order.id);
  return { papers: rows.map(showToMember(order, context)), canAdd: mayChange(context) && takesPapers(order) };
}
