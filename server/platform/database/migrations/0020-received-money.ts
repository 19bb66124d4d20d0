/** What reached the bank for an order and what was given back, line by line. */
export const statements = [
  `create table order_money (
    id bigint generated always as identity primary key,
    order_id text not null references orders,
    kind text not null check (kind in
      ('received', 'shortfall', 'refundPlanned', 'refundReleased', 'refundWithdrawn', 'refundSent', 'kept')),
    payment text check (payment in ('deposit', 'balance')),
    pay_unit text not null check (pay_unit in ('USD', 'JPY')),
    amount integer not null check (amount > 0),
    day text,
    reference text,
    reason text,
    bank text,
    last_digits text check (length(last_digits) <= 4),
    voucher_id text references voucher,
    refund_id text,
    actor text not null,
    member_id text references staff_member,
    created_at timestamptz not null,
    check ((kind like 'refund%') = (refund_id is not null)),
    check (refund_id is null or member_id is not null),
    check (kind <> 'refundPlanned' or (reason is not null and bank is not null and last_digits is not null))
  )`,
  `create index order_money_by_order on order_money (order_id, id)`,
  // Each step of a refund is gone once.
  `create unique index order_money_by_refund on order_money (refund_id, kind) where refund_id is not null`,

  `create function keep_order_money() returns trigger language plpgsql as $$
  begin
    raise exception 'What was noted of the money of an order can only be followed by another line.';
  end $$`,
  `create trigger only_grows before update or delete on order_money
    for each row execute function keep_order_money()`,
  `create trigger only_grows_whole before truncate on order_money
    for each statement execute function keep_order_money()`,

  // Whoever writes waits for the order, so that two at once cannot give the same money back.
  `create function check_order_money() returns trigger language plpgsql as $$
  declare
    unit text;
    planned order_money;
    spare bigint;
  begin
    select pay_unit into unit from orders where id = new.order_id for no key update;
    if new.pay_unit <> unit then
      raise exception 'An order has money in its own currency alone.';
    end if;
    if new.kind in ('refundReleased', 'refundWithdrawn', 'refundSent') then
      select * into planned from order_money where refund_id = new.refund_id and kind = 'refundPlanned';
      if planned.id is null or planned.order_id <> new.order_id or planned.amount <> new.amount then
        raise exception 'A refund goes on as it was planned.';
      end if;
      if new.kind = 'refundReleased' and planned.member_id = new.member_id then
        raise exception 'A refund is released by somebody else than who has planned it.';
      end if;
      if exists (select from order_money where refund_id = new.refund_id and kind in ('refundWithdrawn', 'refundSent')) then
        raise exception 'A refund that was withdrawn or sent goes no further.';
      end if;
      if new.kind = 'refundSent'
        and not exists (select from order_money where refund_id = new.refund_id and kind = 'refundReleased') then
        raise exception 'A refund is sent once it is released.';
      end if;
    end if;
    if new.kind in ('refundPlanned', 'kept') then
      select coalesce(sum(case
          when kind in ('received', 'refundWithdrawn') then amount
          when kind in ('refundPlanned', 'kept') then -amount
          else 0 end), 0)
        into spare from order_money where order_id = new.order_id;
      if new.amount > spare then
        raise exception 'No more is given back or kept than was received.';
      end if;
    end if;
    return new;
  end $$`,
  `create trigger checked before insert on order_money
    for each row execute function check_order_money()`,

  // Why the money of an order waits for accounts, as its lines say: written with each of them.
  `alter table orders add column money_waits text
    check (money_waits in ('partPaid', 'surplus', 'toSettle', 'toRelease', 'toSend'))`,
  `create index order_by_waiting_money on orders (changed_at, id) where money_waits is not null`,
] as const;
