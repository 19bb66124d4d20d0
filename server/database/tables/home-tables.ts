import type { ColumnType, Generated } from 'kysely';
import type { Names } from '../../reference/names.ts';
import type { Json, Time } from './columns.ts';

type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface HomeBannerTable {
  id: string;
  /** Where it stands among the others, the smallest first. */
  place: number;
  words: Json<Names>;
  /** The make that it opens, or the number that opens the coupons. */
  make_id: string | null;
  from_day: string | null;
  until_day: string | null;
  image_url: string;
  version: Generated<number>;
  /** Absent where it came with the product. */
  set_by: string | null;
  member_id: string | null;
  set_at: MaybeTime;
}

export interface HomeBannerPictureTable {
  id: string;
  path: string;
  bytes: number;
  added_at: Time;
}
