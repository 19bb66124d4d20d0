/** Photos that a table of vehicles names, with what became of each; what photos came from; and the videos of vehicles. */
export const statements = [
  `create table stock_import_photo (
    import_id text not null,
    line integer not null,
    place integer not null,
    source text not null,
    is_in_archive boolean not null,
    state text not null check (state in ('waiting', 'present', 'added', 'failed')),
    fault text,
    primary key (import_id, line, place),
    foreign key (import_id, line) references stock_import_row on delete cascade,
    check ((state = 'failed') = (fault is not null))
  )`,
  `create index stock_import_photo_waiting on stock_import_photo (import_id, is_in_archive, line, place)
    where state = 'waiting'`,
  `create index stock_import_photo_failed on stock_import_photo (import_id, line) where state = 'failed'`,
  // The hash is of the file that came, which is drawn anew before it is stored.
  `alter table vehicle_photo add column source text, add column source_hash text`,
  `create table vehicle_video (
    vehicle_id text primary key references vehicle,
    id text not null check (id ~ '^[0-9a-f]{16}$'),
    type text not null check (type in ('mp4', 'webm')),
    path text not null,
    bytes integer not null,
    added_at timestamptz not null
  )`,
] as const;
