import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSession } from '#server/marketplace/accounts/sessions.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { lapseDeposits } from './lapse.ts';
import { type Buyer, type Market, openMarket, reservationOf, stockAnother } from './testing/market.ts';

let market: Market;
let otherNode: TestServer;
beforeAll(async () => {
  market = await openMarket();
  otherNode = await openTestServer({ nodeOf: market });
});
afterAll(async () => {
  await otherNode.close();
  await market.close();
});
beforeEach(() => market.services.database.deleteFrom('setting').where('name', '=', 'reservation-limits').execute());

const hour = 3_600_000;
const newVehicle = () => stockAnother(market.services.database);
const reserve = async (buyer: Buyer, id?: string) =>
  buyer.call('submitOrder', reservationOf(id ?? (await newVehicle())));
const full = {
  code: 400,
  message: expect.stringMatching(/^You have reached the limit of reserved vehicles without a deposit/) as string,
};
const lately = { code: 400, message: expect.stringMatching(/ended without a deposit/) as string };

async function orderIdOf(vehicleId: string): Promise<string> {
  const { id } = await market.services.database
    .selectFrom('orders')
    .select('id')
    .where('vehicle_id', '=', vehicleId)
    .where('status', '<>', 8)
    .executeTakeFirstOrThrow();
  return id;
}

