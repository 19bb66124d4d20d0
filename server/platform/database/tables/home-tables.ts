import type { ColumnType, Generated } from 'kysely';
import type { StoredNames } from '#server/platform/names.ts';
import type { Json, Time } from './columns.ts';

type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface HomeBannerTable {
  id: string;
  /** The sort order, ascending. */
  place: number;
  words: Json<StoredNames>;
  /** The make that it opens, or the number that stands for the coupons. */
  make_id: string | null;
  from_day: string | null;
  until_day: string | null;
  image_url: string;
  version: Generated<number>;
  /** Absent if built in. */
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
