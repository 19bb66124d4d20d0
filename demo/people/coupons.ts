import { inLanguages, type Names } from '#server/platform/names.ts';
import type { StockVehicle } from '../vehicles/vehicle.ts';
import { welcomeCoupon } from '../welcome-coupon.ts';
import { accounts } from './accounts.ts';

/** A coupon kind. Users hold single coupons of a kind. */
interface DemoTemplate {
  kindId: string;
  code: string;
  names: Names;
  /** Describes the eligible vehicles. */
  scope: Names;
  quotaCents: number;
  /** The eligible vehicles; absent if the coupon is valid for all. */
  designates?: (vehicle: StockVehicle) => boolean;
}

const allVehicles = welcomeCoupon.scope;

export const couponTemplates = {
  welcome: welcomeCoupon,
  hybrid: {
    kindId: 'demo-hybrid',
    code: 'HYBRID150',
    names: inLanguages(['Hybrid coupon', '混动优惠券', 'ハイブリッドクーポン', 'Kuponi ya hybrid']),
    scope: inLanguages(['Hybrid vehicles', '混合动力车', 'ハイブリッド車', 'Magari ya hybrid']),
    quotaCents: 15_000,
    designates: ({ fuel }) => fuel === 'hybrid',
  },
  spring: {
    kindId: 'demo-spring',
    code: 'SPRING50',
    names: inLanguages(['Spring coupon', '春季优惠券', '春のクーポン', 'Kuponi ya masika']),
    scope: allVehicles,
    quotaCents: 5000,
  },
  newYear: {
    kindId: 'demo-new-year',
    code: 'NEWYEAR80',
    names: inLanguages(['New Year coupon', '新年优惠券', '新年クーポン', 'Kuponi ya Mwaka Mpya']),
    scope: inLanguages(['Toyota vehicles', '丰田车', 'トヨタ車', 'Magari ya Toyota']),
    quotaCents: 8000,
    designates: ({ makeId }) => makeId === '1',
  },
} as const satisfies Readonly<Record<string, DemoTemplate>>;

export interface DemoCoupon {
  id: string;
  accountId: string;
  template: DemoTemplate;
  /** The status. An unused coupon past its last day has expired. */
  state: 'unused' | 'frozen' | 'used';
  /** The order that has frozen or used it. */
  orderId?: string;
  /** First and last day of use, in days from the demo epoch. */
  days: readonly [first: number, last: number];
}

/** One coupon in each status, and the welcome coupon for users without another. */
export const coupons: readonly DemoCoupon[] = [
  { id: '800001', accountId: accounts.buyer.id, template: couponTemplates.welcome, state: 'unused', days: [-45, 199] },
  {
    id: '800002',
    accountId: accounts.buyer.id,
    template: couponTemplates.hybrid,
    state: 'frozen',
    orderId: '500010',
    days: [-31, 107],
  },
  {
    id: '800003',
    accountId: accounts.buyer.id,
    template: couponTemplates.spring,
    state: 'used',
    orderId: '500011',
    days: [-106, 15],
  },
  {
    id: '800004',
    accountId: accounts.buyer.id,
    template: couponTemplates.newYear,
    state: 'unused',
    days: [-165, -135],
  },
  { id: '800005', accountId: accounts.agent.id, template: couponTemplates.welcome, state: 'unused', days: [-20, 100] },
  {
    id: '800006',
    accountId: accounts.dealerRejected.id,
    template: couponTemplates.welcome,
    state: 'unused',
    days: [-10, 110],
  },
];

/** The vehicles of a designated coupon; undefined if it is valid for all. */
export function designatedIds(template: DemoTemplate, vehicles: readonly StockVehicle[]): string[] | undefined {
  const { designates } = template;
  return designates && vehicles.filter((vehicle) => designates(vehicle)).map(({ id }) => id);
}
