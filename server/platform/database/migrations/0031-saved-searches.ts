/** Searches that buyers have saved, what was found for them, and messages to browsers that tell of it. */
export const statements = [
  `create table saved_search (
    id text primary key,
    account_id text not null references account,
    filters jsonb not null,
    -- The filters in one spelling, by which the same search is known again.
    spelling text not null,
    name text not null,
    language text not null check (language in ('en', 'zh', 'ja')),
    by_mail boolean not null default true,
    by_push boolean not null default true,
    alerts_since timestamptz not null,
    told_on date,
    told_at timestamptz,
    created_at timestamptz not null,
    unique (account_id, spelling)
  )`,
  // Each vehicle is told of once to each search, however often it is taken off and offered again.
  `create table saved_search_find (
    search_id text not null references saved_search on delete cascade,
    vehicle_id text not null references vehicle on delete cascade,
    found_at timestamptz not null,
    told_at timestamptz,
    primary key (search_id, vehicle_id)
  )`,
  `create index saved_search_find_untold on saved_search_find (search_id) where told_at is null`,
  `create index saved_search_find_by_vehicle on saved_search_find (vehicle_id)`,
  // Vehicles that all searches have been held against. A vehicle is listed anew never, so they are kept for days only.
  `create table searched_vehicle (
    vehicle_id text primary key references vehicle on delete cascade,
    searched_at timestamptz not null
  )`,
  `create index searched_vehicle_by_time on searched_vehicle (searched_at)`,
  // A message is about an order or about a search. Of each only the last one waits.
  `alter table push_message drop constraint push_message_pkey`,
  `alter table push_message alter column order_id drop not null`,
  `alter table push_message add column search_id text references saved_search on delete cascade`,
  `alter table push_message add constraint push_message_subject check (num_nonnulls(order_id, search_id) = 1)`,
  `create unique index push_message_by_order on push_message (endpoint, order_id)`,
  `create unique index push_message_by_search on push_message (endpoint, search_id)`,
] as const;
