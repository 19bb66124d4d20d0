/** Lines of the ledger that take back a payment recorded by mistake. */
export const statements = [
  `alter table order_money drop constraint order_money_kind_check`,
  `alter table order_money add constraint order_money_kind_check check (kind in
    ('received', 'shortfall', 'refundPlanned', 'refundReleased', 'refundWithdrawn', 'refundSent', 'kept',
     'reversalPlanned', 'reversalWithdrawn', 'reversed'))`,
  `alter table order_money add column reverses bigint references order_money`,
  `alter table order_money add constraint order_money_reverses_check
    check ((kind in ('reversalPlanned', 'reversalWithdrawn', 'reversed')) = (reverses is not null))`,
  `alter table order_money add constraint order_money_reversal_by_member check (reverses is null or member_id is not null)`,
  // A line is reversed once.
  `create unique index order_money_by_reversed on order_money (reverses) where kind = 'reversed'`,

  // As before, and a reversed payment is neither given back nor kept.
  `create or replace function check_order_money() returns trigger language plpgsql as $$
  declare
    unit text;
    planned order_money;
    target order_money;
    latest order_money;
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
    if new.reverses is not null then
      select * into target from order_money where id = new.reverses;
      if target.order_id <> new.order_id or target.amount <> new.amount or target.kind not in ('received', 'shortfall') then
        raise exception 'A reversal takes back a whole payment of its order.';
      end if;
      select * into latest from order_money where reverses = new.reverses order by id desc limit 1;
      if new.kind = 'reversalWithdrawn' and latest.kind is distinct from 'reversalPlanned' then
        raise exception 'Only a planned reversal can be withdrawn.';
      end if;
      if new.kind = 'reversalPlanned' and latest.kind is not null and latest.kind <> 'reversalWithdrawn' then
        raise exception 'A payment has one reversal at a time.';
      end if;
      if new.kind = 'reversed' and latest.kind = 'reversalPlanned' and latest.member_id = new.member_id then
        raise exception 'A reversal is released by somebody else than who has planned it.';
      end if;
    end if;
    if new.kind in ('refundPlanned', 'kept') or (new.kind = 'reversed' and target.kind = 'received') then
      select coalesce(sum(case
          when line.kind in ('received', 'refundWithdrawn') then line.amount
          when line.kind in ('refundPlanned', 'kept') then -line.amount
          when line.kind = 'reversed' and taken.kind = 'received' then -line.amount
          else 0 end), 0)
        into spare
        from order_money line left join order_money taken on taken.id = line.reverses
        where line.order_id = new.order_id;
      if new.amount > spare then
        raise exception 'No more is given back, kept or reversed than was received.';
      end if;
    end if;
    return new;
  end $$`,
] as const;
