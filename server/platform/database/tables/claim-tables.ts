import type { ColumnType, Generated } from 'kysely';
import type { Claim, ClaimKind, ClaimState, InspectionPart } from '#generated/client/types.gen.ts';
import type { Time } from './columns.ts';

/** A claim of a buyer about a vehicle that has arrived. */
export interface ClaimTable {
  id: string;
  order_id: string;
  version: Generated<number>;
  kind: ClaimKind;
  state: ClaimState;
  /** Who acts next. */
  turn: Claim['turn'];
  /** Until when. Null once the claim is closed. */
  due_at: ColumnType<Date | null, Date | null, Date | null>;
  /** The money that we offered last, in the smallest unit of the order's currency. */
  offer_units: ColumnType<number | null, number | null | undefined, number | null>;
  reported_at: Time;
  changed_at: Time;
}

export interface ClaimMessageTable {
  id: Generated<number>;
  claim_id: string;
  written_at: Time;
  /** As in an order's records: `buyer`, or `staff:` and a name. */
  written_by: string;
  body: string;
}

/** A document of the order that shows what the claim is about. */
export interface ClaimPhotoTable {
  claim_id: string;
  paper_id: string;
  place: number;
  /** The part of the body that it shows. */
  part: ColumnType<InspectionPart | null, InspectionPart | null | undefined, never>;
}
