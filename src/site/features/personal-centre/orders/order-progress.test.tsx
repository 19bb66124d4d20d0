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
  ['that nothing is owed', undefined, /^You owe nothing. If the deposit/],
  ['by when money is refunded', { received: 'USD 10,455', promised }, /We refund USD 9,410 by 4 Dec 2026/],
  ['where the refund is listed', { received: 'USD 10,455' }, /payments and refunds are listed below/],
];

test.each(cases)('tells the buyer of a cancelled order %s', async (_what, money, text) => {
  const order = { status: orderStatusOf.cancelled, ...(money && { money }) } as Order;
  await renderSite(
    <OrderProgress order={order} isReceiptNext={false}>
      {null}
    </OrderProgress>,
    { at: '/', texts: ['orders'] },
  );
  expect(screen.getByText(text)).toBeTruthy();
});
