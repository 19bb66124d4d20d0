// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Order } from '#generated/client/types.gen.ts';
import { orderStatusOf } from '#states/order-state.ts';
import { renderSite } from '../../../../testing/render-site.tsx';
import { OrderProgress } from './order-progress.tsx';

afterEach(cleanup);

const promised = { amount: 'USD 9,410', sendBy: '2026-12-04' };
const cases: [string, Order['money'], RegExp][] = [
  ['that nothing is owed', undefined, /^You owe nothing. If you have paid already, send us/],
  ['by when money is refunded', { received: 'USD 10,455', promised }, /We refund USD 9,410 by 4 Dec 2026/],
  ['where the refund is listed', { received: 'USD 10,455' }, /payments and refunds are listed below/],
];

const show = (order: Pick<Order, 'status' | 'money'>) =>
  renderSite(
    <OrderProgress order={order as Order} isReceiptNext={false}>
      {null}
    </OrderProgress>,
    { at: '/', texts: ['orders'] },
  );

test.each(cases)('tells the buyer of a cancelled order %s', async (_what, money, text) => {
  await show({ status: orderStatusOf.cancelled, ...(money && { money }) });
  expect(screen.getByText(text)).toBeTruthy();
});

test('announces a balance of a shipped vehicle only while money is missing', async () => {
  await show({ status: orderStatusOf.shipped, money: { received: 'USD 2,055', missing: 'USD 4,795' } });
  expect(screen.getByText(/balance notice arrives 10 days before/)).toBeTruthy();
  cleanup();
  await show({ status: orderStatusOf.shipped, money: { received: 'USD 6,850' } });
  expect(screen.getByText(/^Everything is paid/)).toBeTruthy();
  expect(screen.queryByText(/balance notice/)).toBeNull();
});
