/** The papers of an order, and the facts of a vehicle's way. */
export const statements = [
  `create table order_papers (
    id text primary key,
    order_id text not null references orders,
    place integer not null,
    kind text not null,
    title text,
    number text,
    path text not null,
    sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
    bytes integer not null check (bytes > 0),
    mime text not null check (mime in ('application/pdf', 'image/jpeg')),
    added_by text not null,
    member_id text references staff_member,
    added_at timestamptz not null,
    withdrawn_by text,
    withdrawer_id text references staff_member,
    withdrawn_at timestamptz,
    check ((withdrawn_by is null) = (withdrawn_at is null)),
    unique (order_id, place)
  )`,
  // What was added is never changed and never forgotten; it can be withdrawn, once.
  `create function keep_order_paper() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old.withdrawn_at is null and new.withdrawn_at is not null
      and to_jsonb(new) - array['withdrawn_by', 'withdrawer_id', 'withdrawn_at']
        = to_jsonb(old) - array['withdrawn_by', 'withdrawer_id', 'withdrawn_at'] then
      return new;
    end if;
    raise exception 'A paper of an order stays as it was added; it can only be withdrawn, once.';
  end $$`,
  `create trigger only_withdrawn before update or delete on order_papers
    for each row execute function keep_order_paper()`,

  // Each change of what is known of a vehicle's way is a row; the latest of a note counts.
  `create table order_way (
    id bigint generated always as identity primary key,
    order_id text not null references orders,
    note text not null,
    facts jsonb not null,
    actor text not null,
    created_at timestamptz not null
  )`,
  `create index order_way_by_order on order_way (order_id, id)`,
  `create function keep_order_way() returns trigger language plpgsql as $$
  begin
    raise exception 'What was noted of a vehicle''s way can only be followed by another note.';
  end $$`,
  `create trigger only_grows before update or delete on order_way
    for each row execute function keep_order_way()`,
] as const;
