import type {
  StaffEditPhotoPayload,
  StaffImportChange,
  StaffImportFault,
  StaffImportPhoto,
  StaffInspection,
  StockSheet,
} from '#generated/client/types.gen.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Time } from './columns.ts';

type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** Staff edits of a photo, applied to the stored photo on each rendering. The stored photo never changes. */
export type PhotoEdit = Pick<StaffEditPhotoPayload, 'crop' | 'blurs'>;

export interface VehiclePhotoTable {
  id: string;
  vehicle_id: string;
  path: string;
  bytes: number;
  /** Crop and blur; null if shown as uploaded. */
  edit: Json<PhotoEdit> | null;
  /** The URL or archive name by which an import file named it. */
  source: string | null;
  /** The hash of the original file, before it was re-encoded. */
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

/** A change of the listed price, which a trigger notes. */
export interface ListedPriceChangeTable {
  id: Generated<number>;
  vehicle_id: string;
  changed_at: Time;
  before_cents: number;
  after_cents: number;
  matched_at: MaybeTime;
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
  sheet: ColumnType<StockSheet | null, string, string>;
  publish: boolean;
  seen_version: number | null;
  changes: Json<StaffImportChange[]>;
  faults: Json<StaffImportFault[]>;
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
