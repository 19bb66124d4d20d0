/** No marketplace promises a coupon that its staff have not made. Those that have registered somebody keep theirs. */
export const statements = [
  `delete from coupon_kind
    where id = 'welcome' and set_by is null and ended_at is null
      and not exists (select from account)
      and not exists (select from coupon where kind_id = 'welcome')`,
] as const;
