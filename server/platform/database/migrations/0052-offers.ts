/** Offers of buyers for the price of a vehicle, with each step of both sides. */
export const statements = [
  // Apart from the vehicle, so that no answer to buyers that reads a vehicle has the limit.
  `create table vehicle_offer_terms (
    vehicle_id text primary key references vehicle on delete cascade,
    limit_cents bigint check (limit_cents > 0),
    changed_at timestamptz not null
  )`,
  `create table vehicle_offer (
    id text primary key,
    account_id text not null references account on delete cascade,
    vehicle_id text not null references vehicle on delete cascade,
    version integer not null default 1,
    state text not null
      check (state in ('open', 'countered', 'accepted', 'used', 'declined', 'withdrawn', 'expired', 'ended')),
    price_cents bigint not null check (price_cents > 0),
    due_at timestamptz,
    order_id text references orders on delete set null,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    check ((due_at is null) = (state not in ('open', 'countered', 'accepted')))
  )`,
  // A buyer has one running offer for a vehicle.
  `create unique index vehicle_offer_live on vehicle_offer (account_id, vehicle_id)
    where state in ('open', 'countered', 'accepted')`,
  `create index vehicle_offer_by_account on vehicle_offer (account_id, vehicle_id, created_at desc)`,
  `create index vehicle_offer_by_vehicle on vehicle_offer (vehicle_id) where due_at is not null`,
  `create index vehicle_offer_by_deadline on vehicle_offer (due_at, id) where due_at is not null`,
  `create index vehicle_offer_closed on vehicle_offer (changed_at desc, id) where due_at is null`,
  `create table vehicle_offer_step (
    id bigint generated always as identity primary key,
    offer_id text not null references vehicle_offer on delete cascade,
    act text not null
      check (act in ('offer', 'counter', 'accept', 'decline', 'withdraw', 'expire', 'use', 'end')),
    done_at timestamptz not null,
    done_by text not null,
    price_cents bigint,
    body text
  )`,
  `create index vehicle_offer_step_by_offer on vehicle_offer_step (offer_id, id)`,
  `alter table push_message add column offer_id text references vehicle_offer on delete cascade`,
  // It required an order or a search.
  `alter table push_message drop constraint push_message_subject`,
  `create index push_message_by_offer on push_message (offer_id) where offer_id is not null`,
] as const;
