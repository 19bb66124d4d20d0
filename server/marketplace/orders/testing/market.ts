import { randomUUID } from 'node:crypto';
import type { OperationId } from '#generated/operations.ts';
import type { Handlers } from '#generated/server.ts';
import type { Context } from '#server/platform/calls/context.ts';
import type { ReservationPayload } from '#generated/client/types.gen.ts';
import { openSession } from '#server/marketplace/accounts/sessions.ts';
import { tooManyCalls } from '#server/platform/calls/dispatch.ts';
import { couponHandlers } from '#server/marketplace/coupons/handlers.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { inquiryHandlers } from '#server/marketplace/inquiries/handlers.ts';
import { inAll } from '#server/platform/names.ts';
import {
  type CallOptions,
  openTestServer,
  type TestAnswer,
  type TestServer,
  type TestServerOptions,
} from '#server/testing/open-test-server.ts';
import { vehicleHandlers } from '#server/marketplace/vehicle-detail/handlers.ts';
import { orderHandlers } from '../handlers.ts';
import { liftReservationLimits } from './lift-reservation-limits.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { deliverMails } from '#server/platform/mail/deliver.ts';
import type { MailTransport } from '#server/platform/services.ts';
import { welcomeRow } from '#demo/seed/coupon-kind-rows.ts';
import { insertRows } from '#demo/seed/insert-rows.ts';
import { seedAccount } from '#demo/seed/seed-stock.ts';
import { vehicleRowOf } from '#demo/seed/vehicle-row.ts';
import type { Language } from '#wire/language.ts';
import { readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import { generateVehicles } from '#demo/vehicles/generate.ts';
import type { StockVehicle } from '#demo/vehicles/vehicle.ts';

export interface Buyer {
  accountId: string;
  call(operation: OperationId, payload?: object, options?: CallOptions): Promise<TestAnswer>;
}

export interface Market extends TestServer {
  newBuyer(account?: { insiderType?: 0 | 1; language?: Language }): Promise<Buyer>;
  giveCoupon(buyer: Buyer, coupon?: Partial<CouponTerms>): Promise<string>;
  giveUpload(buyer: Buyer): Promise<string>;
}

interface CouponTerms {
  quotaCents: number;
  vehicleIds: string[];
  effectiveOn: string;
  expiresOn: string;
}

/** Opens a marketplace with a few vehicles, with helpers to create buyers and make calls. */
export async function openMarket(
  more: Partial<Handlers<Context>> = {},
  services: Pick<TestServerOptions, 'mpesa' | 'notices'> = {},
): Promise<Market> {
  const server = await openTestServer({
    ...services,
    handlers: { ...vehicleHandlers, ...orderHandlers, ...inquiryHandlers, ...couponHandlers, ...more },
  });
  const { database, clock } = server.services;
  await stockFew(database, clock());
  await seedAccount(database, new Date(0));
  await insertRows(database, 'coupon_kind', [welcomeRow(clock())]);
  // In most tests one buyer reserves many vehicles.
  await liftReservationLimits(database);
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
          // Each call has a new session, so that no test outlives its token.
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

/** Delivers pending e-mails, and returns the subjects of those to a buyer. */
export async function deliverTo({ services }: Market, { accountId }: Buyer): Promise<string[]> {
  const subjects: string[] = [];
  const mailTransport: MailTransport = {
    async send({ to, subject }) {
      if (to === `${accountId}@example.com`) subjects.push(subject);
    },
    check: async () => undefined,
    close: () => undefined,
  };
  await deliverMails({ ...services, mailTransport });
  return subjects;
}

/** Retries while the server reports too many concurrent calls, as it asks clients to do. */
export async function retryWhileBusy(call: () => Promise<TestAnswer>): Promise<TestAnswer> {
  for (;;) {
    const answer = await call();
    if (!answer.errorMessage?.startsWith(tooManyCalls)) return answer;
  }
}

/** The payload of the contract's reservation example, for any vehicle. */
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

const catalogue = readReferenceCatalogue();
const [first] = generateVehicles({ catalogue, terms: demoPricingSettings, seed: 1, epoch: new Date(0), count: 1 });

/** Inserts the example vehicles 100001 to 100008. 100007 is on flash sale for a day and two hours. */
export async function stockFew(database: Database, now: Date): Promise<void> {
  const vehicles = generateVehicles({ catalogue, terms: demoPricingSettings, seed: 1, epoch: now, count: 8 });
  for (const vehicle of vehicles) {
    await insertCatalogue(database, vehicle);
    await insertVehicle(database, vehicle);
  }
}

/** Inserts another vehicle like 100001, for a test that does not release its reservation. */
export async function stockAnother(database: Database): Promise<string> {
  const id = newId();
  if (first) await insertVehicle(database, { ...first, id, refNo: `GP-${id}` });
  return id;
}

async function insertVehicle(database: Database, vehicle: StockVehicle): Promise<void> {
  await insertRows(database, 'vehicle', [vehicleRowOf(vehicle, demoPricingSettings, vehicle.listedAt)]);
}

async function insertCatalogue(database: Database, { makeId, modelId, styleId, level, names }: StockVehicle) {
  const own = { name: names.en, names: JSON.stringify(names), sort: 0 };
  const skip = { make: { id: makeId, letter: 'A', hot_rank: null }, model: { id: modelId, make_id: makeId } };
  await database
    .insertInto('make')
    .values({ ...skip.make, ...own })
    .onConflict((c) => c.doNothing())
    .execute();
  await database
    .insertInto('model')
    .values({ ...skip.model, ...own })
    .onConflict((c) => c.doNothing())
    .execute();
  await database
    .insertInto('style')
    .values({ id: styleId, model_id: modelId, name: names.en, full_name: names.en, sort: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('model_level')
    .values({ code: level, names: own.names, body: '', home_rank: null, sort: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
