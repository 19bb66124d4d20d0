/** Changes of listed prices, and alerts about lower ones for saved searches and favourites. */
export const statements = [
  `create table listed_price_change (
    id bigint generated always as identity primary key,
    vehicle_id text not null references vehicle on delete cascade,
    changed_at timestamptz not null,
    before_cents bigint not null,
    after_cents bigint not null,
    -- When the alerts were searched for buyers to notify.
    matched_at timestamptz
  )`,
  `create index listed_price_change_by_vehicle on listed_price_change (vehicle_id, id desc)`,
  `create index listed_price_change_by_time on listed_price_change (changed_at)`,
  // The condition is that of the job: smaller reductions are not worth an alert.
  `create index listed_price_reduction on listed_price_change (changed_at)
    where matched_at is null and after_cents * 100 <= before_cents * 99`,
  `create function note_listed_price_changes() returns trigger language plpgsql as $$
  begin
    insert into listed_price_change (vehicle_id, changed_at, before_cents, after_cents)
    select added.id, added.changed_at, gone.list_price_cents, added.list_price_cents
    from added join gone on gone.id = added.id
    where added.list_price_cents <> gone.list_price_cents and gone.stage <> 'draft';
    return null;
  end $$`,
  `create trigger price_changed after update on vehicle referencing old table as gone new table as added
    for each statement execute function note_listed_price_changes()`,
  // The alerts for an account's favourites are stored like a search, with the same switches, e-mails and links.
  `alter table saved_search add column kind text not null default 'filters' check (kind in ('filters', 'favorites'))`,
  // The price that a reduced vehicle had. Null for a new vehicle.
  `alter table saved_search_find add column before_cents bigint`,
  `create index favorite_by_vehicle on favorite (vehicle_id)`,
  `insert into saved_search (id, account_id, filters, spelling, name, language, alerts_since, created_at, kind)
    select replace(gen_random_uuid()::text, '-', ''), id, '{}', 'favorites',
      case language when 'zh' then '收藏的车辆' when 'ja' then 'お気に入りの車両' else 'Saved vehicles' end,
      case when language in ('zh', 'ja') then language else 'en' end, now(), now(), 'favorites'
    from account where exists (select from favorite where account_id = account.id)`,
] as const;
