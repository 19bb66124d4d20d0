import type { ColumnType, Generated, Kysely } from 'kysely';

/** Written as JSON text, read as the value. */
type Json<Value> = ColumnType<Value, string, string>;
type Time = ColumnType<Date, Date | string, Date | string>;
type DefaultTime = ColumnType<Date, Date | string | undefined, Date | string>;
/** A calendar day, as text. */
type Day = ColumnType<string, string, string>;

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
  /** What vehicles of the style are searched by, in all languages. */
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
  /** At the yard, before any deduction. */
  base_price_cents: number;
  /** Delivered to the port that lists count prices to, before any deduction. */
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
  /** Words of this vehicle alone, such as its reference number; all others are its style's. */
  search_words: Generated<string[]>;
  facts: Json<Record<string, unknown>>;
  listed_at: Time;
  changed_at: DefaultTime;
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

export interface CatalogueVersionTable {
  version: number;
}

export interface AccountTable {
  id: string;
  email: string;
  password_hash: string;
  country_name: string;
  insider_type: Generated<number>;
  nick_name: string | null;
  phone: string | null;
  language: Generated<string>;
  blocked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: DefaultTime;
}

export interface RegistrationTable {
  key_hash: string;
  email: string;
  password_hash: string;
  country_name: string;
  account_id: string | null;
  expires_at: Time;
  created_at: DefaultTime;
}

export interface PasswordResetTable {
  key_hash: string;
  account_id: string | null;
  expires_at: Time;
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface CaptchaTable {
  id: string;
  answer_hash: string;
  expires_at: Time;
}

export interface SessionTable {
  id: string;
  account_id: string;
  created_at: DefaultTime;
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  end_reason: 'logout' | 'password' | 'reuse' | null;
}

export interface SessionTokenTable {
  token_hash: string;
  session_id: string;
  kind: 'access' | 'refresh';
  expires_at: Time;
  rotated_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** What a refresh token was exchanged for, sealed, so that a lost answer can be given again within the grace. */
  successor: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface AddressTable {
  id: string;
  account_id: string;
  name: string;
  email: string;
  phone: string;
  country_code: string;
  city_id: string;
  line: string;
  is_default: Generated<boolean>;
  sort: Generated<number>;
  created_at: DefaultTime;
}

export interface FavoriteTable {
  account_id: string;
  vehicle_id: string;
  created_at: DefaultTime;
}

export interface InquiryTable {
  id: string;
  account_id: string;
  vehicle_id: string;
  payload: Json<Record<string, unknown>>;
  created_at: DefaultTime;
}

export interface CouponTable {
  id: string;
  account_id: string;
  code: string;
  names: Json<Names>;
  /** What it is for, in words; without them `use_type` speaks. */
  scope: ColumnType<Names | null, string | null | undefined, string | null>;
  quota_cents: number;
  use_type: number;
  vehicle_ids: Generated<string[]>;
  effective_on: Day;
  expires_on: Day;
  state: Generated<'unused' | 'frozen' | 'used'>;
  order_id: string | null;
}

export interface DealerCertificateTable {
  id: string;
  account_id: string;
  status: number;
  fields: Json<Record<string, string>>;
  remark: string | null;
  created_at: DefaultTime;
  changed_at: DefaultTime;
}

export interface UploadTable {
  id: string;
  account_id: string;
  hash: string;
  path: string;
  bytes: number;
  created_at: DefaultTime;
}

export interface PriceRequestTable {
  account_id: string;
  vehicle_id: string;
  request: Json<Record<string, unknown>>;
  quote: Json<Record<string, unknown>>;
  asked_at: DefaultTime;
}

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
  freight_number: string | null;
  logistics_link: string | null;
  deposit_due_at: Time;
  created_at: DefaultTime;
  changed_at: DefaultTime;
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
  /** The sender's own name for it. */
  client_key: ColumnType<string | null, string | null | undefined, never>;
  created_at: DefaultTime;
}

export interface IdempotencyTable {
  owner: string;
  key: string;
  operation: string;
  payload_hash: string;
  /** As text, so that it is given again to the letter. */
  answer: string | null;
  created_at: DefaultTime;
}

export interface ReplayClaimTable {
  key: string;
  expires_at: Time;
}

export interface RateCountTable {
  key: string;
  window_start: Time;
  count: number;
}

export interface MailTable {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  language: string;
  state: Generated<'waiting' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  due_at: DefaultTime;
  last_error: string | null;
  created_at: DefaultTime;
  sent_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface JobTable {
  name: string;
  due_at: Time;
  holder: string | null;
  held_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface StaffActTable {
  id: Generated<number>;
  staff_name: string;
  act: string;
  subject: string;
  detail: ColumnType<Record<string, unknown>, string | undefined, string>;
  created_at: DefaultTime;
}

export interface SettingTable {
  name: string;
  value: Json<unknown>;
}

export interface Tables {
  make: MakeTable;
  model: ModelTable;
  style: StyleTable;
  model_level: ModelLevelTable;
  vehicle: VehicleTable;
  vehicle_count: VehicleCountTable;
  catalogue_version: CatalogueVersionTable;
  account: AccountTable;
  registration: RegistrationTable;
  password_reset: PasswordResetTable;
  captcha: CaptchaTable;
  session: SessionTable;
  session_token: SessionTokenTable;
  address: AddressTable;
  favorite: FavoriteTable;
  inquiry: InquiryTable;
  coupon: CouponTable;
  dealer_certificate: DealerCertificateTable;
  upload: UploadTable;
  price_request: PriceRequestTable;
  orders: OrderTable;
  order_record: OrderRecordTable;
  voucher: VoucherTable;
  chat_message: ChatMessageTable;
  idempotency: IdempotencyTable;
  replay_claim: ReplayClaimTable;
  rate_count: RateCountTable;
  mail: MailTable;
  job: JobTable;
  staff_act: StaffActTable;
  setting: SettingTable;
}

/** The database, or a transaction on it. */
export type Database = Kysely<Tables>;
