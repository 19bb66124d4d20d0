/** Photos that a table of vehicles names: where each comes from, and what became of it. Of a photo is kept what it came from. */
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
] as const;
