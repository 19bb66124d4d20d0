/** Until when an e-mail is worth sending, and the order or offer whose next change makes it outdated. */
export const statements = [
  `alter table mail add column until_at timestamptz, add column about_id text`,
  `create index mail_about on mail (about_id) where about_id is not null`,
] as const;
