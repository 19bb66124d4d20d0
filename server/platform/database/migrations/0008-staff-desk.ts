/** The desk of the staff: who they are, what they do, and what they know of an order that its buyer does not. */
export const statements = [
  `create table staff_member (
    id text primary key,
    email text not null,
    name text not null,
    role text not null check (role in ('owner', 'sales', 'accounts', 'logistics', 'stock', 'readOnly')),
    password_hash text not null,
    totp_sealed text not null,
    totp_pending text,
    totp_step bigint not null default 0,
    joined_at timestamptz not null default now(),
    seen_at timestamptz,
    ended_at timestamptz
  )`,
  // Whoever has left may be invited again, as a new member.
  `create unique index staff_member_by_email on staff_member (lower(email)) where ended_at is null`,
  `create table staff_recovery_code (
    member_id text not null references staff_member,
    code_hash text not null,
    used_at timestamptz,
    primary key (member_id, code_hash)
  )`,
  `create table staff_passkey (
    id text primary key,
    member_id text not null references staff_member,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports text[] not null default '{}',
    name text not null,
    saved_at timestamptz not null default now(),
    used_at timestamptz
  )`,
  `create index staff_passkey_by_member on staff_passkey (member_id)`,
  `create table staff_session (
    id text primary key,
    member_id text not null references staff_member,
    address text not null,
    begun_at timestamptz not null,
    seen_at timestamptz not null,
    ends_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create index staff_session_by_member on staff_session (member_id) where ended_at is null`,
  `create table staff_token (
    token_hash text primary key,
    session_id text not null references staff_session on delete cascade,
    kind text not null check (kind in ('access', 'refresh')),
    expires_at timestamptz not null,
    rotated_at timestamptz,
    successor jsonb
  )`,
  `create index staff_token_by_session on staff_token (session_id)`,
  `create table staff_invitation (
    id text primary key,
    key_hash text not null unique,
    email text,
    name text,
    role text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    accepted_at timestamptz,
    withdrawn_at timestamptz
  )`,
  // What a login or a new passkey has begun with.
  `create table staff_ticket (
    key_hash text primary key,
    kind text not null check (kind in ('logIn', 'passkeyLogIn', 'newPasskey')),
    member_id text references staff_member,
    challenge text,
    tries integer not null default 0,
    expires_at timestamptz not null
  )`,

  `alter table orders
    add column version integer not null default 1,
    add column vessel text,
    add column departs_on date,
    add column arrives_on date`,
  `create function count_order_version() returns trigger language plpgsql as $$
  begin
    new.version := old.version + 1;
    return new;
  end $$`,
  `create trigger count_version before update on orders for each row execute function count_order_version()`,
  `create index order_by_creation on orders (created_at, id)`,
  `create index order_by_change on orders (changed_at, id)`,
  `create index order_by_status on orders (status, changed_at)`,
  `create index order_by_departure on orders (departs_on, id)`,
  `create index order_by_total on orders (coalesce(
    case when (shipping ->> 'clearance')::boolean then (quote -> 'clearance' -> 'total' ->> 'usdCents')::bigint end,
    (quote -> 'total' ->> 'usdCents')::bigint), id)`,
  `create index voucher_by_image on voucher using gin (images)`,
  `create table order_note (
    id text primary key,
    order_id text not null references orders,
    member_id text not null references staff_member,
    name text not null,
    text text not null check (char_length(text) between 1 and 2000),
    created_at timestamptz not null
  )`,
  `create index order_note_by_order on order_note (order_id, created_at)`,
  `create table order_presence (
    order_id text not null references orders,
    member_id text not null references staff_member,
    since timestamptz not null,
    seen_at timestamptz not null,
    primary key (order_id, member_id)
  )`,
  `alter table inquiry add column answered_at timestamptz`,
  `create index inquiry_unanswered on inquiry (created_at) where answered_at is null`,

  `alter table staff_act
    add column member_id text references staff_member,
    add column address text,
    add column before jsonb,
    add column after jsonb`,
  `create index staff_act_by_subject on staff_act (subject, id desc)`,
  `create index staff_act_by_member on staff_act (member_id, id desc)`,
  // The record can only grow, whoever asks for less.
  `create function keep_staff_act() returns trigger language plpgsql as $$
  begin
    raise exception 'The record of what the staff did can only grow.';
  end $$`,
  `create trigger only_grows before update or delete on staff_act
    for each row execute function keep_staff_act()`,
  `create trigger only_grows_whole before truncate on staff_act
    for each statement execute function keep_staff_act()`,
] as const;
