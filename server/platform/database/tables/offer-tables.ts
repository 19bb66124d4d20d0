import type { ColumnType, Generated } from 'kysely';
import type { OfferState, ThreadMessage } from '#generated/client/types.gen.ts';
import type { Time } from './columns.ts';

/** A vehicle that takes offers. */
export interface VehicleOfferTermsTable {
  vehicle_id: string;
  /** The lower limit. Null if the minimum selling price counts. */
  limit_cents: number | null;
  changed_at: Time;
}

/** A buyer's offer for the price of a vehicle alone. */
export interface VehicleOfferTable {
  id: string;
  account_id: string;
  vehicle_id: string;
  version: Generated<number>;
  state: OfferState;
  /** The price that was named last. */
  price_cents: number;
  /** Until when. Null once the offer is closed. */
  due_at: ColumnType<Date | null, Date | null, Date | null>;
  /** The order that took the price. */
  order_id: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Time;
  changed_at: Time;
}

export interface VehicleOfferStepTable {
  id: Generated<number>;
  offer_id: string;
  act: NonNullable<ThreadMessage['act']>;
  done_at: Time;
  /** `buyer`, `clock`, `limit` if it was declined automatically, or `staff:` and a name. */
  done_by: string;
  price_cents: number | null;
  body: string | null;
}
