/** The welcome coupon that every marketplace has given since its beginning. Its end is the staff's to set. */
const names = JSON.stringify({ en: 'Welcome coupon', zh: '新人优惠券', ja: 'ウェルカムクーポン' });
const scope = JSON.stringify({ en: 'All vehicles', zh: '全部车辆', ja: '全車種' });

/** Kinds of coupons, which the desk makes and ends. */
export const statements = [
  `create table coupon_kind (
    id text primary key,
    code text not null,
    names jsonb not null,
    scope jsonb,
    quota_cents bigint not null check (quota_cents > 0),
    vehicle_ids text[],
    from_day date not null,
    until_day date,
    days_to_use integer,
    most integer,
    is_welcome boolean not null,
    set_by text,
    set_at timestamptz not null,
    ended_by text,
    ended_at timestamptz,
    check (until_day is not null or days_to_use is not null)
  )`,
  `create unique index coupon_kind_by_code on coupon_kind (code) where ended_at is null`,
  `insert into coupon_kind (id, code, names, scope, quota_cents, from_day, days_to_use, is_welcome, set_at)
    values ('welcome', 'WELCOME100', '${names}', '${scope}', 10000, '2020-01-01', 180, true, now())`,
  `alter table coupon
    add column kind_id text references coupon_kind,
    add column given_by text,
    add column given_at timestamptz,
    add column reason text`,
  // What was given before the desk made kinds is counted, and not given any more.
  `insert into coupon_kind
      (id, code, names, scope, quota_cents, vehicle_ids, from_day, until_day, is_welcome, set_at, ended_at)
    select distinct on (code) 'was-' || left(md5(code), 16), code, names, scope, quota_cents,
      case when use_type = 2 then vehicle_ids end, effective_on, expires_on, false, now(), now()
    from coupon where code <> 'WELCOME100' and quota_cents > 0
    order by code, effective_on desc, id`,
  `update coupon set kind_id = coupon_kind.id from coupon_kind where coupon_kind.code = coupon.code`,
  `create index coupon_by_kind on coupon (kind_id)`,
] as const;
