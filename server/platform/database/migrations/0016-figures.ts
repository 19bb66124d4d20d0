/** How often somebody came to the site, and what figures about orders are read by. */
export const statements = [
  `create table visit_count (
    day date not null,
    entry text not null,
    count bigint not null,
    primary key (day, entry)
  )`,
  `create index order_record_by_time on order_record (created_at)`,
];
