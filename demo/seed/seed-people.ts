import { hashPassword } from '#server/marketplace/accounts/passwords.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { accounts, type DemoAccount } from '../people/accounts.ts';
import { coupons, type DemoCoupon, designatedIds } from '../people/coupons.ts';
import { couponKindRows, welcomeRow } from './coupon-kind-rows.ts';
import { dealerStatusOf } from '#states/dealer-state.ts';
import { dealers, type DemoDealer } from '../people/dealers.ts';
import { addresses, type DemoAddress, favoriteVehicleIds, inquiries } from '../people/saved-items.ts';
import type { Stock } from '../stock.ts';
import { questions, type DemoQuestion } from '../people/questions.ts';
import { uploadRowsOf } from './demo-uploads.ts';
import { inquiryRowOf } from './inquiry-rows.ts';
import { insertRows, type SeedRow } from './insert-rows.ts';
import { numberOrders, orderRowOf, recordRowsOf, voucherRowsOf } from './order-rows.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { countries } from '#server/marketplace/reference/places/countries.ts';
import type { StockVehicle } from '../vehicles/vehicle.ts';

const hours = 3_600_000;

export interface DemoPeople {
  stock: Stock;
  password: string;
  now: Date;
}

/** Writes the demo users with their favorites, inquiries and orders, and returns their e-mail addresses. */
export async function insertPeople(transaction: Database, { stock, password, now }: DemoPeople): Promise<string[]> {
  const { vehicles, orders } = stock;
  const people: readonly DemoAccount[] = Object.values(accounts);
  const passwordHash = await hashPassword(password);
  await insertRows(
    transaction,
    'account',
    people.map((account) => accountRowOf(account, passwordHash, now)),
  );
  // The row written last comes first in the list.
  await insertRows(
    transaction,
    'address',
    addresses.toReversed().map((address) => addressRowOf(address, now)),
  );
  await insertRows(
    transaction,
    'favorite',
    favoriteVehicleIds.map((id, place) => favoriteRowOf(id, place, now)),
  );
  await insertRows(
    transaction,
    'inquiry',
    inquiries.map((inquiry) => inquiryRowOf(inquiry, vehicles, now)),
  );
  await insertRows(
    transaction,
    'vehicle_question',
    questions.map((question) => questionRowOf(question, now)),
  );
  await insertRows(transaction, 'coupon_kind', [welcomeRow(now)]);
  await insertRows(transaction, 'coupon_kind', couponKindRows(vehicles, now));
  await insertRows(
    transaction,
    'coupon',
    coupons.map((coupon) => couponRowOf(coupon, vehicles, now)),
  );
  await insertRows(
    transaction,
    'dealer_certificate',
    dealers.map((dealer) => dealerRowOf(dealer, now)),
  );
  await insertRows(transaction, 'upload', uploadRowsOf(orders, now));
  const numbered = await numberOrders(transaction, orders);
  await insertRows(
    transaction,
    'orders',
    numbered.map((order) => orderRowOf(order, stock)),
  );
  await insertRows(transaction, 'order_record', orders.flatMap(recordRowsOf));
  await insertRows(transaction, 'voucher', orders.flatMap(voucherRowsOf));
  return people.map(({ email }) => email);
}

const day = 86_400_000;

function accountRowOf(account: DemoAccount, passwordHash: string, now: Date): SeedRow {
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

function addressRowOf(address: DemoAddress, now: Date): SeedRow {
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

/** Favorites are saved an hour apart; the first in the list was saved last. */
function favoriteRowOf(vehicleId: string, place: number, now: Date): SeedRow {
  const savedAt = new Date(now.getTime() - (place + 1) * 3_600_000);
  return { account_id: accounts.buyer.id, vehicle_id: vehicleId, created_at: savedAt.toISOString() };
}

function couponRowOf(coupon: DemoCoupon, vehicles: readonly StockVehicle[], now: Date): SeedRow {
  const { template } = coupon;
  const designated = designatedIds(template, vehicles);
  const [first, last] = coupon.days.map((days) => marketDay(new Date(now.getTime() + days * day)));
  return {
    id: coupon.id,
    account_id: coupon.accountId,
    kind_id: template.kindId,
    given_at: now.toISOString(),
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

function dealerRowOf(dealer: DemoDealer, now: Date): SeedRow {
  const { id, accountId, state, fields, remark } = dealer;
  const status = dealerStatusOf[state];
  const at = now.toISOString();
  return { id, account_id: accountId, status, fields, remark: remark ?? null, created_at: at, changed_at: at };
}

function questionRowOf(asked: DemoQuestion, now: Date): SeedRow {
  const { id, accountId, vehicleId, language, question, hoursAgo, answered } = asked;
  const ago = (number: number) => new Date(now.getTime() - number * hours).toISOString();
  return {
    id,
    account_id: accountId,
    vehicle_id: vehicleId,
    language,
    state: answered ? 'answered' : 'open',
    question,
    published: answered ? question : null,
    answer: answered?.text ?? null,
    asked_at: ago(hoursAgo),
    answered_at: answered ? ago(answered.hoursAgo) : null,
    decided_at: answered ? ago(answered.hoursAgo) : null,
    decided_by: answered ? 'Demo' : null,
  };
}
