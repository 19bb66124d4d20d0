import type { Selectable } from 'kysely';
import type { Language } from '#wire/language.ts';
import { lockAccount } from '#server/platform/database/lock-account.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { VehicleQuestionTable } from '#server/platform/database/tables/question-tables.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { readVehicle } from '#server/marketplace/vehicles/vehicle-row.ts';

export type QuestionRow = Selectable<VehicleQuestionTable>;

/** Maximum number of unanswered questions per day, so that nobody floods the desk. */
const mostOpen = 5;
const day = 24 * 3_600_000;

interface NewQuestion {
  vehicleId: string;
  question: string;
  language: Language;
}

/** Stores a question for staff, unless the account already has the same one open. */
export async function askQuestion(
  transaction: Database,
  accountId: string,
  { vehicleId, question, language }: NewQuestion,
  now: Date,
): Promise<QuestionRow | 'questionsFull' | 'vehicleGone' | 'vehicleStatusChanged'> {
  const vehicle = await readVehicle(transaction, vehicleId);
  if (!vehicle) return 'vehicleGone';
  if (vehicle.state === 'removed') return 'vehicleStatusChanged';
  // Concurrent calls must neither exceed the limit nor store a question twice.
  await lockAccount(transaction, accountId);
  const open = await transaction
    .selectFrom('vehicle_question')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .execute();
  const spelling = spell(question);
  const same = open.find((other) => other.vehicle_id === vehicleId && spell(other.question) === spelling);
  if (same) return same;
  const recent = open.filter(({ asked_at }) => asked_at.getTime() > now.getTime() - day);
  if (recent.length >= mostOpen) return 'questionsFull';
  return transaction
    .insertInto('vehicle_question')
    .values({
      id: newId(),
      account_id: accountId,
      vehicle_id: vehicleId,
      language,
      question: question.trim(),
      asked_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Compare without letter case and spacing. */
const spell = (question: string): string => question.trim().replaceAll(/\s+/g, ' ').toLowerCase();
