const inSql = (words: object) => `'${JSON.stringify(words)}'`;

const coupon = inSql({
  en: 'Register and receive a coupon for your first vehicle',
  zh: '注册即可获得首辆车优惠券',
  ja: '新規登録で初回購入クーポンをプレゼント',
});
const toyota = inSql({
  en: 'Toyota, shipped from Japan to Mombasa',
  zh: '丰田车，从日本直运蒙巴萨',
  ja: 'トヨタ車を日本からモンバサへ',
});
const byd = inSql({ en: 'Go electric with BYD', zh: '选择比亚迪，开启电动生活', ja: 'BYDで電気自動車へ' });
const clearance = inSql({
  en: 'We help with customs clearance and transfer',
  zh: '我们协助清关与过户',
  ja: '通関と名義変更をお手伝いします',
});

/** Banners of the home page, which the desk sets, and their pictures. Every marketplace begins with the two general ones. */
export const statements = [
  `create table home_banner (
    id text primary key,
    place integer not null,
    words jsonb not null,
    make_id text,
    from_day date,
    until_day date,
    image_url text not null,
    version integer not null default 1,
    -- Absent where it came with the product.
    set_by text,
    member_id text references staff_member,
    set_at timestamptz,
    check (until_day >= from_day)
  )`,
  // A picture outlives its banner, since pages that are still open show it.
  `create table home_banner_picture (
    id text primary key check (id ~ '^[0-9a-f]{16}$'),
    path text not null,
    bytes integer not null,
    added_at timestamptz not null
  )`,
  `insert into home_banner (id, place, words, make_id, image_url) values
    ('coupon', 1, ${coupon}, '999999', '/pictures/home/banner-coupon.webp'),
    ('clearance', 4, ${clearance}, null, '/pictures/home/banner-clearance.webp')`,
  // A demo that is there already keeps the banners that it has shown.
  `insert into home_banner (id, place, words, make_id, image_url)
    select * from (values
      ('toyota', 2, ${toyota}::jsonb, '1', '/pictures/home/banner-toyota.webp'),
      ('byd', 3, ${byd}::jsonb, '21', '/pictures/home/banner-byd.webp')) as shown
    where exists (select from vehicle where id = '100001' and facts ? 'look')`,
] as const;
