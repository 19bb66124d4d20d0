import type { StaffEditPhotoPayload, StaffImportPhoto, StaffInspection } from '../../../generated/client/types.gen.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Time } from './columns.ts';

type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** What the staff have made of a photo. It is drawn from the stored photo each time, which itself is never changed. */
export type PhotoEdit = Pick<StaffEditPhotoPayload, 'crop' | 'blurs'>;

export interface VehiclePhotoTable {
  id: string;
  vehicle_id: string;
  path: string;
  bytes: number;
  /** What the staff have cropped and blurred; null where it is shown as it was uploaded. */
  edit: Json<PhotoEdit> | null;
  /** The address, or the name in an archive, that a table named it by. */
  source: string | null;
  /** The hash of the file that came in, from which the stored one was drawn. */
  source_hash: string | null;
  added_at: Time;
}

export interface VehicleVideoTable {
  vehicle_id: string;
  id: string;
  type: 'mp4' | 'webm';
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

export interface StockImportPhotoTable {
  import_id: string;
  line: number;
  place: number;
  source: string;
  is_in_archive: boolean;
  state: StaffImportPhoto['state'];
  fault: NonNullable<StaffImportPhoto['fault']> | null;
}
