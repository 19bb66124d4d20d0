import type { ColumnType, Generated } from 'kysely';
import type { StaffQuestionState } from '../../../generated/client/types.gen.ts';
import type { Language } from '../../../wire/language.ts';
import type { Time } from './columns.ts';

type MaybeText = ColumnType<string | null, string | null | undefined, string | null>;
type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | null>;

export interface VehicleQuestionTable {
  id: string;
  account_id: string;
  vehicle_id: string;
  /** What the buyer read when asking, and is answered in. */
  language: Language;
  state: Generated<StaffQuestionState>;
  /** As the buyer has asked it. */
  question: string;
  /** As everybody reads it. */
  published: MaybeText;
  answer: MaybeText;
  reason: MaybeText;
  asked_at: Time;
  answered_at: MaybeTime;
  /** When it was answered, declined or taken back, whichever was last. */
  decided_at: MaybeTime;
  decided_by: MaybeText;
}
