import { describe, expect, test } from 'vitest';
import { readListState } from './filters-from-search.ts';
import { listPayload } from './list-payload.ts';

const payloadFor = (search: string) => listPayload(readListState(new URLSearchParams(search)));

describe('what the list call is asked', () => {
  test('A-325 A-197 24 vehicles to a page, from page 1 on', () => {
    expect(payloadFor('tab=1')).toEqual({ pageNo: 1, pageSize: 24, facetsFlag: 1 });
    expect(payloadFor('tab=1&page=3')).toEqual({ pageNo: 3, pageSize: 24 });
  });

  test('A-002 Every filter goes along', () => {
    const search = 'keyword=vitz&make=1&model=101&modelLevel=SUV&price=2&carAge=4&mileage=4&seatsNum=2&page=2';
    expect(payloadFor(search)).toEqual({
      pageNo: 2,
      pageSize: 24,
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

  test.each([
    ['A-138', '1', 'newArrivalFlag'],
    ['A-140', '2', 'dailyFlag'],
    ['A-139', '3', 'highQualityFlag'],
    ['A-138', '4', 'hotCarFlag'],
    ['A-138', '5', 'flashSaleFlag'],
  ])('%s type %s is sent as %s alone', (_rule, type, flag) => {
    expect(payloadFor(`type=${type}&page=2`)).toEqual({ pageNo: 2, pageSize: 24, [flag]: 1 });
  });

  test('An order goes along unless it is the usual one', () => {
    expect(payloadFor('sort=mileageLowest&page=2')).toEqual({ pageNo: 2, pageSize: 24, sort: 'mileageLowest' });
    expect(payloadFor('sort=newest&page=2')).toEqual({ pageNo: 2, pageSize: 24 });
  });
});
