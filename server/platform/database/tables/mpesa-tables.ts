import type { ColumnType } from 'kysely';
import type { MpesaFailure, MpesaRequestState } from '#generated/client/types.gen.ts';
import type { Time } from './columns.ts';

/** Null unless it is given. */
type Maybe<Value> = ColumnType<Value | null, Value | null | undefined>;

/** Why a payment belongs to no order yet. */
export type UnrecordedReason =
  | 'unknownOrder'
  | 'orderCancelled'
  | 'nothingDue'
  | 'tooSmall'
  | 'otherAmount'
  | 'receiptMissing'
  | 'notRecorded'
  | 'reversed'
  | 'closed';

/** A payment that M-Pesa has confirmed, by its receipt number. */
export interface MpesaPaymentTable {
  receipt: string;
  /** The account number as the payer typed it. */
  account: string;
  kes_cents: number;
  paid_at: Time;
  payer: Maybe<string>;
  phone: Maybe<string>;
  order_id: Maybe<string>;
  /** Why it is not recorded; null once it is. */
  reason: UnrecordedReason | null;
  /** What was recorded, in the smallest unit of the order's currency. */
  recorded_units: Maybe<number>;
  /** Why staff closed it without an order. */
  closing_reason: Maybe<string>;
  /** The staff member who assigned or closed it; null if nobody did. */
  recorded_by: Maybe<string>;
  member_id: Maybe<string>;
  recorded_at: Maybe<Date>;
  received_at: Time;
}

/** A payment request that was sent to a phone. */
export interface MpesaRequestTable {
  id: string;
  order_id: string;
  kes: number;
  phone: string;
  state: MpesaRequestState;
  failure: Maybe<MpesaFailure>;
  /** M-Pesa's id of the request; null until it is known. */
  checkout_id: Maybe<string>;
  /** What M-Pesa has reported, before it is verified. */
  receipt: Maybe<string>;
  reported_kes_cents: Maybe<number>;
  paid_at: Maybe<Date>;
  requested_at: Time;
  /** When M-Pesa is asked next for the result; null if it is known. */
  check_at: Maybe<Date>;
}
