/** When the purging job first saw a change. It was noted before, in a transaction that may have been long. */
export const statements = [
  `alter table page_change add column seen_at timestamptz`,
  `create index page_change_to_purge on page_change (id) where purged_at is null`,
] as const;
