/** What buyers were asked to pay by an invoice or a letter, so that anybody can ask whether it was us. */
export const statements = [
  // It is never changed: another amount or another account makes another one.
  `create table payment_request (
    code text primary key,
    order_id text not null references orders,
    kind text not null check (kind in ('deposit', 'balance')),
    pay_unit text not null check (pay_unit in ('USD', 'JPY')),
    amount integer not null check (amount >= 0),
    bank_account_id text references bank_account,
    facts jsonb not null,
    key_id text not null,
    signed text not null,
    issued_at timestamptz not null
  )`,
  `create index payment_request_by_order on payment_request (order_id, issued_at desc)`,
  // What the picture in a letter says, from which it is drawn when the letter is sent.
  `alter table mail add column qr text`,
] as const;
