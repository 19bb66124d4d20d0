import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { validators } from '../../generated/validators.ts';
import type { OperationId } from '../../generated/operations.ts';
import { bodyFields, canonical, fieldOf, payloadOf, schemaNamed } from './read-call.ts';
import { operationsOf, resolveSchema } from '../../contract/document/openapi.ts';

const common = { language: 'en', timeZone: 'Africa/Nairobi' };

function accepts(id: OperationId, payload: object): boolean {
  return z.safeParse(validators[id].payload, { ...common, ...payload }).success;
}

function fieldsOf(name: string): string[] {
  return Object.keys(schemaNamed(name).properties ?? {});
}

describe('the filters of the vehicle list', () => {
  const page = { pageNo: 1, pageSize: 24 };

  test.each([
    ['A-134', 'price', 7],
    ['A-135', 'carAge', 7],
    ['A-136', 'mileage', 7],
    ['A-137', 'seatsNum', 5],
  ])('%s %s has the options 1 to %i', (_rule, field, last) => {
    for (let option = 1; option <= last; option += 1) {
      expect(accepts('listVehicles', { ...page, [field]: option })).toBe(true);
    }
    expect(accepts('listVehicles', { ...page, [field]: 0 })).toBe(false);
    expect(accepts('listVehicles', { ...page, [field]: last + 1 })).toBe(false);
  });

  const flags = ['newArrivalFlag', 'dailyFlag', 'highQualityFlag', 'hotCarFlag', 'flashSaleFlag'];

  test.each(flags)('A-139 A-265 the type flag %s is 1 or absent', (flag) => {
    expect(accepts('listVehicles', { ...page, [flag]: 1 })).toBe(true);
    expect(accepts('listVehicles', { ...page, [flag]: 0 })).toBe(false);
  });

  test('A-265 two type flags at once are refused', () => {
    expect(accepts('listVehicles', { ...page, dailyFlag: 1, hotCarFlag: 1 })).toBe(false);
  });

  test('A-266 without a type filter no flag is needed', () => {
    expect(accepts('listVehicles', page)).toBe(true);
  });

  test('A keyword has at most 40 characters', () => {
    expect(accepts('listVehicles', { ...page, searchKey: 'x'.repeat(40) })).toBe(true);
    expect(accepts('listVehicles', { ...page, searchKey: 'x'.repeat(41) })).toBe(false);
  });
});

describe('what every payload carries', () => {
  const sealed = operationsOf(canonical).filter(({ operation }) => operation['x-envelope'] === 'sealed');

  test('A-237 every sealed payload carries language and timeZone', () => {
    expect(sealed.length).toBeGreaterThan(50);
    for (const { path } of sealed) {
      expect(payloadOf(path).required, path).toEqual(expect.arrayContaining(['language', 'timeZone']));
    }
  });

  test('A-238 the languages are en, cn for Chinese and jp for Japanese', () => {
    expect(schemaNamed('Language').enum).toEqual(['en', 'cn', 'jp']);
  });
});

describe('accounts', () => {
  const login = (password: string, email = 'wanjiku.kamau@example.com') => accepts('login', { email, password });

  test('A password has 8 to 20 characters, with a letter and a digit', () => {
    expect(login('Mombasa1')).toBe(true);
    expect(login('Mombas1')).toBe(false);
    expect(login(`${'a'.repeat(19)}1`)).toBe(true);
    expect(login(`${'a'.repeat(20)}1`)).toBe(false);
    expect(login('Mombasaa')).toBe(false);
    expect(login('12345678')).toBe(false);
    expect(login('Mombasa 1')).toBe(false);
    expect(login('Mombasa1~!@#$%^&*.,')).toBe(true);
  });

  test('An e-mail fits the pattern of HTML and has at most 50 characters', () => {
    expect(login('Mombasa1', `${'a'.repeat(38)}@example.com`)).toBe(true);
    expect(login('Mombasa1', `${'a'.repeat(39)}@example.com`)).toBe(false);
    expect(login('Mombasa1', 'wanjiku.example.com')).toBe(false);
  });
});

