/** Browsers that a user lets us write to, and what waits to be sent to them. */
export const statements = [
  `create table push_subscription (
    endpoint text primary key check (endpoint like 'https://%'),
    account_id text not null references account,
    session_id text not null,
    p256dh text not null,
    auth text not null,
    language text not null check (language in ('en', 'zh', 'ja')),
    saved_at timestamptz not null default now()
  )`,
  `create index push_subscription_by_account on push_subscription (account_id, saved_at)`,
  `create index push_subscription_by_session on push_subscription (session_id)`,
  // Of each order only the last message waits, since a later one says more.
  `create table push_message (
    endpoint text not null references push_subscription on delete cascade,
    order_id text not null references orders,
    id text not null,
    what text not null,
    attempts integer not null default 0,
    due_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    primary key (endpoint, order_id)
  )`,
  `create index push_message_by_due on push_message (due_at)`,
] as const;
