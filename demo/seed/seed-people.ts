import { hashPassword } from '../../server/accounts/passwords.ts';
import type { Database } from '../../server/database/tables.ts';
import { accounts, type DemoAccount } from '../people/accounts.ts';
import { coupons } from '../people/coupons.ts';
import { dealers } from '../people/dealers.ts';
import { addresses, favoriteVehicleIds, inquiries } from '../people/keepsakes.ts';
import type { Stock } from '../stock.ts';
import { uploadRowsOf } from './demo-uploads.ts';
import { inquiryRowOf } from './inquiry-rows.ts';
import { insertRows } from './insert-rows.ts';
import { numberOrders, orderRowOf, recordRowsOf, voucherRowsOf } from './order-rows.ts';
import { accountRowOf, addressRowOf, couponRowOf, dealerRowOf, favoriteRowOf } from './people-rows.ts';

export interface DemoPeople {
  stock: Stock;
  password: string;
  now: Date;
}

/** The people who keep, ask for and order vehicles of the demo stock. Answers their e-mails. */
export async function insertPeople(transaction: Database, { stock, password, now }: DemoPeople): Promise<string[]> {
  const { vehicles, orders } = stock;
  const people: readonly DemoAccount[] = Object.values(accounts);
  const passwordHash = await hashPassword(password);
  await insertRows(
    transaction,
    'account',
    people.map((account) => accountRowOf(account, passwordHash, now)),
  );
  // The last one written stands first in the list.
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
