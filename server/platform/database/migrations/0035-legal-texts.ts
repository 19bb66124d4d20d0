/** Legal texts as the staff write them, in all versions. What was set is never changed: it is taken back by a line of its own. */
export const statements = [
  `create table legal_text_version (
    name text not null check (name in ('statement', 'privacy', 'protocol')),
    version integer not null check (version > 0),
    from_day date,
    texts jsonb,
    -- The version that this line takes back.
    takes_back integer,
    set_by text not null,
    member_id text references staff_member,
    set_at timestamptz not null,
    primary key (name, version),
    foreign key (name, takes_back) references legal_text_version (name, version),
    check (num_nonnulls(from_day, texts) = case when takes_back is null then 2 else 0 end)
  )`,
] as const;
