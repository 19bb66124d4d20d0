import type { Handlers } from '#generated/server.ts';
import type { StaffDealer } from '#generated/client/types.gen.ts';
import { type Context, staffActorOf, memberOf, refuse } from '#server/platform/calls/context.ts';
import { approveDealer, rejectDealer, type ReviewOutcome } from '#server/marketplace/dealers/review.ts';
import { linkMemberFile, dealerDocumentRoles } from '#server/platform/files/file-links.ts';
import { readerOf } from '#server/desk/reader-of.ts';
import type { Language } from '#wire/language.ts';

type DealerOperation = 'staffListDealers' | 'staffCertifyDealer' | 'staffRefuseDealer';

/** Dealer applications, decided by the same functions as in the staff command. */
export const dealerHandlers: Pick<Handlers<Context>, DealerOperation> = {
  async staffListDealers({ pageNo, pageSize, status }, context) {
    const { database } = context;
    let certificates = database.selectFrom('dealer_certificate');
    if (status !== undefined) certificates = certificates.where('dealer_certificate.status', '=', status);
    const rows = await certificates
      .innerJoin('account', 'account.id', 'dealer_certificate.account_id')
      .selectAll('dealer_certificate')
      .select(['account.email', 'account.language'])
      // Dealers under review have the lowest status.
      .orderBy('dealer_certificate.status')
      .orderBy('dealer_certificate.changed_at')
      .orderBy('dealer_certificate.id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    const { total } = await certificates
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { code: 0, body: { total, dealers: rows.map((row) => show(row, context)) } };
  },

  async staffCertifyDealer({ id, changedAt }, context) {
    const { database, services, now } = context;
    const reviewer = { by: staffActorOf(context), services, seen: new Date(changedAt) };
    return answer(context, await approveDealer(database, id, reviewer, now));
  },

  async staffRefuseDealer({ id, changedAt, reason }, context) {
    const { database, services, now } = context;
    const reviewer = { by: staffActorOf(context), services, seen: new Date(changedAt) };
    return answer(context, await rejectDealer(database, id, reviewer, reason, now));
  },
};

interface Row {
  id: string;
  account_id: string;
  email: string;
  language: string;
  status: StaffDealer['status'];
  fields: Record<string, string>;
  remark: string | null;
  changed_at: Date;
}

const shownFields = [
  'dealerAddress',
  'dealerSize',
  'contactPerson',
  'contactNumber',
  'whatsAppNo',
  'vatNo',
  'taxNo',
] as const;
const papers = ['taxNoPic', 'vatNoPic'] as const;

function show(
  { id, account_id, email, language, status, fields, remark, changed_at }: Row,
  context: Context,
): StaffDealer {
  const { services, now } = context;
  const { memberId: accountId, sessionId, role } = memberOf(context);
  const known = shownFields.map((field) => [field, fields[field]] as const);
  return {
    id,
    accountId: account_id,
    email,
    ...readerOf(language as Language),
    status,
    dealerName: fields['dealerName'] ?? '',
    ...Object.fromEntries(known.filter(([, value]) => value !== undefined)),
    ...(fields['email'] !== undefined && { dealerEmail: fields['email'] }),
    ...(remark !== null && { remark }),
    changedAt: changed_at.toISOString(),
    papers: papers.flatMap((kind) => {
      const path = fields[kind];
      if (path === undefined || !dealerDocumentRoles.has(role)) return [];
      return { kind, image: linkMemberFile(services.secret, path, { accountId, sessionId }, now) };
    }),
  };
}

function answer(context: Context, outcome: ReviewOutcome) {
  if (outcome === 'gone') return refuse(context, 400, 'certificationGone');
  return outcome === 'decided' ? ({ code: 409 } as const) : ({ code: 0 } as const);
}
