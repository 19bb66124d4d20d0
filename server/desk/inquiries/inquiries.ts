import type { Handlers, PayloadOf } from '#generated/server.ts';
import type { StaffInquiry } from '#generated/client/types.gen.ts';
import { type Context, staffActorOf, refuse } from '#server/platform/calls/context.ts';
import { answerInquiry, settleInquiry } from '#server/marketplace/inquiries/answer-inquiry.ts';
import type { StoredInquiry } from '#server/platform/database/tables/json-values.ts';
import { portName, transportName } from '#server/marketplace/orders/order-texts.ts';
import { pictureOf } from '#server/marketplace/vehicles/photos.ts';
import type { VehicleFacts } from '#server/marketplace/vehicles/vehicle-row.ts';
import { readerOf } from '#server/desk/reader-of.ts';
import type { Language } from '#wire/language.ts';
import type { LabelledLine } from '#server/marketplace/mails/mail-values.ts';
import { quoteLabels } from '#server/marketplace/orders/quote-lines.ts';
import { nameIn } from '#server/platform/names.ts';

type InquiryOperation = 'staffListInquiries' | 'staffAnswerInquiry' | 'staffSettleInquiry';

export const inquiryHandlers: Pick<Handlers<Context>, InquiryOperation> = {
  async staffListInquiries({ isAnswered, pageNo, pageSize }, context) {
    const inquiries = context.database
      .selectFrom('inquiry')
      .where('inquiry.answered_at', isAnswered ? 'is not' : 'is', null);
    const rows = await inquiries
      .innerJoin('account', 'account.id', 'inquiry.account_id')
      .innerJoin('vehicle', 'vehicle.id', 'inquiry.vehicle_id')
      .selectAll('inquiry')
      .select(['account.email', 'account.language', 'vehicle.facts'])
      .orderBy('inquiry.created_at', isAnswered ? 'desc' : 'asc')
      .orderBy('inquiry.id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    const { total } = await inquiries
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { code: 0, body: { total, inquiries: rows.map((row) => show(row, context)) } };
  },

  async staffAnswerInquiry({ id, text }, context) {
    const { database, services, now } = context;
    const outcome = await answerInquiry(
      { services, database },
      { id, by: staffActorOf(context), text: text.trim() },
      now,
    );
    if (outcome === 'gone') return refuse(context, 400, 'inquiryGone');
    return outcome === 'answered' ? { code: 409 } : { code: 0 };
  },

  async staffSettleInquiry({ id }, context) {
    await settleInquiry(context.database, { id, by: staffActorOf(context) }, context.now);
    return { code: 0 };
  },
};

interface Row {
  id: string;
  account_id: string;
  vehicle_id: string;
  payload: Partial<StoredInquiry>;
  created_at: Date;
  answered_at: Date | null;
  answer: string | null;
  answered_by: string | null;
  email: string;
  language: string;
  facts: VehicleFacts;
}

function show(row: Row, { language }: Context): StaffInquiry {
  const { seen } = row.payload;
  return {
    id: row.id,
    accountId: row.account_id,
    email: row.email,
    ...readerOf(row.language as Language),
    ...(seen && {
      name: seen.name,
      phone: seen.phone,
      countryCode: seen.countryCode,
      portName: portName(seen.endPortId, language),
      transportName: transportName(seen.transportType, language),
    }),
    vehicle: {
      id: row.vehicle_id,
      name: nameIn(row.facts.names, language),
      image: pictureOf(row.vehicle_id),
      refNo: row.facts.refNo,
    },
    prices: seen ? inquiryLines(seen, language) : [],
    createdAt: row.created_at.toISOString(),
    ...(row.answered_at && { answeredAt: row.answered_at.toISOString() }),
    ...(row.answer !== null && { answer: row.answer }),
    ...(row.answered_by !== null && { answeredBy: row.answered_by }),
  };
}

/** The quote lines the buyer saw when asking. */
function inquiryLines(seen: PayloadOf<'submitInquiry'>, language: Language): LabelledLine[] {
  const lines = [
    ['list', seen.vehiclePriceDesc],
    ['discount', seen.discountPrice && `− ${seen.discountPrice}`],
    ['freight', seen.transportPriceDesc],
    ['insurance', seen.insurancePriceDesc],
    ['cif', seen.totalPriceDesc],
    ['clearance', seen.checkClearancePrice === 1 ? seen.clearancePriceDesc : undefined],
    ['withClearance', seen.checkClearancePrice === 1 ? seen.totalWithClearancePriceDesc : undefined],
  ] as const;
  return lines.flatMap(([label, value]) => (value ? { label: quoteLabels[label][language], value } : []));
}
