/** Claims of buyers about vehicles that have arrived, with what both sides wrote. */
export const statements = [
  `create table order_claim (
    id text primary key,
    order_id text not null references orders (id) on delete cascade,
    version integer not null default 1,
    kind text not null check (kind in ('damage', 'missingParts', 'wrongCar', 'mileage')),
    state text not null check (state in ('open', 'offered', 'accepted', 'settled', 'declined')),
    turn text not null check (turn in ('buyer', 'us', 'nobody')),
    due_at timestamptz,
    offer_units bigint check (offer_units > 0),
    reported_at timestamptz not null,
    changed_at timestamptz not null
  )`,
  `create index order_claim_by_order on order_claim (order_id, reported_at desc)`,
  // An order has one open claim at a time.
  `create unique index order_claim_open on order_claim (order_id) where state in ('open', 'offered', 'accepted')`,
  `create index order_claim_by_deadline on order_claim (due_at, id) where state in ('open', 'offered', 'accepted')`,
  `create table order_claim_message (
    id bigint generated always as identity primary key,
    claim_id text not null references order_claim (id) on delete cascade,
    written_at timestamptz not null,
    written_by text not null,
    body text not null
  )`,
  `create index order_claim_message_by_claim on order_claim_message (claim_id, id)`,
  `create table order_claim_photo (
    claim_id text not null references order_claim (id) on delete cascade,
    paper_id text not null references order_papers (id) on delete cascade,
    place integer not null,
    primary key (claim_id, paper_id)
  )`,
];
