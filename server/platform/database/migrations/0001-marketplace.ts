import { vehicleCount } from './vehicle-count.ts';

/** Nodes keep makes, models, styles and levels in memory; the version tells them when to read these anew. */
const catalogueVersion = [
  `create table catalogue_version (
    only_one boolean primary key default true check (only_one),
    version bigint not null
  )`,
  `insert into catalogue_version (version) values (1)`,
  `create function raise_catalogue_version() returns trigger language plpgsql as $$
  begin
    update catalogue_version set version = version + 1;
    return null;
  end $$`,
  ...['make', 'model', 'style', 'model_level'].map(
    (table) => `create trigger raise_version after insert or update or delete on ${table}
    for each statement execute function raise_catalogue_version()`,
  ),
];

/**
 * The marketplace's tables. What may never happen is forbidden here, by constraint, rather than only in code: two live
 * orders for a vehicle, two default addresses, a coupon spent twice.
 */
export const statements = [
  // Catalogue
  `create table make (
    id text primary key,
    letter text not null check (letter ~ '^[A-Z]$'),
    name text not null,
    names jsonb not null,
    hot_rank integer,
    sort integer not null
  )`,
  `create table model (
    id text primary key,
    make_id text not null references make,
    name text not null,
    names jsonb not null,
    sort integer not null
  )`,
  `create index model_by_make on model (make_id, sort)`,
  `create table style (
    id text primary key,
    model_id text not null references model,
    name text not null,
    full_name text not null,
    search_words text[] not null default '{}',
    sort integer not null
  )`,
  `create index style_by_model on style (model_id, sort)`,
  `create table model_level (
    code text primary key,
    names jsonb not null,
    body text not null,
    home_rank integer,
    sort integer not null
  )`,
  `create table vehicle (
    id text primary key,
    style_id text not null references style,
    make_id text not null references make,
    model_id text not null references model,
    model_level text not null references model_level,
    name text not null,
    registered date not null,
    mileage_km integer not null check (mileage_km >= 0),
    seats integer not null check (seats > 0),
    displacement_cc integer not null check (displacement_cc >= 0),
    fuel text not null,
    base_price_cents bigint not null check (base_price_cents > 0),
    list_price_cents bigint not null check (list_price_cents > 0),
    min_price_cents bigint not null check (min_price_cents > 0),
    volume_m3 numeric(6, 2) not null,
    transport_template text not null,
    state text not null default 'available' check (state in ('available', 'held', 'removed')),
    price_bucket smallint not null,
    age_bucket smallint not null,
    mileage_bucket smallint not null,
    seats_bucket smallint not null,
    is_new boolean not null default false,
    is_daily boolean not null default false,
    is_high_quality boolean not null default false,
    is_hot boolean not null default false,
    flash_deduction_cents bigint check (flash_deduction_cents > 0),
    flash_ends_at timestamptz,
    search_words text[] not null default '{}',
    facts jsonb not null,
    listed_at timestamptz not null,
    changed_at timestamptz not null default now(),
    check ((flash_deduction_cents is null) = (flash_ends_at is null))
  )`,
  `create index vehicle_by_listing on vehicle (listed_at desc, id desc) where state <> 'removed'`,
  `create index vehicle_by_make on vehicle (make_id, model_id, listed_at desc, id desc) where state <> 'removed'`,
  `create index vehicle_by_style on vehicle (style_id, listed_at desc, id desc) where state <> 'removed'`,
  `create index vehicle_by_level on vehicle (model_level, listed_at desc, id desc) where state <> 'removed'`,
  `create index vehicle_by_price on vehicle (price_bucket, listed_at desc, id desc) where state <> 'removed'`,
  `create index vehicle_by_words on vehicle using gin (search_words)`,
  `create index vehicle_by_flash on vehicle (flash_ends_at) where flash_ends_at is not null`,
  ...vehicleCount,
  ...catalogueVersion,

  // Accounts
  `create table account (
    id text primary key,
    email text not null,
    password_hash text not null,
    country_name text not null,
    insider_type smallint not null default 0,
    nick_name text,
    phone text,
    language text not null default 'en',
    blocked_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  `create unique index account_by_email on account (lower(email))`,
  // Each registration waits with its own password, so that a link opens the account of whoever asked for that link.
  `create table registration (
    key_hash text primary key,
    email text not null,
    password_hash text not null,
    country_name text not null,
    account_id text references account,
    expires_at timestamptz not null,
    created_at timestamptz not null default now()
  )`,
  `create index registration_by_email on registration (lower(email), created_at desc) where account_id is null`,
  // Without an account where somebody asked for an e-mail that has none.
  `create table password_reset (
    key_hash text primary key,
    account_id text references account,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create unlogged table captcha (
    id text primary key,
    answer_hash text not null,
    expires_at timestamptz not null
  )`,
  `create table session (
    id text primary key,
    account_id text not null references account,
    created_at timestamptz not null default now(),
    ended_at timestamptz,
    end_reason text check (end_reason in ('logout', 'password', 'reuse'))
  )`,
  `create index session_by_account on session (account_id) where ended_at is null`,
  `create table session_token (
    token_hash text primary key,
    session_id text not null references session,
    kind text not null check (kind in ('access', 'refresh')),
    expires_at timestamptz not null,
    rotated_at timestamptz,
    successor jsonb
  )`,
  `create index session_token_by_session on session_token (session_id)`,
  `create index session_token_by_expiry on session_token (expires_at)`,

  // What a user keeps
  `create table address (
    id text primary key,
    account_id text not null references account,
    name text not null,
    email text not null,
    phone text not null,
    country_code text not null,
    city_id text not null,
    line text not null,
    is_default boolean not null default false,
    sort bigint generated always as identity,
    created_at timestamptz not null default now()
  )`,
  `create unique index address_default on address (account_id) where is_default`,
  `create index address_by_account on address (account_id, sort desc)`,
  `create table favorite (
    account_id text not null references account,
    vehicle_id text not null references vehicle,
    created_at timestamptz not null default now(),
    primary key (account_id, vehicle_id)
  )`,
  `create table inquiry (
    id text primary key,
    account_id text not null references account,
    vehicle_id text not null references vehicle,
    payload jsonb not null,
    created_at timestamptz not null default now()
  )`,
  `create index inquiry_by_account on inquiry (account_id, created_at desc)`,
  `create table coupon (
    id text primary key,
    account_id text not null references account,
    code text not null,
    names jsonb not null,
    scope jsonb,
    quota_cents bigint not null check (quota_cents > 0),
    use_type smallint not null check (use_type in (1, 2)),
    vehicle_ids text[] not null default '{}',
    effective_on date not null,
    expires_on date not null,
    state text not null default 'unused' check (state in ('unused', 'frozen', 'used')),
    order_id text
  )`,
  `create index coupon_by_account on coupon (account_id)`,
  `create table dealer_certificate (
    id text primary key,
    account_id text not null unique references account,
    status smallint not null check (status in (1, 2, 3)),
    fields jsonb not null,
    remark text,
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now()
  )`,
  `create table upload (
    id text primary key,
    account_id text not null references account,
    hash text not null,
    path text not null,
    bytes integer not null,
    created_at timestamptz not null default now()
  )`,
  `create unique index upload_by_account on upload (account_id, path)`,

  // Orders
  `create table price_request (
    account_id text not null references account,
    vehicle_id text not null references vehicle,
    request jsonb not null,
    quote jsonb not null,
    asked_at timestamptz not null default now(),
    primary key (account_id, vehicle_id)
  )`,
  `create table purchase (
    id text primary key,
    order_no text not null unique,
    account_id text not null references account,
    vehicle_id text not null references vehicle,
    status smallint not null check (status between 0 and 8),
    pay_unit text not null check (pay_unit in ('USD', 'JPY')),
    receiver jsonb not null,
    shipping jsonb not null,
    quote jsonb not null,
    freight_number text,
    logistics_link text,
    deposit_due_at timestamptz not null,
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now()
  )`,
  // A completed order keeps its vehicle, a cancelled one lets it go.
  `create unique index purchase_live_vehicle on purchase (vehicle_id) where status <> 8`,
  `create index purchase_by_account on purchase (account_id, created_at desc)`,
  `create index purchase_awaiting_deposit on purchase (deposit_due_at) where status = 0`,
  `create sequence purchase_number`,
  `create table purchase_record (
    id bigint generated always as identity primary key,
    purchase_id text not null references purchase,
    status smallint not null,
    act text not null,
    actor text not null,
    note text,
    created_at timestamptz not null default now()
  )`,
  `create index purchase_record_by_purchase on purchase_record (purchase_id, id desc)`,
  `create table voucher (
    id text primary key,
    purchase_id text not null references purchase,
    kind text not null check (kind in ('deposit', 'balance')),
    images text[] not null check (cardinality(images) between 1 and 4),
    state text not null default 'submitted' check (state in ('submitted', 'approved', 'rejected')),
    created_at timestamptz not null default now()
  )`,
  `create index voucher_by_purchase on voucher (purchase_id)`,

  // Chat
  `create table chat_message (
    id bigint generated always as identity primary key,
    account_id text not null references account,
    sender text not null check (sender in ('buyer', 'staff')),
    staff_name text,
    text text not null check (char_length(text) between 1 and 2000),
    client_key text,
    created_at timestamptz not null default now()
  )`,
  `create index chat_message_by_account on chat_message (account_id, id)`,
  // A message that is sent again, because its echo was lost, is the same message.
  `create unique index chat_message_by_key on chat_message (account_id, client_key)`,

  // What nodes share. What is worth nothing after a crash is not written twice.
  `create table idempotency (
    owner text not null,
    key text not null,
    operation text not null,
    payload_hash text not null,
    answer text,
    created_at timestamptz not null default now(),
    primary key (owner, key)
  )`,
  `create index idempotency_by_age on idempotency (created_at)`,
  `create unlogged table replay_claim (
    key text primary key,
    expires_at timestamptz not null
  )`,
  `create index replay_claim_by_expiry on replay_claim (expires_at)`,
  `create unlogged table rate_count (
    key text not null,
    window_start timestamptz not null,
    count integer not null,
    primary key (key, window_start)
  )`,
  `create table mail (
    id text primary key,
    recipient text not null,
    subject text not null,
    body text not null,
    language text not null,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
    attempts integer not null default 0,
    due_at timestamptz not null default now(),
    last_error text,
    created_at timestamptz not null default now(),
    sent_at timestamptz
  )`,
  `create index mail_waiting on mail (due_at) where state = 'waiting'`,
  `create index mail_by_age on mail (created_at)`,
  // Which node does a job now, and when it is due again.
  `create table job (
    name text primary key,
    due_at timestamptz not null,
    holder text,
    held_until timestamptz
  )`,
  `create table staff_act (
    id bigint generated always as identity primary key,
    staff_name text not null,
    act text not null,
    subject text not null,
    detail jsonb not null default '{}',
    created_at timestamptz not null default now()
  )`,
  `create table setting (
    name text primary key,
    value jsonb not null
  )`,
] as const;
