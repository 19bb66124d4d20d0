import type { ColumnType, Generated } from 'kysely';
import type { DefaultTime, Day, Json, Time } from './columns.ts';

export interface Names {
  en: string;
  zh: string;
  ja: string;
}

export interface MakeTable {
  id: string;
  letter: string;
  name: string;
  names: Json<Names>;
  hot_rank: number | null;
  sort: number;
}

export interface ModelTable {
  id: string;
  make_id: string;
  name: string;
  names: Json<Names>;
  sort: number;
}

export interface StyleTable {
  id: string;
  model_id: string;
  name: string;
  full_name: string;
  /** The words by which vehicles of the style are found, in all languages. */
  search_words: Generated<string[]>;
  sort: number;
}

export interface ModelLevelTable {
  code: string;
  names: Json<Names>;
  body: string;
  home_rank: number | null;
  sort: number;
}

export type VehicleState = 'available' | 'held' | 'removed';

/** How far the staff have come with a vehicle. */
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
  /** The price with delivery to the port that lists count prices to, before any deduction. */
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
  /** The search words of this vehicle alone, such as its reference number; its style has all others. */
  search_words: Generated<string[]>;
  facts: Json<Record<string, unknown>>;
  /** On which side it is steered; the database takes it from the facts. */
  steering: ColumnType<'right' | 'left', never, never>;
  /** Its colour and its grade, from the facts as well. */
  colour_code: ColumnType<string, never, never>;
  condition_grade: ColumnType<string, never, never>;
  listed_at: Time;
  changed_at: DefaultTime;
  /** Only what is published is offered; the others are `removed` to everybody but the staff. */
  stage: Generated<VehicleStage>;
  /** Counts what the staff change. */
  version: Generated<number>;
  /** The stock number in capital letters, which no other vehicle has. */
  stock_no: string | null;
  /** The whole chassis number, which only the staff see. */
  chassis_no: string | null;
  /** The names of its photos in their order; null where none were ever uploaded, as in the demo, which draws them. */
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

/** What `vehicle_count` keeps, of each trait of vehicles by itself. */
export interface VehicleTraitCountTable extends VehicleCountTable {
  trait: string;
  value: string;
}

/** A country that vehicles' landed costs are kept for. */
export interface LandedCountryTable {
  country_code: string;
  /** Whether every vehicle has its row. */
  is_filled: Generated<boolean>;
}

/** A vehicle in a country: what it costs there in the end, and what lists narrow by, which triggers keep in step. */
export interface LandedVehicleTable {
  country_code: string;
  id: string;
  /** By which prices, rates and rules the cost was worked out; 0 where it has to be worked out. */
  basis: Generated<number>;
  /** The most that it may cost, in shillings; null where it is not known. */
  most_kes: number | null;
  state: VehicleState;
  flash_ends_at: Date | null;
}

export interface CatalogueVersionTable {
  version: number;
}
