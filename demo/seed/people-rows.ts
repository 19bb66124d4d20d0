import { marketDay } from '../../server/reference/market-time.ts';
import { accounts, type DemoAccount } from '../people/accounts.ts';
import { designatedIds, type DemoCoupon } from '../people/coupons.ts';
import type { DemoDealer } from '../people/dealers.ts';
import type { DemoAddress } from '../people/keepsakes.ts';
import { countries } from '../../server/reference/places/countries.ts';
import type { StockVehicle } from '../vehicles/vehicle.ts';
import type { SeedRow } from './insert-rows.ts';

const day = 86_400_000;

export function accountRowOf(account: DemoAccount, passwordHash: string, now: Date): SeedRow {
  const country = countries.find(({ code }) => code === account.countryCode);
  return {
    id: account.id,
    email: account.email,
    password_hash: passwordHash,
    country_name: country?.names.en ?? account.countryCode,
    insider_type: account.insiderType,
    nick_name: account.nickName ?? null,
    phone: account.phone,
    created_at: now.toISOString(),
    language: 'en',
  };
}

export function addressRowOf(address: DemoAddress, now: Date): SeedRow {
  return {
    id: address.id,
    account_id: address.accountId,
    name: address.name,
    email: address.email,
    phone: address.phone,
    country_code: address.countryCode,
    city_id: address.cityId,
    line: address.line,
    is_default: address.isDefault,
    created_at: now.toISOString(),
  };
}

/** Saved an hour apart, the first of the list last. */
export function favoriteRowOf(vehicleId: string, place: number, now: Date): SeedRow {
  const savedAt = new Date(now.getTime() - (place + 1) * 3_600_000);
  return { account_id: accounts.buyer.id, vehicle_id: vehicleId, created_at: savedAt.toISOString() };
}

export function couponRowOf(coupon: DemoCoupon, vehicles: readonly StockVehicle[], now: Date): SeedRow {
  const { template } = coupon;
  const designated = designatedIds(template, vehicles);
  const [first, last] = coupon.days.map((days) => marketDay(new Date(now.getTime() + days * day)));
  return {
    id: coupon.id,
    account_id: coupon.accountId,
    code: template.code,
    names: template.names,
    scope: template.scope,
    quota_cents: template.quotaCents,
    use_type: designated ? 2 : 1,
    vehicle_ids: designated ?? [],
    effective_on: first,
    expires_on: last,
    state: coupon.state,
    order_id: coupon.orderId ?? null,
  };
}

export function dealerRowOf(dealer: DemoDealer, now: Date): SeedRow {
  const { id, accountId, status, fields, remark } = dealer;
  const at = now.toISOString();
  return { id, account_id: accountId, status, fields, remark: remark ?? null, created_at: at, changed_at: at };
}
