/**
 * Until when an e-mail is worth sending, the order or offer whose next change makes it outdated, and whether it goes to
 * many readers and is sent after all others.
 */
export const statements = [
  `alter table mail
    add column until_at timestamptz,
    add column about_id text,
    add column is_bulk boolean not null default false`,
  `create index mail_about on mail (about_id) where about_id is not null`,
  `create index mail_waiting_in_order on mail (is_bulk, due_at) where state = 'waiting'`,
] as const;
