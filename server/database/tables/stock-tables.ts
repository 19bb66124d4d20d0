import type { StaffInspection } from '../../../generated/client/types.gen.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Time } from './columns.ts';

type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface VehiclePhotoTable {
  id: string;
  vehicle_id: string;
  path: string;
  bytes: number;
  added_at: Time;
}

export interface VehiclePriceTable {
  id: Generated<number>;
  vehicle_id: string;
  price_cents: number;
  lowest_cents: number;
  name: string;
  member_id: string | null;
  changed_at: Time;
}

export interface VehicleInspectionTable {
  vehicle_id: string;
  findings: Json<StaffInspection>;
  changed_at: Time;
}

export interface StockImportTable {
  id: string;
  name: string;
  member_id: string;
  created_at: Time;
  begun_at: MaybeTime;
  ended_at: MaybeTime;
}

export type ImportRowKind = 'added' | 'changed' | 'unchanged' | 'faulty';

export interface StockImportRowTable {
  import_id: string;
  line: number;
  stock_no: string;
  name: string;
  kind: ImportRowKind;
  sheet: Json<unknown>;
  publish: boolean;
  seen_version: number | null;
  changes: Json<unknown>;
  faults: Json<unknown>;
  done_at: MaybeTime;
}
