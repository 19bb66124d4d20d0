import { describe, expect, test } from 'vitest';
import { readListState } from './filters-from-search.ts';
import { listPayload } from './list-payload.ts';

const payloadFor = (search: string) => listPayload(readListState(new URLSearchParams(search)), { countryCode: 'KE' });

const forKenya = { importCountryCode: 'KE', landedCountryCode: 'KE' };

describe('The payload of the list call', () => {
  test('A-325 A-197 has 24 vehicles per page, counted from 1', () => {
    expect(payloadFor('tab=1')).toEqual({ pageNo: 1, pageSize: 24, facetsFlag: 1, ...forKenya });
    expect(payloadFor('tab=1&page=3')).toEqual({ pageNo: 3, pageSize: 24, ...forKenya });
  });

  test('A-002 contains every filter', () => {
    const search = 'keyword=vitz&make=1&model=101&modelLevel=SUV&price=2&carAge=4&mileage=4&seatsNum=2&page=2';
    expect(payloadFor(search)).toEqual({
      pageNo: 2,
      pageSize: 24,
      ...forKenya,
      searchKey: 'vitz',
      makeId: '1',
      modelId: '101',
      modelLevelId: 'SUV',
      price: 2,
      carAge: 4,
      mileage: 4,
      seatsNum: 2,
    });
  });

  test('contains traits as in the address, with years as numbers', () => {
    const search =
      'yearFrom=2015&yearTo=2020&gearbox=cvt&fuel=hybrid&steering=left&drive=2WD&grade=4&colour=red&page=2';
    expect(payloadFor(search)).toEqual({
      pageNo: 2,
      pageSize: 24,
      ...forKenya,
      yearFrom: 2015,
      yearTo: 2020,
      gearbox: 'cvt',
      fuel: 'hybrid',
      steering: 'left',
      drive: '2WD',
      grade: '4',
      colour: 'red',
    });
  });

  test.each([
    ['A-138', '1', 'newArrivalFlag'],
    ['A-140', '2', 'dailyFlag'],
    ['A-139', '3', 'highQualityFlag'],
    ['A-138', '4', 'hotCarFlag'],
    ['A-138', '5', 'flashSaleFlag'],
  ])('%s sends type %s as %s alone', (_rule, type, flag) => {
    expect(payloadFor(`type=${type}&page=2`)).toEqual({ pageNo: 2, pageSize: 24, ...forKenya, [flag]: 1 });
  });

  test('contains the sort order unless it is the default', () => {
    expect(payloadFor('sort=mileageLowest&page=2')).toEqual({
      pageNo: 2,
      pageSize: 24,
      ...forKenya,
      sort: 'mileageLowest',
    });
    expect(payloadFor('sort=newest&page=2')).toEqual({ pageNo: 2, pageSize: 24, ...forKenya });
  });

  test('includes refused vehicles only if the address says so', () => {
    expect(payloadFor('import=all&page=2')).toEqual({ pageNo: 2, pageSize: 24, landedCountryCode: 'KE' });
    expect(payloadFor('import=none&page=2')).toEqual({ pageNo: 2, pageSize: 24, ...forKenya });
  });
});
