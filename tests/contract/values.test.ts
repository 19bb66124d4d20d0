import { describe, expect, test } from 'vitest';
import { operationsOf } from '#contract/document/openapi.ts';
import { accepts, bodyFields, canonical, fieldOf, fieldsOf, payloadOf, schemaNamed } from './read-call.ts';

describe('the filters of the vehicle list', () => {
  const page = { pageNo: 1, pageSize: 24 };

  test.each([
    ['yearFrom', [1950, 2018, 2100], [1949, 2101, '2018']],
    ['yearTo', [1950, 2100], [18]],
    ['gearbox', ['automatic', 'manual', 'cvt', 'doubleClutch'], ['AT', '']],
    ['fuel', ['petrol', 'diesel', 'hybrid', 'electric'], ['Diesel']],
    ['steering', ['right', 'left'], ['middle']],
    ['drive', ['2WD', '4WD'], ['4wd']],
    ['grade', ['6', '4.5', '3'], [4.5, '4.6', 'S']],
    ['colour', ['white', 'gray'], ['pearl-white', 'grey']],
    ['traitFacetsFlag', [1], [0]],
  ])('The filter %s accepts only its options', (field, taken, refused) => {
    for (const value of taken) expect(accepts('listVehicles', { ...page, [field]: value })).toBe(true);
    for (const value of refused) expect(accepts('listVehicles', { ...page, [field]: value })).toBe(false);
  });

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

  test('A-266 no flag is needed without a type filter', () => {
    expect(accepts('listVehicles', page)).toBe(true);
  });

  test('A keyword has at most 40 characters', () => {
    expect(accepts('listVehicles', { ...page, searchKey: 'x'.repeat(40) })).toBe(true);
    expect(accepts('listVehicles', { ...page, searchKey: 'x'.repeat(41) })).toBe(false);
  });
});

describe('every payload', () => {
  const sealed = operationsOf(canonical).filter(({ operation }) => operation['x-envelope'] === 'sealed');

  test('A-237 has language and timeZone if it is sealed', () => {
    expect(sealed.length).toBeGreaterThan(50);
    for (const { path } of sealed) {
      expect(payloadOf(path).required, path).toEqual(expect.arrayContaining(['language', 'timeZone']));
    }
  });

  test('A-238 has a language: en, cn for Chinese, jp for Japanese or sw for Swahili', () => {
    expect(schemaNamed('Language').enum).toEqual(['en', 'cn', 'jp', 'sw']);
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
  test('A-146 a brand has makeId, name, logoUrl, makeName, groupName; its group has groupName and list', () => {
    expect(fieldsOf('Make')).toEqual(expect.arrayContaining(['makeId', 'name', 'logoUrl', 'makeName', 'groupName']));
    expect(fieldsOf('MakeGroup')).toEqual(['groupName', 'list']);
  });

  test('A-153 A-154 B-139 a vehicle list item has its facts, dollars, yen and shillings', () => {
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

  test('A-156 A-191 a vehicle list item has exactly one tag, set by the server', () => {
    const card = schemaNamed('VehicleCard');
    expect(card.required).toContain('tag');
    expect(fieldOf(card, 'tag').enum).toEqual(['promotion', 'sale', 'down', 'locked']);
  });

  test('A-157 a flash-sale vehicle has id, name, imageUrl, remainingTimes, flashSaleDeduction', () => {
    expect(schemaNamed('FlashSaleVehicle').required).toEqual(
      expect.arrayContaining(['id', 'name', 'imageUrl', 'remainingTimes', 'flashSaleDeduction']),
    );
  });

  test('A-159 the home response has the total number of flash-sale vehicles', () => {
    expect(bodyFields('/homePage/getHomPageVehicles')).toContain('total');
  });
});

describe('vehicle, poster, coupon', () => {
  test('B-107 B-108 B-109 a vehicle has the fields of the detail page', () => {
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
