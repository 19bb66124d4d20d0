/** Phone numbers for order notices, and the notices that are sent to them. */
export const statements = [
  // One for each account: another number replaces it once it is confirmed.
  `create table notice_number (
    account_id text primary key references account on delete cascade,
    channel text not null check (channel in ('whatsapp', 'sms')),
    phone text not null,
    confirmed_at timestamptz not null,
    -- Why nothing is sent any more; null while notices are sent.
    problem text
  )`,
  `create table notice_code (
    account_id text primary key references account on delete cascade,
    channel text not null check (channel in ('whatsapp', 'sms')),
    phone text not null,
    code_hash text not null,
    tries integer not null default 0,
    sent_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index notice_code_by_expiry on notice_code (expires_at)`,
  `create table notice_message (
    id text primary key,
    account_id text not null references account on delete cascade,
    order_id text references orders on delete cascade,
    offer_id text references vehicle_offer on delete cascade,
    what text not null,
    -- The deadline that the message names. It is not sent after that.
    until_at timestamptz,
    attempts integer not null default 0,
    -- Null while it is being sent and afterwards, so that nothing is sent twice.
    due_at timestamptz,
    -- The gateway's id of a sent message.
    gateway_id text,
    created_at timestamptz not null,
    check (num_nonnulls(order_id, offer_id) = 1)
  )`,
  `create index notice_message_by_due on notice_message (due_at) where due_at is not null`,
  `create index notice_message_by_age on notice_message (created_at)`,
  `create index notice_message_by_account on notice_message (account_id)`,
  `create index notice_message_by_order on notice_message (order_id) where order_id is not null`,
  `create index notice_message_by_offer on notice_message (offer_id) where offer_id is not null`,
  `create index notice_message_by_gateway on notice_message (gateway_id) where gateway_id is not null`,
] as const;
