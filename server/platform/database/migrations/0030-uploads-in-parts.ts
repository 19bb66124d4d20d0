/** Files that come in parts, over lines that break. */
export const statements = [
  `create table upload_in_parts (
    id text primary key,
    account_id text not null references account,
    kind text not null check (kind in ('picture', 'paper')),
    sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
    bytes integer not null check (bytes > 0),
    part_bytes integer not null check (part_bytes > 0),
    path text,
    created_at timestamptz not null default now(),
    touched_at timestamptz not null,
    unique (account_id, kind, sha256, bytes)
  )`,
  `create index upload_in_parts_by_touch on upload_in_parts (touched_at)`,
  `create table upload_part (
    upload_id text not null references upload_in_parts on delete cascade,
    number integer not null check (number > 0),
    sha256 text not null,
    content bytea not null,
    primary key (upload_id, number)
  )`,
  // Pictures are compressed already.
  `alter table upload_part alter column content set storage external`,
] as const;
