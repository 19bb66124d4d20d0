/**
 * Chains the audit log: each record has a link with the hash of the record before it. A trigger writes it, so that a node
 * of an earlier version chains its records too, and only at the commit, so that nobody waits for the chain while holding
 * other locks.
 */
export const statements = [
  `create table staff_act_link (
    place bigint primary key,
    act_id bigint not null unique,
    previous_hash text not null,
    hash text not null
  )`,
  // The canonical text of a record. server/desk/verify-log.ts builds the same.
  `create function staff_act_text(previous_hash text, act staff_act) returns text language sql stable as $$
    select jsonb_build_array(
      previous_hash, act.id, act.staff_name, act.member_id, act.address, act.act, act.subject, act.detail, act.before,
      act.after, to_char(act.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
    )::text
  $$`,
  `create function link_staff_act(act staff_act) returns void language plpgsql as $$
  declare
    last staff_act_link;
    previous text;
  begin
    -- Any fixed number; it makes writers on all nodes take turns until each has committed.
    perform pg_advisory_xact_lock(7310428);
    select * into last from staff_act_link order by place desc limit 1;
    previous := coalesce(last.hash, repeat('0', 64));
    insert into staff_act_link values (
      coalesce(last.place, 0) + 1, act.id, previous,
      encode(sha256(convert_to(staff_act_text(previous, act), 'UTF8')), 'hex')
    );
  end $$`,
  `create function chain_staff_act() returns trigger language plpgsql as $$
  begin
    perform link_staff_act(new);
    return null;
  end $$`,
  // Locks the table against writers until the records that are there have their links.
  `create constraint trigger is_chained after insert on staff_act deferrable initially deferred
    for each row execute function chain_staff_act()`,
  `do $$
  declare
    act staff_act;
  begin
    for act in select * from staff_act order by id loop
      perform link_staff_act(act);
    end loop;
  end $$`,
  `create trigger only_grows before update or delete on staff_act_link
    for each row execute function keep_staff_act()`,
  `create trigger only_grows_whole before truncate on staff_act_link
    for each statement execute function keep_staff_act()`,
] as const;
