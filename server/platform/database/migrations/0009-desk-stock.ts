/** The stock as the staff enter it at the desk: drafts, photos, prices with their history, and imports. */
export const statements = [
  `alter table vehicle
    add column stage text not null default 'published' check (stage in ('draft', 'published', 'withdrawn')),
    add column version integer not null default 1,
    add column stock_no text,
    add column chassis_no text,
    add column photos text[],
    add constraint only_published_is_offered check (stage = 'published' or state = 'removed')`,
  // What was there before keeps its number as far as no other vehicle has it.
  `update vehicle set stock_no = upper(facts ->> 'refNo') where upper(facts ->> 'refNo') in
    (select upper(facts ->> 'refNo') from vehicle group by 1 having count(*) = 1)`,
  `create unique index vehicle_by_stock_no on vehicle (stock_no)`,
  `create index vehicle_by_change on vehicle (changed_at desc, id desc)`,
  `create sequence stock_number start 300001`,
  `create table vehicle_photo (
    id text primary key check (id ~ '^[0-9a-f]{16}$'),
    vehicle_id text not null references vehicle,
    path text not null,
    bytes integer not null,
    added_at timestamptz not null
  )`,
  `create index vehicle_photo_by_vehicle on vehicle_photo (vehicle_id)`,
  `create table vehicle_price (
    id bigint generated always as identity primary key,
    vehicle_id text not null references vehicle,
    price_cents bigint not null check (price_cents > 0),
    lowest_cents bigint not null check (lowest_cents > 0),
    name text not null,
    member_id text references staff_member,
    changed_at timestamptz not null
  )`,
  `create index vehicle_price_by_vehicle on vehicle_price (vehicle_id, id desc)`,
  // A file that is read in, and its rows with what each would change. What was carried out is told by `done_at`.
  `create table stock_import (
    id text primary key,
    name text not null,
    member_id text not null references staff_member,
    created_at timestamptz not null,
    begun_at timestamptz,
    ended_at timestamptz
  )`,
  `create index stock_import_by_age on stock_import (created_at desc)`,
  `create table stock_import_row (
    import_id text not null references stock_import on delete cascade,
    line integer not null,
    stock_no text not null,
    name text not null,
    kind text not null check (kind in ('added', 'changed', 'unchanged', 'faulty')),
    sheet jsonb,
    publish boolean not null default false,
    seen_version integer,
    changes jsonb not null default '[]',
    faults jsonb not null default '[]',
    done_at timestamptz,
    primary key (import_id, line)
  )`,
  `create index stock_import_row_by_kind on stock_import_row (import_id, kind, line)`,
  `create index stock_import_row_waiting on stock_import_row (import_id, line) where done_at is null`,
] as const;