describe('submitOrder', () => {
  it('refuses a fourth vehicle without a deposit, a proof under review included, and takes it after a cancellation', async () => {
    const buyer = await market.newBuyer();
    const vehicles = [await newVehicle(), await newVehicle(), await newVehicle()];
    for (const id of vehicles) expect(await reserve(buyer, id)).toMatchObject({ code: 0 });
    const first = await orderIdOf(vehicles[0] ?? '');
    await buyer.call('payDeposit', { id: first, proofImage: await market.giveUpload(buyer) });
    expect(await reserve(buyer)).toEqual(full);
    expect(await reserve(await market.newBuyer()), 'another account').toMatchObject({ code: 0 });
    await buyer.call('closeOrder', { id: await orderIdOf(vehicles[1] ?? '') });
    expect(await reserve(buyer)).toMatchObject({ code: 0 });
  });

  it('lets a certified dealer hold ten', async () => {
    const dealer = await market.newBuyer();
    await market.services.database
      .insertInto('dealer_certificate')
      .values({ id: newId(), account_id: dealer.accountId, status: 2, fields: '{}', remark: null })
      .execute();
    for (let held = 0; held < 10; held += 1) expect(await reserve(dealer)).toMatchObject({ code: 0 });
    expect(await reserve(dealer)).toEqual(full);
  });

  it('counts reservations that are made at once, on two nodes', async () => {
    const buyer = await market.newBuyer();
    const vehicles = await Promise.all(Array.from({ length: 8 }, newVehicle));
    const { accessToken: token } = await openSession(
      market.services.database,
      buyer.accountId,
      market.services.clock(),
    );
    const answers = await Promise.all(
      vehicles.map((id, place) =>
        (place % 2 === 0 ? market : otherNode).call('submitOrder', reservationOf(id), { token }),
      ),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(3);
  });

  it('limits all accounts of an address to three times a dealer’s limit per hour', async () => {
    const value = JSON.stringify({ version: 1, perBuyer: 1, perDealer: 1 });
    await market.services.database.insertInto('setting').values({ name: 'reservation-limits', value }).execute();
    const limited = await openTestServer({ nodeOf: market, limits: true });
    const from = async (remoteAddress: string) => {
      const { accountId } = await market.newBuyer();
      const { accessToken: token } = await openSession(market.services.database, accountId, market.services.clock());
      return limited.call('submitOrder', reservationOf(await newVehicle()), { token, remoteAddress });
    };
    for (let made = 0; made < 3; made += 1) expect(await from('198.51.100.7')).toMatchObject({ code: 0 });
    expect(await from('198.51.100.7')).toMatchObject({ code: 400, message: expect.stringContaining('Too many') });
    expect(await from('198.51.100.8'), 'another address').toMatchObject({ code: 0 });
    await limited.close();
  });

  it('refuses for a day a vehicle whose reservation by this account has lapsed', async () => {
    const [buyer, other] = [await market.newBuyer(), await market.newBuyer()];
    const id = await newVehicle();
    await reserve(buyer, id);
    market.advance(24 * hour);
    expect(await reserve(buyer, id), 'overdue, and not cancelled yet').toEqual(lately);
    await lapseDeposits(market.services);
    expect(await reserve(buyer, id)).toEqual(lately);
    expect(await reserve(other, id)).toMatchObject({ code: 0 });
    await other.call('closeOrder', { id: await orderIdOf(id) });
    market.advance(24 * hour);
    expect(await reserve(buyer, id)).toMatchObject({ code: 0 });
  });

  it('refuses for a day a vehicle that this account has reserved and closed twice', async () => {
    const buyer = await market.newBuyer();
    const id = await newVehicle();
    for (let round = 0; round < 2; round += 1) {
      expect(await reserve(buyer, id)).toMatchObject({ code: 0 });
      await buyer.call('closeOrder', { id: await orderIdOf(id) });
    }
    expect(await reserve(buyer, id)).toEqual(lately);
  });

  it('refuses for a day a vehicle that this account has held and closed twice, each time just before the deadline', async () => {
    const buyer = await market.newBuyer();
    const id = await newVehicle();
    await reserve(buyer, id);
    market.advance(24 * hour - 60_000);
    await buyer.call('closeOrder', { id: await orderIdOf(id) });
    market.advance(60_000);
    expect(await reserve(buyer, id)).toMatchObject({ code: 0 });
    market.advance(24 * hour - 30_000);
    await buyer.call('closeOrder', { id: await orderIdOf(id) });
    expect(await reserve(buyer, id)).toEqual(lately);
    market.advance(24 * hour);
    expect(await reserve(buyer, id)).toMatchObject({ code: 0 });
  });

  it('refuses for a day a vehicle whose reservation this account has closed after the deadline', async () => {
    const buyer = await market.newBuyer();
    const id = await newVehicle();
    await reserve(buyer, id);
    market.advance(24 * hour);
    expect(await buyer.call('closeOrder', { id: await orderIdOf(id) })).toMatchObject({ code: 0 });
    expect(await reserve(buyer, id)).toEqual(lately);
  });

  it('tells a second tab of the same buyer that their own order holds the vehicle', async () => {
    const buyer = await market.newBuyer();
    const id = await newVehicle();
    await reserve(buyer, id);
    expect(await reserve(buyer, id)).toEqual({
      code: 400,
      message: 'You have already reserved this vehicle. Open the order to pay the deposit.',
    });
  });

  it('refuses while there is no receiving account, as the vehicle page says beforehand', async () => {
    const { database, clock } = market.services;
    const buyer = await market.newBuyer();
    const id = await newVehicle();
    const shownLater = new Date(clock().getTime() + hour);
    await database.updateTable('bank_account').set({ shown_from: shownLater }).execute();
    expect(await reserve(buyer, id)).toEqual({
      code: 400,
      message: expect.stringMatching(/^We cannot accept reservations or payments yet/) as string,
    });
    const isPaused = async () => (await buyer.call('getVehicleDetail', { carSourceId: id })).body;
    expect(await isPaused()).toMatchObject({ vehicle: { vehicleStatus: 1, reservationsPaused: true } });
    await database
      .updateTable('bank_account')
      .set({ shown_from: new Date(0) })
      .execute();
    expect(await isPaused()).not.toHaveProperty('vehicle.reservationsPaused');
    expect(await reserve(buyer, id)).toMatchObject({ code: 0 });
  });
});
