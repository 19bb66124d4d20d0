import { expect, test } from 'vitest';
import { paths, pathnameOf } from '#shared/routing/paths.ts';
import { chatContextOf } from './chat-context.ts';

const at = (to: string) => chatContextOf({ pathname: pathnameOf(to), search: to.slice(pathnameOf(to).length) });

test('identifies the vehicle or order of a page, and nothing on others', () => {
  expect(at(paths.detail('100001'))).toEqual({ vehicleId: '100001' });
  expect(at(paths.reserve({ id: '100001', orderId: '500001' }))).toEqual({ vehicleId: '100001' });
  expect(at(paths.order('500001', 2))).toEqual({ orderId: '500001' });
  expect(at(paths.home())).toEqual({});
  expect(at(paths.flashSale(1))).toEqual({});
});
