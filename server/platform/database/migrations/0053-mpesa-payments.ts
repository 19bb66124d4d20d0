/** Payments by M-Pesa, and the payment requests that were sent to buyers' phones. */
export const statements = [
  `create table mpesa_payment (
    -- M-Pesa's receipt number. A payment that is reported twice is stored once.
    receipt text primary key,
    account text not null,
    kes_cents bigint not null check (kes_cents > 0),
    paid_at timestamptz not null,
    payer text,
    phone text,
    order_id text references orders (id),
    -- Why it is not recorded; null once it is.
    reason text,
    -- What was recorded, in the smallest unit of the order's currency.
    recorded_units bigint check (recorded_units > 0),
    recorded_by text,
    member_id text,
    recorded_at timestamptz,
    received_at timestamptz not null,
    check ((reason is null) = (recorded_units is not null)),
    check (reason is not null or order_id is not null)
  )`,
  `create index mpesa_payment_waiting on mpesa_payment (paid_at, receipt) where reason is not null`,
  `create index mpesa_payment_recorded on mpesa_payment (paid_at desc, receipt) where reason is null`,
  `create index mpesa_payment_by_order on mpesa_payment (order_id)`,
  `create table mpesa_request (
    id text primary key,
    order_id text not null references orders (id) on delete cascade,
    kes integer not null check (kes > 0),
    phone text not null,
    state text not null check (state in ('waiting', 'paid', 'failed', 'timedOut')),
    failure text,
    -- M-Pesa's id of the request; null until it is known.
    checkout_id text unique,
    -- What M-Pesa has reported, before it is verified.
    receipt text,
    reported_kes_cents bigint,
    paid_at timestamptz,
    requested_at timestamptz not null,
    -- When M-Pesa is asked next for the result; null if it is known.
    check_at timestamptz
  )`,
  // An order has one open request at a time.
  `create unique index mpesa_request_open on mpesa_request (order_id) where state = 'waiting'`,
  `create index mpesa_request_by_order on mpesa_request (order_id, requested_at desc)`,
  `create index mpesa_request_by_check on mpesa_request (check_at) where check_at is not null`,
] as const;
