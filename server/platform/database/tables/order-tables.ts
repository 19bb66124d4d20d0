import type { ColumnType, Generated } from 'kysely';
import type { LandedCost, MoneyLineKind, OrderStatus, PaperKind, StaffMoneyWait } from '#generated/client/types.gen.ts';
import type { DefaultTime, Json, Time } from './columns.ts';
import type {
  PrepaidQuote,
  RefundPromise,
  StoredInquiry,
  StoredPriceRequest,
  StoredQuote,
  StoredReceiver,
  StoredShipping,
} from './json-values.ts';

export interface InquiryTable {
  id: string;
  account_id: string;
  vehicle_id: string;
  /** Earlier inquiries hold neither part. */
  payload: Json<Partial<StoredInquiry>>;
  created_at: DefaultTime;
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The answer from the desk, and its author. */
  answer: string | null;
  answered_by: string | null;
}

export interface PriceRequestTable {
  account_id: string;
  vehicle_id: string;
  request: Json<StoredPriceRequest>;
  quote: Json<PrepaidQuote>;
  asked_at: DefaultTime;
}

/** A day as text, `YYYY-MM-DD`. */
type MaybeDay = ColumnType<string | null, string | null | undefined, string | null>;

export interface OrderTable {
  id: string;
  order_no: string;
  account_id: string;
  vehicle_id: string;
  status: OrderStatus;
  pay_unit: 'USD' | 'JPY';
  receiver: Json<StoredReceiver>;
  shipping: Json<StoredShipping>;
  quote: Json<StoredQuote>;
  /** The landed cost estimated on the day of the reservation; null for orders from before such estimates. */
  landed_cost: ColumnType<LandedCost | null, string | null | undefined, string | null>;
  freight_number: string | null;
  logistics_link: string | null;
  deposit_due_at: Time;
  /** A version counter that the database increments with every change. */
  version: Generated<number>;
  vessel: string | null;
  departs_on: MaybeDay;
  arrives_on: MaybeDay;
  /** Why the order waits for accounts, derived from `order_money`. */
  money_waits: ColumnType<StaffMoneyWait | null, StaffMoneyWait | null | undefined, StaffMoneyWait | null>;
  /** What the buyer gets back of a cancelled order; null if no refund rule ended it. */
  refund_promise: ColumnType<RefundPromise | null, string | null | undefined, string | null>;
  /** The desk's search text in lower case, which the database composes. */
  searched: ColumnType<string, never, never>;
  created_at: DefaultTime;
  changed_at: DefaultTime;
}

/** The last deadline that the buyer was reminded of. */
export interface DepositReminderTable {
  order_id: string;
  due_at: Time;
}

export interface OrderRecordTable {
  id: Generated<number>;
  order_id: string;
  status: OrderStatus;
  act: string;
  actor: string;
  note: string | null;
  created_at: DefaultTime;
}

/** A document of an order. The database allows no change except one withdrawal. */
export interface OrderPaperTable {
  id: string;
  order_id: string;
  /** The first document of an order is 1. */
  place: number;
  kind: PaperKind;
  title: string | null;
  number: string | null;
  path: string;
  sha256: string;
  bytes: number;
  mime: 'application/pdf' | 'image/jpeg';
  /** As in an order's records: `buyer`, or `staff:` and a name. */
  added_by: string;
  member_id: ColumnType<string | null, string | null | undefined, never>;
  added_at: Time;
  /** Whether the buyer gets it only after the balance is paid; null uses the default of its kind. */
  is_held: ColumnType<boolean | null, boolean | null | undefined, never>;
  /** Whether a PDF was rewritten or refused; null if it was stored before PDFs were rewritten. */
  check_result: ColumnType<'clean' | 'refused' | null, 'clean' | 'refused' | null | undefined>;
  withdrawn_by: ColumnType<string | null, never, string>;
  withdrawer_id: ColumnType<string | null, never, string | null>;
  withdrawn_at: ColumnType<Date | null, never, Date>;
}

/** A document released to the buyer before the balance is paid. */
export interface PaperReleaseTable {
  paper_id: string;
  reason: string;
  released_by: string;
  member_id: string | null;
  released_at: Time;
}

/** The kinds of shipment notes. */
export type ShipmentNoteKind =
  | 'inspectionPlanned'
  | 'inspectionPassed'
  | 'vesselNamed'
  | 'departureSet'
  | 'arrivalExpected'
  | 'arrived'
  | 'released'
  | 'originalsSent';

/** The note's text; null withdraws the earlier note. */
export interface ShipmentFacts {
  day?: string;
  vessel?: string;
  inspectedBy?: string;
  number?: string;
  checkAt?: string;
  courier?: string;
  trackAt?: string;
}

/** A shipment note. Notes are append-only; the latest of a kind counts. */
export interface OrderWayTable {
  id: Generated<number>;
  order_id: string;
  note: ShipmentNoteKind;
  facts: Json<ShipmentFacts>;
  actor: string;
  created_at: Time;
}

/** A ledger line of an order. The database allows no change or deletion. */
export interface OrderMoneyTable {
  id: Generated<number>;
  order_id: string;
  kind: MoneyLineKind;
  payment: 'deposit' | 'balance' | null;
  pay_unit: 'USD' | 'JPY';
  /** In the smallest unit of the currency. */
  amount: number;
  /** The value date at the bank. */
  day: string | null;
  reference: string | null;
  reason: string | null;
  bank: string | null;
  last_digits: string | null;
  voucher_id: string | null;
  refund_id: string | null;
  /** The claim that a refund is for. */
  claim_id: ColumnType<string | null, string | null | undefined, never>;
  /** The line that this one reverses, or requests to reverse. */
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
  /** The sender's key of the message. */
  client_key: ColumnType<string | null, string | null | undefined, never>;
  /** The vehicle or order of the page on which the buyer wrote it. */
  about_vehicle: ColumnType<string | null, string | null | undefined, never>;
  about_order: ColumnType<string | null, string | null | undefined, never>;
  created_at: DefaultTime;
}
