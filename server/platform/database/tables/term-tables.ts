import type { ColumnType, Generated } from 'kysely';
import type { BankAccountFacts, LegalTexts } from '#generated/client/types.gen.ts';
import type { Json, Time } from './columns.ts';
import type { CollectionAgent } from './json-values.ts';

type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface TermVersionTable {
  part: string;
  version: number;
  value: Json<unknown>;
  set_by: string;
  /** Absent if set by command. */
  member_id: string | null;
  set_at: Time;
}

export interface ImportRuleVersionTable {
  country_code: string;
  part: string;
  version: number;
  periods: Json<unknown>;
  set_by: string;
  member_id: string | null;
  set_at: Time;
}

export interface ListPriceVersionTable {
  country_code: string;
  model_id: string;
  chassis: string;
  version: number;
  prices: Json<unknown>;
  set_by: string;
  member_id: string | null;
  set_at: Time;
}

export interface BankAccountTable {
  id: string;
  pay_unit: 'USD' | 'JPY';
  facts: Json<BankAccountFacts>;
  proposed_by: string;
  proposer_id: string | null;
  proposed_at: Time;
  released_by: string | null;
  releaser_id: string | null;
  released_at: MaybeTime;
  /** Shown to buyers from this time on. */
  shown_from: MaybeTime;
  withdrawn_by: string | null;
  withdrawn_at: MaybeTime;
}

export interface PaymentRequestTable {
  code: string;
  order_id: string;
  kind: 'deposit' | 'balance';
  pay_unit: 'USD' | 'JPY';
  /** In the smallest unit of its currency. */
  amount: number;
  bank_account_id: string | null;
  facts: Json<CollectionAgent>;
  key_id: string;
  /** The exact content of the QR code. */
  signed: string;
  issued_at: Time;
}

export interface ShownAccountTable {
  id: Generated<number>;
  order_id: string;
  /** Absent if the account shown was not set at the desk. */
  bank_account_id: string | null;
  facts: Json<CollectionAgent>;
  told_at: Time;
}

export interface CompanyVersionTable {
  /** `company`, or the id of a clearing agent. */
  subject: string;
  version: number;
  value: Json<unknown>;
  is_demo: Generated<boolean>;
  has_ended: Generated<boolean>;
  set_by: string;
  member_id: string | null;
  set_at: Time;
}

export interface ClearingAgentTable {
  id: string;
  /** The version in force. */
  version: number;
  country_code: string;
  port_id: string;
  licence_number: string;
  ended_at: MaybeTime;
}

/** A version of a legal text, or the withdrawal of one. */
export interface LegalTextVersionTable {
  name: 'statement' | 'privacy' | 'protocol';
  version: number;
  from_day: string | null;
  texts: ColumnType<LegalTexts | null, string | null, never>;
  takes_back: number | null;
  set_by: string;
  member_id: string | null;
  set_at: Time;
}
