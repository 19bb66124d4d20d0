import type { ColumnType, Generated } from 'kysely';
import type { StoredNames } from '#server/platform/names.ts';
import type { DefaultTime, Day, Json, Time } from './columns.ts';
import type { VehicleFacts } from './json-values.ts';

export interface MakeTable {
  id: string;
  letter: string;
  name: string;
  names: Json<StoredNames>;
  hot_rank: number | null;
  sort: number;
}

export interface ModelTable {
  id: string;
  make_id: string;
  name: string;
  names: Json<StoredNames>;
  sort: number;
}

export interface StyleTable {
  id: string;
  model_id: string;
  name: string;
  full_name: string;
  /** The search words of the style, in all languages. */
  search_words: Generated<string[]>;
  sort: number;
}

export interface ModelLevelTable {
  code: string;
  names: Json<StoredNames>;
  body: string;
  home_rank: number | null;
  sort: number;
}

export type VehicleState = 'available' | 'held' | 'removed';

/** The publication state of a vehicle. */
export type VehicleStage = 'draft' | 'published' | 'withdrawn';

export interface VehicleTable {
  id: string;
  style_id: string;
  make_id: string;
  model_id: string;
  model_level: string;
  name: string;
  registered: Day;
  mileage_km: number;
  seats: number;
  displacement_cc: number;
  fuel: string;
  /** The price at the yard, before any deduction. */
  base_price_cents: number;
  /** The price including delivery to the lists' reference port, before any deduction. */
  list_price_cents: number;
  min_price_cents: number;
  volume_m3: ColumnType<string, number | string, number | string>;
  transport_template: string;
  state: Generated<VehicleState>;
  price_bucket: number;
  age_bucket: number;
  mileage_bucket: number;
  seats_bucket: number;
  is_new_arrival: Generated<boolean>;
  is_daily: Generated<boolean>;
  is_high_quality: Generated<boolean>;
  is_hot: Generated<boolean>;
  flash_deduction_cents: number | null;
  flash_ends_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** Search words of this vehicle alone, such as its reference number; the style has the others. */
  search_words: Generated<string[]>;
  facts: Json<VehicleFacts>;
  /** The steering side, which the database derives from the facts. */
  steering: ColumnType<'right' | 'left', never, never>;
  /** Colour and grade, also derived from the facts. */
  colour_code: ColumnType<string, never, never>;
  condition_grade: ColumnType<string, never, never>;
  listed_at: Time;
  changed_at: DefaultTime;
  /** Only published vehicles are offered; others count as `removed` for everybody but staff. */
  stage: Generated<VehicleStage>;
  /** Version counter of staff changes. */
  version: Generated<number>;
  /** The unique stock number in capital letters. */
  stock_no: string | null;
  /** The full chassis number, visible to users and staff. */
  chassis_no: string | null;
  /** The photo names in order; null if none were ever uploaded, as in the demo, which draws them. */
  photos: string[] | null;
}

export interface VehicleCountTable {
  kind: number;
  make_id: string;
  model_id: string;
  style_id: string;
  model_level: string;
  price_bucket: number;
  age_bucket: number;
  mileage_bucket: number;
  seats_bucket: number;
  vehicles: number;
}

/** Counts like `vehicle_count`, for each vehicle trait separately. */
export interface VehicleTraitCountTable extends VehicleCountTable {
  trait: string;
  value: string;
}

/** A country with stored landed costs. */
export interface LandedCountryTable {
  country_code: string;
  /** Whether every vehicle has its row. */
  is_filled: Generated<boolean>;
}

/** A vehicle's landed cost in a country, with the filter columns that triggers copy. */
export interface LandedVehicleTable {
  country_code: string;
  id: string;
  /** The version of prices, rates and rules of the calculation; 0 if it must be recalculated. */
  basis: Generated<number>;
  /** The maximum cost in shillings; null if unknown. */
  most_kes: number | null;
  state: VehicleState;
  flash_ends_at: Date | null;
}

export interface CatalogueVersionTable {
  version: number;
}
