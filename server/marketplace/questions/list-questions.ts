import type { OwnQuestion, VehicleQuestion } from '#generated/client/types.gen.ts';
import { payloadLanguage, staffLanguage } from '#wire/language.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { QuestionRow } from './ask-question.ts';

interface Page {
  vehicleId: string;
  pageNo: number;
  pageSize: number;
}

/** The answered questions of a vehicle, the last answered first, public. */
export async function listAnswered(
  database: Database,
  { vehicleId, pageNo, pageSize }: Page,
): Promise<{ total: number; questions: VehicleQuestion[] }> {
  const answered = database
    .selectFrom('vehicle_question')
    .where('vehicle_id', '=', vehicleId)
    .where('state', '=', 'answered');
  const rows = await answered
    .select(['id', 'language', 'published', 'answer', 'asked_at', 'answered_at'])
    .orderBy('answered_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const { total } = await answered
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const questions = rows.map(({ id, language, published, answer, asked_at, answered_at }) => ({
    id,
    language: payloadLanguage(staffLanguage(language)),
    languageTag: language,
    question: published ?? '',
    answer: answer ?? '',
    askedAt: asked_at.toISOString(),
    answeredAt: (answered_at ?? asked_at).toISOString(),
  }));
  return { total, questions };
}

const ownShown = 50;

/** An account's unanswered or declined questions about a vehicle, the last asked first. */
export async function listOwn(
  database: Database,
  { accountId, vehicleId }: { accountId: string; vehicleId: string },
): Promise<OwnQuestion[]> {
  const rows = await database
    .selectFrom('vehicle_question')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('vehicle_id', '=', vehicleId)
    .where('state', '<>', 'answered')
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ownShown)
    .execute();
  return rows.map(describeOwn);
}

export function describeOwn({ id, state, question, reason, asked_at, decided_at }: QuestionRow): OwnQuestion {
  if (state === 'answered') throw new Error('Answered questions are public and not listed here.');
  return {
    id,
    state,
    question,
    ...(reason !== null && { reason }),
    askedAt: asked_at.toISOString(),
    ...(decided_at && { decidedAt: decided_at.toISOString() }),
  };
}
