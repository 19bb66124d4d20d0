import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PriceResult, VehicleDetail } from '#generated/client/types.gen.ts';
import {
  journeyTo,
  type Market,
  openMarket,
  reservationOf,
  stockAnother,
} from '#server/marketplace/orders/testing/market.ts';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import type { TestAnswer } from '#server/testing/open-test-server.ts';
import { writePricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const detailOf = ({ body }: TestAnswer) => body as VehicleDetail;
const priceOf = ({ body }: TestAnswer) => body as PriceResult;
const asVisitor = (id: string, language: 'en' | 'cn' | 'jp' = 'en') =>
  market.call('getVehicleDetail', { carSourceId: id }, { language });

describe('A vehicle', () => {
  it('B-107 B-108 B-109 B-261 A vehicle is described as the contract’s example shows it', async () => {
    const { vehicle } = detailOf(await asVisitor('100001'));
    expect(vehicle).toMatchObject({
      styleName: 'Toyota Vitz 1.0 F',
      styleId: '5001',
      styleImage: '/pictures/100001/front.webp',
      vehicleStatus: 1,
      vehiclePriceDesc: 'USD 6,850',
      priceKES: 883_650,
      depositRatio: 0.3,
      flashSale: '0',
      favoriteState: '0',
      transportTemplateId: '901',
      regDate: '2019-03',
      mileage: '62,400',
      displacement: '1.0L',
      fuelType: 'Petrol',
      color: 'Pearl White',
      seat: '5',
      handlePosition: 'Right',
      country: 'Japan',
      refNo: 'GP-100001',
      remark: 'One owner, inspected in Yokohama',
    });
    expect(vehicle.photos[0]).toEqual({ photoPath: '/pictures/100001/front.webp' });
    expect(vehicle).not.toHaveProperty('vehicleOrigPriceDesc');
  });

  it('A user sees the whole chassis number, and a visitor all but its last digits', async () => {
    const buyer = await market.newBuyer();
    const chassisIn = (answer: TestAnswer) =>
      detailOf(answer).property[0]?.propertyList.find(({ name }) => name === 'Chassis number')?.value;
    expect(chassisIn(await asVisitor('100001'))).toBe('KSP130-2214*** (all digits after login)');
    expect(chassisIn(await buyer.call('getVehicleDetail', { carSourceId: '100001' }))).toMatch(/^KSP130-2214\d{3}$/);
  });

  it('B-110 A visitor gets a vehicle with its property groups and destinations, and no personal data', async () => {
    const detail = detailOf(await asVisitor('100001'));
    expect(detail.property[0]).toMatchObject({ groupName: 'Basic information' });
    expect(detail.property[0]?.propertyList[0]).toEqual({ name: 'Make', value: 'Toyota' });
    expect(detail.country).toContainEqual({ code: 'KE', name: 'Kenya', id: '1' });
    expect(detail.coupons).toEqual([]);
    expect(detail).not.toHaveProperty('receiveAddress');
    expect(detail).not.toHaveProperty('poster');
  });

  it('A vehicle is offered to Mombasa by default, for the list price', async () => {
    const { vehicle, country, destination } = detailOf(await asVisitor('100001'));
    expect(country.map(({ code }) => code)).toContain(destination?.countryCode);
    expect(destination?.port).toEqual({
      portId: 'p-mba',
      name: 'Mombasa',
      transports: [
        { type: '1', desc: 'RORO' },
        { type: '2', desc: 'Container' },
      ],
    });
    const price = priceOf(
      await market.call('getPriceDetail', {
        carSourceId: '100001',
        countryCode: destination?.countryCode,
        endPortId: destination?.port.portId,
        transportType: destination?.port.transports[0]?.type,
      }),
    );
    expect(price.totalPriceDesc).toBe(vehicle.vehiclePriceDesc);
    expect(detailOf(await asVisitor('100001', 'jp')).destination?.port.name).toBe('モンバサ');
  });

  it('A vehicle without a ship to Mombasa for the list price is offered without a destination', async () => {
    const { database } = market.services;
    const terms = demoPricingSettings;
    const toElsewhere = terms.tariffs.filter(
      ({ portId, transportType }) => portId !== 'p-mba' || transportType !== '1',
    );
    await writePricingSettings(database, { ...terms, tariffs: toElsewhere });
    try {
      const { country, destination } = detailOf(await asVisitor('100001'));
      expect(country).not.toEqual([]);
      expect(destination).toBeUndefined();
    } finally {
      await writePricingSettings(database, terms);
    }
  });

  it('B-003 A vehicle is described in the language of the caller, with yen in Japanese', async () => {
    const japanese = detailOf(await asVisitor('100001', 'jp'));
    expect(japanese.vehicle).toMatchObject({
      vehiclePriceDesc: 'JPY 1,041,200',
      color: 'パールホワイト',
      country: '日本',
    });
    expect(japanese.property[0]?.groupName).toBe('基本情報');
    const chinese = detailOf(await asVisitor('100001', 'cn'));
    expect(chinese.vehicle).toMatchObject({ vehiclePriceDesc: 'USD 6,850', fuelType: '汽油' });
    expect(chinese.country).toContainEqual({ code: 'KE', name: '肯尼亚', id: '1' });
  });

  it('B-161 B-162 Until a flash sale ends, its vehicle shows the reduced and the original price', async () => {
    const onSale = detailOf(await asVisitor('100007')).vehicle;
    expect(onSale).toMatchObject({
      flashSale: '1',
      vehiclePriceDesc: 'USD 17,200',
      vehicleOrigPriceDesc: 'USD 18,400',
      remainingTimes: 93_784,
    });
    const { database, clock } = market.services;
    const endSale = (at: Date) =>
      database.updateTable('vehicle').set({ flash_ends_at: at }).where('id', '=', '100007').execute();
    await endSale(new Date(clock().getTime() + 1));
    expect(detailOf(await asVisitor('100007')).vehicle.flashSale).toBe('1');
    await endSale(clock());
    const { vehicle } = detailOf(await asVisitor('100007'));
    expect(vehicle).toMatchObject({ flashSale: '0', vehiclePriceDesc: 'USD 18,400' });
    expect(vehicle).not.toHaveProperty('vehicleOrigPriceDesc');
    expect(vehicle).not.toHaveProperty('remainingTimes');
  });

  it('B-313 Every call reports an unknown vehicle', async () => {
    for (const operation of ['getVehicleDetail', 'getPriceDetail', 'getTransferPrice'] as const) {
      const payload =
        operation === 'getVehicleDetail'
          ? { carSourceId: 'none' }
          : operation === 'getPriceDetail'
            ? journeyTo('none')
            : { carSourceId: 'none', origPrice: 1, convertType: 'USDToKES' };
      expect(await market.call(operation, payload)).toEqual({ code: 400, message: 'The vehicle no longer exists' });
    }
  });

  it('B-144 A removed vehicle is still shown, without a destination', async () => {
    const id = await stockAnother(market.services.database);
    await market.services.database.updateTable('vehicle').set({ state: 'removed' }).where('id', '=', id).execute();
    const { vehicle, country, destination } = detailOf(await asVisitor(id));
    expect(vehicle.vehicleStatus).toBe(0);
    expect(country).toEqual([]);
    expect(destination).toBeUndefined();
  });

  it('B-145 B-146 B-147 B-148 A vehicle is available, held for another buyer, or in the order of the buyer who asks', async () => {
    const id = await stockAnother(market.services.database);
    const [buyer, other] = [await market.newBuyer(), await market.newBuyer()];
    const foundBy = async (who: typeof buyer) =>
      detailOf(await who.call('getVehicleDetail', { carSourceId: id })).vehicle;
    expect((await foundBy(buyer)).vehicleStatus).toBe(1);

    await buyer.call('submitOrder', reservationOf(id));
    const own = await foundBy(buyer);
    expect(own).toMatchObject({ vehicleStatus: 3, detailState: 0, status: 0 });
    expect((await foundBy(other)).vehicleStatus).toBe(2);
    expect(await foundBy(other)).not.toHaveProperty('orderId');
    expect(detailOf(await asVisitor(id)).vehicle.vehicleStatus).toBe(2);

    const proofImage = await market.giveUpload(buyer);
    await buyer.call('payDeposit', { id: own.orderId, proofImage });
    expect(await foundBy(buyer)).toMatchObject({ vehicleStatus: 3, detailState: 1, status: 1 });
  });

  it('B-146 A vehicle is available again as soon as the deposit is overdue, before the order is cancelled', async () => {
    const { database, clock } = market.services;
    const id = await stockAnother(database);
    const buyer = await market.newBuyer();
    await buyer.call('submitOrder', reservationOf(id));
    const setDue = (at: Date) =>
      database.updateTable('orders').set({ deposit_due_at: at }).where('vehicle_id', '=', id).execute();
    await setDue(new Date(clock().getTime() + 1));
    expect(detailOf(await asVisitor(id)).vehicle.vehicleStatus).toBe(2);
    await setDue(clock());
    expect(detailOf(await asVisitor(id)).vehicle.vehicleStatus).toBe(1);
    expect(detailOf(await buyer.call('getVehicleDetail', { carSourceId: id })).vehicle.vehicleStatus).toBe(1);
  });

  it('B-110 A user gets the default address, the coupons usable on the vehicle, and whether it is a favorite', async () => {
    const { database } = market.services;
    const buyer = await market.newBuyer();
    const address = {
      name: 'Wanjiku',
      email: 'w@example.com',
      phone: '0712345',
      country_code: 'KE',
      city_id: '11',
      line: 'Nyali',
    };
    await database
      .insertInto('address')
      .values([
        { ...address, id: `${buyer.accountId}-1`, account_id: buyer.accountId, line: 'Elsewhere' },
        { ...address, id: `${buyer.accountId}-2`, account_id: buyer.accountId, is_default: true },
      ])
      .execute();
    await database.insertInto('favorite').values({ account_id: buyer.accountId, vehicle_id: '100001' }).execute();
    const accepted = await market.giveCoupon(buyer, { vehicleIds: ['100001'] });
    await market.giveCoupon(buyer, { vehicleIds: ['100002'] });
    await market.giveCoupon(buyer, { expiresOn: '2026-06-11' });
    await market.giveCoupon(buyer, { effectiveOn: '2026-06-13' });
    const detail = detailOf(await buyer.call('getVehicleDetail', { carSourceId: '100001' }, { language: 'jp' }));
    expect(detail.receiveAddress).toMatchObject({
      address: 'Nyali',
      cityCode: '0101_11',
      cityDesc: 'モンバサ',
      countryDesc: 'ケニア',
      isDefault: 1,
    });
    expect(detail.coupons.map(({ id }) => id)).toEqual([accepted]);
    expect(detail.vehicle.favoriteState).toBe('1');
  });

  it('B-111 A sales agent gets the poster data, and other users are refused', async () => {
    const agent = await market.newBuyer({ insiderType: 1 });
    const buyer = await market.newBuyer();
    const posterOf = async (who: typeof buyer) =>
      detailOf(await who.call('getVehicleDetail', { carSourceId: '100001' })).poster;
    expect(await posterOf(agent)).toEqual({ insiderType: 1, nickName: 'Otieno at GariPort', phone: '+254733000111' });
    expect(await posterOf(buyer)).toEqual({ insiderType: 0 });
  });
});
