import { type StaffActor, writeAuditLog } from '#server/platform/calls/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import {
  type QuestionMail,
  postQuestionAnswered,
  postQuestionDeclined,
} from '#server/marketplace/mails/question-mails.ts';
import type { Services } from '#server/platform/services.ts';
import type { VehicleFacts } from '#server/marketplace/vehicles/vehicle-row.ts';
import type { QuestionRow } from './ask-question.ts';
import { nameIn } from '#server/platform/names.ts';

/** The result of a decision: `changed` if somebody else has decided meanwhile. */
type Outcome = 'done' | 'gone' | 'changed';

interface Market {
  services: Services;
  database: Database;
}

/** Publishes a question with its answer, notifies its buyer and writes the audit log, in the caller's transaction. */
export async function answerQuestion(
  market: Market,
  { id, by, answer, published }: { id: string; by: StaffActor; answer: string; published: string | undefined },
  now: Date,
): Promise<Outcome> {
  const asked = await lockQuestion(market.database, id);
  if (!asked) return 'gone';
  if (asked.state !== 'open' && asked.state !== 'withdrawn') return 'changed';
  const change = { published: published ?? asked.question, answer };
  await decide(market.database, { asked, by, act: 'answer-question' }, { ...change, state: 'answered' }, now);
  await postQuestionAnswered(contextOf(market, asked, now), { ...mailTo(asked), answer });
  return 'done';
}

/** Declines a question for a reason that only its buyer sees, likewise. */
export async function declineQuestion(
  market: Market,
  { id, by, reason }: { id: string; by: StaffActor; reason: string },
  now: Date,
): Promise<Outcome> {
  const asked = await lockQuestion(market.database, id);
  if (!asked) return 'gone';
  if (asked.state !== 'open') return 'changed';
  await decide(market.database, { asked, by, act: 'decline-question' }, { reason, state: 'declined' }, now);
  await postQuestionDeclined(contextOf(market, asked, now), { ...mailTo(asked), reason });
  return 'done';
}

/** Edits the published texts. The buyer, who has had the e-mail, is not notified again. */
export async function correctAnswer(
  database: Database,
  { id, by, seen, answer, published }: { id: string; by: StaffActor; seen: string; answer: string; published: string },
  now: Date,
): Promise<Outcome> {
  const asked = await lockQuestion(database, id);
  if (!asked) return 'gone';
  if (asked.state !== 'answered' || asked.decided_at?.getTime() !== Date.parse(seen)) return 'changed';
  await decide(database, { asked, by, act: 'correct-answer' }, { published, answer }, now);
  return 'done';
}

/** Withdraws a published answer with its question. The buyer is not notified again. */
export async function withdrawAnswer(
  database: Database,
  { id, by }: { id: string; by: StaffActor },
  now: Date,
): Promise<Outcome> {
  const asked = await lockQuestion(database, id);
  if (!asked) return 'gone';
  if (asked.state !== 'answered') return 'changed';
  await decide(database, { asked, by, act: 'withdraw-answer' }, { state: 'withdrawn' }, now);
  return 'done';
}

type Asked = QuestionRow & { email: string; facts: VehicleFacts };

async function lockQuestion(transaction: Database, id: string): Promise<Asked | undefined> {
  return transaction
    .selectFrom('vehicle_question')
    .innerJoin('account', 'account.id', 'vehicle_question.account_id')
    .innerJoin('vehicle', 'vehicle.id', 'vehicle_question.vehicle_id')
    .selectAll('vehicle_question')
    .select(['account.email', 'vehicle.facts'])
    .where('vehicle_question.id', '=', id)
    .forUpdate('vehicle_question')
    .executeTakeFirst();
}

interface Decision {
  asked: Asked;
  by: StaffActor;
  act: string;
}

type Change = Partial<Pick<QuestionRow, 'published' | 'answer' | 'reason' | 'state'>>;

async function decide(transaction: Database, { asked, by, act }: Decision, change: Change, now: Date): Promise<void> {
  await transaction
    .updateTable('vehicle_question')
    .set({
      ...change,
      ...(change.state === 'answered' && { answered_at: now }),
      decided_at: now,
      decided_by: by.name,
    })
    .where('id', '=', asked.id)
    .execute();
  const { state, question, published, answer } = asked;
  const before = { state, question, ...(published !== null && { published }), ...(answer !== null && { answer }) };
  await writeAuditLog(transaction, { by, act, subject: asked.id, before, after: change }, now);
}

const contextOf = ({ services, database }: Market, { language }: Asked, now: Date) => ({
  services,
  database,
  language,
  now,
});

function mailTo({ email, vehicle_id, facts, language, question }: Asked): QuestionMail {
  return { to: email, vehicleId: vehicle_id, vehicleName: nameIn(facts.names, language), question };
}
