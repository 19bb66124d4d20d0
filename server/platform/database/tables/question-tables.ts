import type { ColumnType, Generated } from 'kysely';
import type { StaffQuestionState } from '#generated/client/types.gen.ts';
import type { Language } from '#wire/language.ts';
import type { Time } from './columns.ts';

type MaybeText = ColumnType<string | null, string | null | undefined, string | null>;
type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | null>;

export interface VehicleQuestionTable {
  id: string;
  account_id: string;
  vehicle_id: string;
  /** The buyer's language, in which the answer is written. */
  language: Language;
  state: Generated<StaffQuestionState>;
  /** The buyer's original text. */
  question: string;
  /** The published text. */
  published: MaybeText;
  answer: MaybeText;
  reason: MaybeText;
  asked_at: Time;
  answered_at: MaybeTime;
  /** The time of the last answer, refusal or withdrawal. */
  decided_at: MaybeTime;
  decided_by: MaybeText;
}
