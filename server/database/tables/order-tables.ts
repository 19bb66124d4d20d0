import type { ColumnType, Generated } from 'kysely';
import type { MoneyLineKind, PaperKind, StaffMoneyWait } from '../../../generated/client/types.gen.ts';
import type { DefaultTime, Json, Time } from './columns.ts';

export interface InquiryTable {
  id: string;
  account_id: string;
  vehicle_id: string;
  payload: Json<Record<string, unknown>>;
  created_at: DefaultTime;
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** What was answered from the desk, and by whom. */
  answer: string | null;
  answered_by: string | null;
}

export interface PriceRequestTable {
  account_id: string;
  vehicle_id: string;
  request: Json<Record<string, unknown>>;
  quote: Json<Record<string, unknown>>;
  asked_at: DefaultTime;
}

/** A day as text, `YYYY-MM-DD`. */
type MaybeDay = ColumnType<string | null, string | null | undefined, string | null>;

export interface OrderTable {
  id: string;
  order_no: string;
  account_id: string;
  vehicle_id: string;
  status: number;
  pay_unit: 'USD' | 'JPY';
  receiver: Json<Record<string, unknown>>;
  shipping: Json<Record<string, unknown>>;
  quote: Json<Record<string, unknown>>;
  /** What the vehicle would cost in the end, as it was estimated on the day of the reservation. */
  landed_cost: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  freight_number: string | null;
  logistics_link: string | null;
  deposit_due_at: Time;
  /** Counted up by the database with every change of the row. */
  version: Generated<number>;
  vessel: string | null;
  departs_on: MaybeDay;
  arrives_on: MaybeDay;
  /** Why the money waits for accounts, as the lines of `order_money` say. */
  money_waits: ColumnType<StaffMoneyWait | null, StaffMoneyWait | null | undefined, StaffMoneyWait | null>;
  /** What the desk searches by, in small letters; the database puts it together. */
  searched: ColumnType<string, never, never>;
  created_at: DefaultTime;
  changed_at: DefaultTime;
}

/** The deadline of which the buyer of an order was reminded last. */
export interface DepositReminderTable {
  order_id: string;
  due_at: Time;
}

export interface OrderRecordTable {
  id: Generated<number>;
  order_id: string;
  status: number;
  act: string;
  actor: string;
  note: string | null;
  created_at: DefaultTime;
}

/** A paper of an order. The database lets nobody change one; it can be withdrawn, once. */
export interface OrderPaperTable {
  id: string;
  order_id: string;
  /** The first paper of an order is 1. */
  place: number;
  kind: PaperKind;
  title: string | null;
  number: string | null;
  path: string;
  sha256: string;
  bytes: number;
  mime: 'application/pdf' | 'image/jpeg';
  /** As a record of an order names it: `buyer`, or `staff:` and a name. */
  added_by: string;
  member_id: ColumnType<string | null, string | null | undefined, never>;
  added_at: Time;
  /** Whether its buyer gets it only when the balance is paid; null leaves it to the kind. */
  is_held: ColumnType<boolean | null, boolean | null | undefined, never>;
  withdrawn_by: ColumnType<string | null, never, string>;
  withdrawer_id: ColumnType<string | null, never, string | null>;
  withdrawn_at: ColumnType<Date | null, never, Date>;
}

/** A document that its buyer may read before the balance is paid. */
export interface PaperReleaseTable {
  paper_id: string;
  reason: string;
  released_by: string;
  member_id: string | null;
  released_at: Time;
}

/** What is noted of a vehicle's way. */
export type WayNote =
  | 'inspectionPlanned'
  | 'inspectionPassed'
  | 'vesselNamed'
  | 'departureSet'
  | 'arrivalExpected'
  | 'arrived'
  | 'released';

/** What a note says; nothing where what was noted before is taken back. */
export interface WayFacts {
  day?: string;
  vessel?: string;
  inspectedBy?: string;
  number?: string;
  checkAt?: string;
}

/** A note of a vehicle's way. Nothing is ever changed in it; the latest of a kind counts. */
export interface OrderWayTable {
  id: Generated<number>;
  order_id: string;
  note: WayNote;
  facts: Json<WayFacts>;
  actor: string;
  created_at: Time;
}

/** A line of an order's money. The database lets nobody change one or take it away. */
export interface OrderMoneyTable {
  id: Generated<number>;
  order_id: string;
  kind: MoneyLineKind;
  payment: 'deposit' | 'balance' | null;
  pay_unit: 'USD' | 'JPY';
  /** In the smallest unit of the currency. */
  amount: number;
  /** The day at the bank. */
  day: string | null;
  reference: string | null;
  reason: string | null;
  bank: string | null;
  last_digits: string | null;
  voucher_id: string | null;
  refund_id: string | null;
  /** The line that this one takes back, or is about to. */
  reverses: number | null;
  actor: string;
  member_id: string | null;
  created_at: Time;
}

export interface VoucherTable {
  id: string;
  order_id: string;
  kind: 'deposit' | 'balance';
  images: string[];
  state: Generated<'submitted' | 'approved' | 'rejected'>;
  created_at: DefaultTime;
}

export interface ChatMessageTable {
  id: Generated<number>;
  account_id: string;
  sender: 'buyer' | 'staff';
  staff_name: string | null;
  text: string;
  /** The id that the sender has given the message. */
  client_key: ColumnType<string | null, string | null | undefined, never>;
  /** The vehicle or order of the page on which the buyer wrote it. */
  about_vehicle: ColumnType<string | null, string | null | undefined, never>;
  about_order: ColumnType<string | null, string | null | undefined, never>;
  created_at: DefaultTime;
}
