import type { Handlers } from '#generated/server.ts';
import type { StaffQuestion } from '#generated/client/types.gen.ts';
import { readerOf } from '#server/desk/reader-of.ts';
import type { Language } from '#wire/language.ts';
import { type Context, staffActorOf, refuse } from '#server/platform/calls/context.ts';
import type { QuestionRow } from '#server/marketplace/questions/ask-question.ts';
import {
  answerQuestion,
  correctAnswer,
  declineQuestion,
  withdrawAnswer,
} from '#server/marketplace/questions/decide-question.ts';
import { pictureOf } from '#server/marketplace/vehicles/photos.ts';
import type { VehicleFacts } from '#server/marketplace/vehicles/vehicle-row.ts';
import { nameIn } from '#server/platform/names.ts';

type QuestionOperation =
  | 'staffListQuestions'
  | 'staffAnswerQuestion'
  | 'staffCorrectAnswer'
  | 'staffDeclineQuestion'
  | 'staffWithdrawAnswer';

export const questionDeskHandlers: Pick<Handlers<Context>, QuestionOperation> = {
  async staffListQuestions({ state, pageNo, pageSize }, { database, language, now }) {
    const questions = database.selectFrom('vehicle_question').where('vehicle_question.state', '=', state);
    const isOpen = state === 'open';
    const rows = await questions
      .innerJoin('account', 'account.id', 'vehicle_question.account_id')
      .innerJoin('vehicle', 'vehicle.id', 'vehicle_question.vehicle_id')
      .selectAll('vehicle_question')
      .select(['account.email', 'vehicle.facts'])
      .orderBy(isOpen ? 'vehicle_question.asked_at' : 'vehicle_question.decided_at', isOpen ? 'asc' : 'desc')
      .orderBy('vehicle_question.id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    const { total } = await questions
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const shown = rows.map((row) => show(row, language));
    return { code: 0, body: { at: now.toISOString(), total, questions: shown } };
  },

  async staffAnswerQuestion({ id, answer, published }, context) {
    const act = { id, by: staffActorOf(context), answer: answer.trim(), published: published?.trim() };
    return tell(context, await answerQuestion(context, act, context.now));
  },

  async staffCorrectAnswer({ id, decidedAt: seen, answer, published }, context) {
    const act = { id, by: staffActorOf(context), seen, answer: answer.trim(), published: published.trim() };
    return tell(context, await correctAnswer(context.database, act, context.now));
  },

  async staffDeclineQuestion({ id, reason }, context) {
    const act = { id, by: staffActorOf(context), reason: reason.trim() };
    return tell(context, await declineQuestion(context, act, context.now));
  },

  async staffWithdrawAnswer({ id }, context) {
    return tell(context, await withdrawAnswer(context.database, { id, by: staffActorOf(context) }, context.now));
  },
};

function tell(context: Context, outcome: Awaited<ReturnType<typeof answerQuestion>>) {
  if (outcome === 'gone') return refuse(context, 400, 'questionGone');
  return outcome === 'changed' ? ({ code: 409 } as const) : ({ code: 0 } as const);
}

type Shown = QuestionRow & { email: string; facts: VehicleFacts };

function show(row: Shown, language: Language): StaffQuestion {
  return {
    id: row.id,
    state: row.state,
    accountId: row.account_id,
    email: row.email,
    ...readerOf(row.language),
    vehicle: {
      id: row.vehicle_id,
      name: nameIn(row.facts.names, language),
      image: pictureOf(row.vehicle_id),
      refNo: row.facts.refNo,
    },
    question: row.question,
    ...(row.published !== null && { published: row.published }),
    ...(row.answer !== null && { answer: row.answer }),
    ...(row.reason !== null && { reason: row.reason }),
    askedAt: row.asked_at.toISOString(),
    ...(row.decided_at && { decidedAt: row.decided_at.toISOString() }),
    ...(row.decided_by !== null && { decidedBy: row.decided_by }),
  };
}
