/** What the desk sets: every version of the terms, and to which account buyers pay. */
export const statements = [
  `create table term_version (
    part text not null,
    version integer not null check (version > 0),
    value jsonb not null,
    set_by text not null,
    member_id text references staff_member,
    set_at timestamptz not null,
    primary key (part, version)
  )`,

  // An account is never changed: another one is proposed and takes its place.
  `create table bank_account (
    id text primary key,
    pay_unit text not null check (pay_unit in ('USD', 'JPY')),
    facts jsonb not null,
    proposed_by text not null,
    proposer_id text references staff_member,
    proposed_at timestamptz not null,
    released_by text,
    releaser_id text references staff_member,
    released_at timestamptz,
    shown_from timestamptz,
    withdrawn_by text,
    withdrawn_at timestamptz,
    check (proposer_id <> releaser_id),
    check (released_at is null or withdrawn_at is null),
    check ((released_at is null) = (shown_from is null))
  )`,
  `create unique index bank_account_proposed on bank_account (pay_unit)
    where released_at is null and withdrawn_at is null`,
  `create index bank_account_shown on bank_account (pay_unit, shown_from desc) where released_at is not null`,
  // The words that a buyer was told, since they count for as long as the order does.
  `create table told_account (
    id bigint generated always as identity primary key,
    order_id text not null references orders,
    bank_account_id text references bank_account,
    facts jsonb not null,
    told_at timestamptz not null
  )`,
  `create index told_account_by_order on told_account (order_id, id)`,
] as const;
