import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../../generated/operations.ts';
import type { ReservationPayload } from '../../../generated/client/types.gen.ts';
import { openSession } from '../../accounts/sessions.ts';
import { couponHandlers } from '../../coupons/handlers.ts';
import { newId } from '../../secrets/ids.ts';
import { inquiryHandlers } from '../../inquiries/handlers.ts';
import { inAll } from '../../reference/names.ts';
import { openTestServer, type CallOptions, type TestAnswer, type TestServer } from '../../testing/open-test-server.ts';
import { vehicleHandlers } from '../../vehicle-detail/handlers.ts';
import { orderHandlers } from '../handlers.ts';
import { stockFew } from './few-vehicles.ts';

export interface Buyer {
  accountId: string;
  call(operation: OperationId, payload?: object, options?: CallOptions): Promise<TestAnswer>;
}

export interface Market extends TestServer {
  newBuyer(account?: { insiderType?: 0 | 1; language?: 'en' | 'zh' | 'ja' }): Promise<Buyer>;
  giveCoupon(buyer: Buyer, coupon?: Partial<CouponTerms>): Promise<string>;
  giveUpload(buyer: Buyer): Promise<string>;
}

interface CouponTerms {
  quotaCents: number;
  vehicleIds: string[];
  effectiveOn: string;
  expiresOn: string;
}

/** A marketplace with a few vehicles, and buyers as they are needed. */
export async function openMarket(): Promise<Market> {
  const server = await openTestServer({
    handlers: { ...vehicleHandlers, ...orderHandlers, ...inquiryHandlers, ...couponHandlers },
  });
  const { database, clock } = server.services;
  await stockFew(database, clock());
  return {
    ...server,

    async newBuyer({ insiderType = 0, language = 'en' } = {}) {
      const accountId = newId();
      await database
        .insertInto('account')
        .values({
          id: accountId,
          email: `${accountId}@example.com`,
          password_hash: '',
          country_name: 'Kenya',
          insider_type: insiderType,
          nick_name: insiderType ? 'Otieno at GariPort' : null,
          phone: insiderType ? '+254733000111' : null,
          language,
        })
        .execute();
      return {
        accountId,
        async call(operation, payload = {}, options = {}) {
          // A new session each time, so that no test outlives its token.
          const { accessToken } = await openSession(database, accountId, server.services.clock());
          return server.call(operation, payload, { token: accessToken, ...options });
        },
      };
    },

    async giveCoupon({ accountId }, { quotaCents = 10_000, vehicleIds, ...dates } = {}) {
      const id = newId();
      await database
        .insertInto('coupon')
        .values({
          id,
          account_id: accountId,
          code: 'WELCOME100',
          names: JSON.stringify(inAll('Welcome coupon')),
          quota_cents: quotaCents,
          use_type: vehicleIds ? 2 : 1,
          vehicle_ids: vehicleIds ?? [],
          effective_on: dates.effectiveOn ?? '2026-05-01',
          expires_on: dates.expiresOn ?? '2026-12-31',
          order_id: null,
        })
        .execute();
      return id;
    },

    async giveUpload({ accountId }) {
      const path = `/files/00/${randomUUID()}.jpg`;
      await database
        .insertInto('upload')
        .values({ id: newId(), account_id: accountId, hash: path, path, bytes: 1 })
        .execute();
      return path;
    },
  };
}

/** The contract's own reservation, on any vehicle. */
export function reservationOf(id: string, change: Partial<ReservationPayload> = {}): ReservationPayload {
  return {
    id,
    payUnit: 'USD',
    name: 'Wanjiku Kamau',
    email: 'wanjiku.kamau@example.com',
    phone: '+254712345678',
    countryCode: 'KE',
    cityId: '11',
    address: 'Nyali Road 14',
    transportType: '1',
    commitType: 'pc',
    endPortId: 'p-mba',
    ...change,
  };
}

export function journeyTo(carSourceId: string): Record<string, string> {
  return { carSourceId, endPortId: 'p-mba', countryCode: 'KE', transportType: '1' };
}
