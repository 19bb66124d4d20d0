import { expect, test } from 'vitest';
import { readDetailAddress, returnTarget } from './detail-address.ts';

const back = (search: string, remembered?: string) =>
  returnTarget(readDetailAddress(new URLSearchParams(search)), remembered);

test('B-011 contains the id and the previous page', () => {
  expect(readDetailAddress(new URLSearchParams('id=1&orderId=2&status=3&styleId=4&styleName=Vitz&storeId=6'))).toEqual({
    id: '1',
    orderId: '2',
    status: '3',
    styleId: '4',
    styleName: 'Vitz',
    storeId: '6',
  });
  expect(readDetailAddress(new URLSearchParams(''))).toEqual({ id: '' });
});

test('B-021 returns to an order with its status', () => {
  expect(back('id=100004&orderId=500001&status=0', '/?tab=1')).toBe('/user/center/order/detail?id=500001&status=0');
});

test('B-022 returns to similar vehicles', () => {
  expect(back('id=100002&styleId=100001&styleName=Toyota+Vitz', '/?tab=1')).toBe(
    '/user/center/consulting/similarCar?id=100001&styleName=Toyota+Vitz',
  );
});

test('B-023 returns from a store to the favourites with that id', () => {
  expect(back('id=100002&storeId=77', '/?tab=1')).toBe('/user/center/info?type=1&id=77');
});

test('B-024 returns from anywhere else to the last page, or home', () => {
  expect(back('id=100002', '/?tab=1&make=12')).toBe('/?tab=1&make=12');
  expect(back('id=100002')).toBe('/');
});
