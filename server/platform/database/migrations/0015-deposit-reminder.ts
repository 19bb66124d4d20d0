/** Of which deadline of a deposit its buyer was reminded. A table of its own: being reminded changes nothing of an order. */
export const statements = [
  `create table deposit_reminder (
    order_id text primary key references orders,
    due_at timestamptz not null
  )`,
];
