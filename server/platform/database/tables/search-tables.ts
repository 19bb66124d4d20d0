import type { ColumnType, Generated } from 'kysely';
import type { SearchFilters } from '#generated/client/types.gen.ts';
import type { Json, Time } from './columns.ts';

type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface SavedSearchTable {
  id: string;
  account_id: string;
  filters: Json<SearchFilters>;
  spelling: string;
  /** `favorites` notifies of lower prices of the account's favourites, and has no filters. */
  kind: Generated<'filters' | 'favorites'>;
  name: string;
  language: string;
  by_mail: Generated<boolean>;
  by_push: Generated<boolean>;
  /** Alerts cover vehicles published from then on. */
  alerts_since: Time;
  /** The day of the last alert, in market time. */
  told_on: ColumnType<string | null, string | null | undefined, string | null>;
  told_at: MaybeTime;
  created_at: Time;
}

export interface SavedSearchFindTable {
  search_id: string;
  vehicle_id: string;
  found_at: Time;
  told_at: MaybeTime;
  /** The price before a reduction; null for a new vehicle. */
  before_cents: number | null;
}

export interface SearchedVehicleTable {
  vehicle_id: string;
  searched_at: Time;
}