describe('lists and their items', () => {
  test('A-146 a brand carries makeId, name, logoUrl, makeName, groupName; its group carries groupName and list', () => {
    expect(fieldsOf('Make')).toEqual(expect.arrayContaining(['makeId', 'name', 'logoUrl', 'makeName', 'groupName']));
    expect(fieldsOf('MakeGroup')).toEqual(['groupName', 'list']);
  });

  test('A-153 A-154 B-139 a vehicle list item carries its facts, dollars, yen and shillings', () => {
    expect(fieldsOf('VehicleCard')).toEqual(
      expect.arrayContaining([
        'id',
        'name',
        'registrationDate',
        'displayMileage',
        'displacement',
        'fuel',
        'imageUrl',
        'priceKES',
        'priceUSD',
        'priceJPY',
      ]),
    );
  });

  test('A-156 A-191 a vehicle list item carries exactly one tag, by the server', () => {
    const card = schemaNamed('VehicleCard');
    expect(card.required).toContain('tag');
    expect(fieldOf(card, 'tag').enum).toEqual(['promotion', 'sale', 'down', 'locked']);
  });

  test('A-157 a flash-sale vehicle carries id, name, imageUrl, remainingTimes, flashSaleDeduction', () => {
    expect(schemaNamed('FlashSaleVehicle').required).toEqual(
      expect.arrayContaining(['id', 'name', 'imageUrl', 'remainingTimes', 'flashSaleDeduction']),
    );
  });

  test('A-159 the home response counts its flash-sale vehicles in total', () => {
    expect(bodyFields('/homePage/getHomPageVehicles')).toContain('total');
  });
});

describe('vehicle, poster, coupon', () => {
  test('B-107 B-108 B-109 a vehicle carries the fields of the detail page', () => {
    expect(fieldsOf('Vehicle')).toEqual(
      expect.arrayContaining([
        'styleName',
        'styleId',
        'orderId',
        'transportTemplateId',
        'status',
        'vehicleStatus',
        'vehiclePriceDesc',
        'regDate',
        'mileage',
        'fuelType',
        'color',
        'seat',
        'handlePosition',
        'country',
        'refNo',
        'remark',
        'photos',
        'depositRatio',
        'displacement',
        'priceKES',
        'styleImage',
        'detailState',
        'favoriteState',
        'flashSale',
        'vehicleOrigPriceDesc',
      ]),
    );
    expect(fieldsOf('Photo')).toEqual(['photoPath', 'videoTempImage']);
    expect(schemaNamed('VehicleStatus').enum).toEqual([0, 1, 2, 3]);
  });

  test('B-110 a property group has groupName and propertyList of name and value', () => {
    expect(fieldsOf('PropertyGroup')).toEqual(['groupName', 'propertyList']);
    expect(fieldsOf('Property')).toEqual(['name', 'value']);
  });

  test('B-111 a poster user has insiderType, nickName, phone', () => {
    expect(fieldsOf('PosterUser')).toEqual(['insiderType', 'nickName', 'phone']);
  });

  test('B-112 a coupon has its quotas, its state and its scope', () => {
    expect(fieldsOf('Coupon')).toEqual(
      expect.arrayContaining([
        'id',
        'name',
        'code',
        'quotaUSD',
        'quotaKES',
        'quotaJPY',
        'effectiveDate',
        'useType',
        'status',
        'scope',
        'expiry',
      ]),
    );
    expect(schemaNamed('CouponStatus').enum).toEqual([1, 2, 3, 4]);
  });
});

describe('places', () => {
  test('B-113 a transport of a port has type and desc', () => {
    expect(fieldsOf('Transport')).toEqual(['type', 'desc']);
  });

  test('B-115 a city code starts with a two-digit province prefix and has the form NNNN_ID', () => {
    const cities = fieldOf(schemaNamed('CityData'), 'city_list');
    const pattern = new RegExp((cities['propertyNames'] as { pattern: string }).pattern);
    expect('0101_11').toMatch(pattern);
    expect('101_11').not.toMatch(pattern);
    expect('0101').not.toMatch(pattern);
  });
});

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

  test('B-135 B-136 an order names its receiver and its history', () => {
    expect(fieldsOf('OrderReceiver')).toEqual(expect.arrayContaining(['address', 'name', 'email']));
    expect(fieldsOf('OrderRecord')).toEqual(expect.arrayContaining(['statusDesc', 'createTimeDesc']));
  });

  test('B-279 a voucher carries one to four comma-joined image addresses', () => {
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

  test('B-271 B-131 an inquiry says what is asked for, by whom and where to', () => {
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

  test('B-132 an inquiry carries the price set, each price as text, dollars and yen', () => {
    const prices = ['vehicle', 'deposit', 'total', 'insurance', 'transport', 'clearance'];
    const withClearance = ['depositWithClearance', 'totalWithClearance'];
    const wanted = [...prices, ...withClearance].flatMap((name) =>
      ['Desc', 'USD', 'JPY'].map((variant) => `${name}Price${variant}`),
    );
    const deductions = ['flashSaleDeduction', 'flashSaleDeductionUSD', 'flashSaleDeductionJPY'];
    expect(fields).toEqual(expect.arrayContaining([...wanted, ...deductions]));
  });

  test('B-133 an inquiry carries flashSale, the coupon discount, and whether clearance is shown and ticked', () => {
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
