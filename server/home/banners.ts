import { inThree, type Names } from '../reference/names.ts';

export interface Banner {
  imageUrl: string;
  names: Names;
  /** The make whose vehicles the banner opens. A banner without a make opens nothing. */
  makeId?: string;
}

/** This is no make: the banner opens the user's coupons, or the registration for a visitor. */
export const couponMakeId = '999999';

export const banners: readonly Banner[] = [
  {
    imageUrl: '/pictures/home/banner-coupon.webp',
    names: inThree([
      'Register and receive a coupon for your first vehicle',
      '注册即可获得首辆车优惠券',
      '新規登録で初回購入クーポンをプレゼント',
    ]),
    makeId: couponMakeId,
  },
  {
    imageUrl: '/pictures/home/banner-toyota.webp',
    names: inThree([
      'Toyota, shipped from Japan to Mombasa',
      '丰田车，从日本直运蒙巴萨',
      'トヨタ車を日本からモンバサへ',
    ]),
    makeId: '1',
  },
  {
    imageUrl: '/pictures/home/banner-byd.webp',
    names: inThree(['Go electric with BYD', '选择比亚迪，开启电动生活', 'BYDで電気自動車へ']),
    makeId: '21',
  },
  {
    imageUrl: '/pictures/home/banner-clearance.webp',
    names: inThree([
      'We help with customs clearance and transfer',
      '我们协助清关与过户',
      '通関と名義変更をお手伝いします',
    ]),
  },
];
