import type { ColumnType, Generated } from 'kysely';
import type { DealerStatus } from '#generated/client/types.gen.ts';
import type { StoredNames } from '#server/platform/names.ts';
import type { DefaultTime, Day, Json, Time } from './columns.ts';

type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

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
  block_reason: string | null;
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
  end_reason: 'logout' | 'password' | 'reuse' | 'staff' | null;
}

export interface SessionTokenTable {
  token_hash: string;
  session_id: string;
  kind: 'access' | 'refresh';
  expires_at: Time;
  rotated_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** The sealed tokens of a refresh, so that a lost response can be repeated for a short time. */
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

export interface CouponTable {
  id: string;
  account_id: string;
  code: string;
  names: Json<StoredNames>;
  /** The coupon's own description; otherwise it follows from `use_type`. */
  scope: ColumnType<StoredNames | null, string | null | undefined, string | null>;
  quota_cents: number;
  use_type: number;
  vehicle_ids: Generated<string[]>;
  effective_on: Day;
  expires_on: Day;
  state: Generated<'unused' | 'frozen' | 'used'>;
  order_id: string | null;
  /** Absent for coupons from before kinds existed whose code matches none. */
  kind_id: string | null;
  /** The staff member who issued it, and why; absent for the welcome coupon. */
  given_by: string | null;
  given_at: MaybeTime;
  reason: string | null;
}

/** A coupon kind. Accounts hold single coupons of it. */
export interface CouponKindTable {
  id: string;
  code: string;
  names: Json<StoredNames>;
  scope: ColumnType<StoredNames | null, string | null | undefined, string | null>;
  quota_cents: number;
  /** The designated vehicles; absent if valid for all. */
  vehicle_ids: string[] | null;
  from_day: Day;
  until_day: ColumnType<string | null, string | null | undefined, string | null>;
  days_to_use: number | null;
  most: number | null;
  is_welcome: boolean;
  set_by: string | null;
  set_at: Time;
  ended_by: string | null;
  ended_at: MaybeTime;
}

export interface DealerCertificateTable {
  id: string;
  account_id: string;
  status: Exclude<DealerStatus, -1>;
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

/** An upload in parts. Once its picture is stored, the row keeps its path for a while. */
export interface UploadInPartsTable {
  id: string;
  account_id: string;
  kind: 'picture' | 'paper';
  sha256: string;
  bytes: number;
  part_bytes: number;
  /** How many bytes are stored. */
  arrived_bytes: Generated<number>;
  path: string | null;
  created_at: DefaultTime;
  touched_at: Time;
}

export interface UploadPartTable {
  upload_id: string;
  number: number;
  sha256: string;
  content: Uint8Array;
}
