import { describe, expect, test } from 'vitest';
import { operationsOf, resolveSchema } from '#contract/document/openapi.ts';
import { accepts, canonical, fieldsOf, payloadOf, schemaNamed } from './read-call.ts';

describe('orders', () => {
  const reservation = {
    id: '100001',
    payUnit: 'USD',
    name: 'Wanjiku Kamau',
    email: 'wanjiku.kamau@example.com',
    phone: '+254712345678',
    countryCode: 'KE',
    cityId: '11',
    address: 'Nyali Road 14',
    transportType: '1',
    commitType: 'pc',
  };

  test('B-129 commitType of a reservation is always pc', () => {
    expect(accepts('submitOrder', reservation)).toBe(true);
    expect(accepts('submitOrder', { ...reservation, commitType: 1 })).toBe(false);
  });

  test('B-209 a reservation limits name, address and e-mail to 30 and phone to 15 characters', () => {
    for (const field of ['name', 'address']) {
      expect(accepts('submitOrder', { ...reservation, [field]: 'x'.repeat(30) })).toBe(true);
      expect(accepts('submitOrder', { ...reservation, [field]: 'x'.repeat(31) })).toBe(false);
    }
    expect(accepts('submitOrder', { ...reservation, email: `${'a'.repeat(19)}@example.com` })).toBe(false);
    expect(accepts('submitOrder', { ...reservation, phone: '1'.repeat(16) })).toBe(false);
  });

  test('A reservation does not take the same coupon twice', () => {
    expect(accepts('submitOrder', { ...reservation, couponDetailIds: ['800001', '800002'] })).toBe(true);
    expect(accepts('submitOrder', { ...reservation, couponDetailIds: ['800001', '800001'] })).toBe(false);
  });

  test('B-329 payUnit is USD or JPY', () => {
    expect(schemaNamed('PayUnit').enum).toEqual(['USD', 'JPY']);
  });

  test('An order has a status from 0 to 8', () => {
    expect(schemaNamed('OrderStatus').enum).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('B-275 the list is filtered by the status sets of the tabs', () => {
    for (const statusDesc of ['', '0,1,4,5', '2', '3,6', '7', '8']) {
      expect(accepts('listOrders', { statusDesc, pageNo: 1, pageSize: 500 })).toBe(true);
    }
    expect(accepts('listOrders', { statusDesc: '9', pageNo: 1, pageSize: 500 })).toBe(false);
  });

  test('B-135 B-136 an order includes its receiver and its history', () => {
    expect(fieldsOf('OrderReceiver')).toEqual(expect.arrayContaining(['address', 'name', 'email']));
    expect(fieldsOf('OrderRecord')).toEqual(expect.arrayContaining(['statusDesc', 'createTimeDesc']));
  });

  test('B-279 a payment proof has one to four comma-joined image addresses', () => {
    const image = '/pictures/uploads/slip-1.png';
    const pay = (images: string[]) => accepts('payDeposit', { id: '500001', proofImage: images.join(',') });
    expect(pay([image])).toBe(true);
    expect(pay([image, image, image, image])).toBe(true);
    expect(pay([image, image, image, image, image])).toBe(false);
    expect(pay([])).toBe(false);
  });
});

describe('inquiries', () => {
  const fields = Object.keys(payloadOf('/consulting/submit').properties ?? {});

  test('B-271 B-131 an inquiry has its subject, its sender and the destination', () => {
    expect(fields).toEqual(
      expect.arrayContaining([
        'carSourceId',
        'styleId',
        'timeZone',
        'endPortId',
        'payUnit',
        'id',
        'name',
        'email',
        'phone',
        'countryCode',
        'cityId',
        'address',
        'transportType',
        'commitType',
      ]),
    );
    expect(resolveSchema(canonical, payloadOf('/consulting/submit').properties?.['commitType'] ?? {}).const).toBe(1);
  });

  test('B-132 an inquiry has the displayed prices, each as text, in dollars and yen', () => {
    const prices = ['vehicle', 'deposit', 'total', 'insurance', 'transport', 'clearance'];
    const withClearance = ['depositWithClearance', 'totalWithClearance'];
    const wanted = [...prices, ...withClearance].flatMap((name) =>
      ['Desc', 'USD', 'JPY'].map((variant) => `${name}Price${variant}`),
    );
    const deductions = ['flashSaleDeduction', 'flashSaleDeductionUSD', 'flashSaleDeductionJPY'];
    expect(fields).toEqual(expect.arrayContaining([...wanted, ...deductions]));
  });

  test('B-133 an inquiry has flashSale, the coupon discount, and whether clearance is shown and ticked', () => {
    expect(fields).toEqual(
      expect.arrayContaining([
        'flashSale',
        'discountPrice',
        'discountPriceUSD',
        'discountPriceJPY',
        'couponDetailIds',
        'displayClearancePrice',
        'checkClearancePrice',
      ]),
    );
  });
});

describe('dealers and entry', () => {
  const dealer = {
    dealerName: 'Kamau Motors',
    dealerAddress: 'Moi Avenue 3',
    contactPerson: 'Peter Kamau',
    contactNumber: '+254722000111',
    taxNoPic: '/pictures/uploads/pin.png',
  };

  test('B-236 B-335 dealer calls need five fields and send client 2 as a number', () => {
    expect(accepts('createDealer', { ...dealer, client: 2 })).toBe(true);
    expect(accepts('createDealer', { ...dealer, client: '2' })).toBe(false);
    const { taxNoPic: _left, ...withoutPin } = dealer;
    expect(accepts('createDealer', { ...withoutPin, client: 2 })).toBe(false);
  });

  test('B-335 the flash-sale call sends client 2 as text', () => {
    expect(accepts('listFlashSaleVehicles', { pageNo: 1, pageSize: 2, client: '2' })).toBe(true);
    expect(accepts('listFlashSaleVehicles', { pageNo: 1, pageSize: 2, client: 2 })).toBe(false);
  });

  test('B-142 a certificate has the states -1 none, 1 under review, 2 approved, 3 rejected', () => {
    expect(schemaNamed('DealerStatus').enum).toEqual([-1, 1, 2, 3]);
  });

  test('B-212 an address book entry limits phone to 20 and address to 100 characters', () => {
    const address = {
      name: 'Wanjiku Kamau',
      email: 'wanjiku.kamau@example.com',
      phone: '1'.repeat(20),
      countryCode: 'KE',
      cityId: '11',
      address: 'x'.repeat(100),
    };
    expect(accepts('addAddress', address)).toBe(true);
    expect(accepts('addAddress', { ...address, phone: '1'.repeat(21) })).toBe(false);
    expect(accepts('addAddress', { ...address, address: 'x'.repeat(101) })).toBe(false);
  });

  test('B-281 a picture also goes as multipart, with a sign in the address', () => {
    const upload = operationsOf(canonical).find(({ operation }) => operation.operationId === 'uploadImage')?.operation;
    expect(Object.keys(upload?.requestBody?.content ?? {})).toContain('multipart/form-data');
    expect(upload?.parameters?.map(({ name }) => name)).toContain('sign');
    expect(fieldsOf('ImageFileUploadPayload')).toContain('file');
  });
});
