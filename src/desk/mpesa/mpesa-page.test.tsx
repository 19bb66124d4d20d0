// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { StaffMpesaPayment } from '#generated/client/types.gen.ts';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { renderDesk } from '#desk/testing/render-desk.tsx';
import MpesaPage from './mpesa-page.tsx';
import { enter } from '../../testing/enter.ts';

afterEach(cleanup);

const waiting: StaffMpesaPayment = {
  receipt: 'RKTQDM7W6S',
  account: 'GP2026061401',
  amount: 'KES 250,000',
  paidAt: '2026-06-14T06:32:00.000Z',
  payer: 'Wanjiku',
  phone: '2547*****678',
  isAssigned: false,
  reason: 'unknownOrder',
};

const order = {
  id: '500001',
  orderNo: 'GP20260614001',
  statusDesc: 'Pending Payment',
  receiver: { name: 'Wanjiku Kamau' },
  buyer: { email: 'wanjiku@example.com' },
  vehicle: { name: 'Honda Fit Hybrid' },
  money: { due: 'USD 2,280' },
};

it('assigns a payment to an order after a look at it, and explains a wrong number', async () => {
  const asked = installAnswers({
    staffListOrders: () => ({ total: 1, orders: [order] }),
    staffGetOrder: () => order,
    staffListMpesaPayments: () => ({ total: 1, payments: [waiting] }),
    staffAssignMpesaPayment: () => ({
      ...waiting,
      isAssigned: true,
      orderNo: 'GP20260614001',
      recorded: 'USD 1,937.98',
    }),
  });
  await renderDesk(<MpesaPage />, { role: 'accounts' });
  const row = within((await screen.findByText('RKTQDM7W6S')).closest('tr') as HTMLElement);
  expect(row.getByText('No order has this number.')).toBeTruthy();
  expect(row.getByText('Wanjiku, 2547*****678')).toBeTruthy();
  await userEvent.click(row.getByRole('button', { name: 'Assign RKTQDM7W6S to an order' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Assign to order' }));
  expect(await dialog.findByText('Enter the number of the order')).toBeTruthy();
  await enter(dialog.getByLabelText(/^Order number/), 'GP2026061401');
  await userEvent.click(dialog.getByRole('button', { name: 'Assign to order' }));
  expect(await dialog.findByText('No order has this number.')).toBeTruthy();
  await userEvent.clear(dialog.getByLabelText(/^Order number/));
  await enter(dialog.getByLabelText(/^Order number/), 'gp 2026 0614 001');
  await userEvent.click(dialog.getByRole('button', { name: 'Assign to order' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Record KES 250,000 on GP20260614001?' }));
  for (const line of [
    'Wanjiku Kamau, wanjiku@example.com',
    'Honda Fit Hybrid',
    'Pending Payment',
    'Due now: USD 2,280',
  ])
    expect(question.getByText(line)).toBeTruthy();
  expect(asked.some(({ operationId }) => operationId === 'staffAssignMpesaPayment')).toBe(false);
  await userEvent.click(question.getByRole('button', { name: 'Record payment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.findLast(({ operationId }) => operationId === 'staffAssignMpesaPayment')?.body).toEqual({
    receipt: 'RKTQDM7W6S',
    orderNo: 'GP20260614001',
  });
});

it('closes a payment without an order for a reason', async () => {
  const asked = installAnswers({
    staffListMpesaPayments: () => ({ total: 1, payments: [waiting] }),
    staffCloseMpesaPayment: () => ({ ...waiting, reason: 'closed' }),
  });
  await renderDesk(<MpesaPage />, { role: 'accounts' });
  await userEvent.click(await screen.findByRole('button', { name: 'Close RKTQDM7W6S without an order' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Close payment' }));
  expect(await dialog.findByText('Enter a reason of up to 500 characters')).toBeTruthy();
  await enter(dialog.getByLabelText(/^Reason for closing/), 'Reversed by M-Pesa');
  await userEvent.click(dialog.getByRole('button', { name: 'Close payment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.findLast(({ operationId }) => operationId === 'staffCloseMpesaPayment')?.body).toEqual({
    receipt: 'RKTQDM7W6S',
    reason: 'Reversed by M-Pesa',
  });
});

it('shows closed payments with the reason, and lets them be assigned', async () => {
  const closed = { ...waiting, reason: 'closed', closingReason: 'Reversed by M-Pesa', byName: 'Kimani' };
  const asked = installAnswers({ staffListMpesaPayments: () => ({ total: 1, payments: [closed] }) });
  await renderDesk(<MpesaPage />, { role: 'accounts', at: '/mpesa?view=closed' });
  expect(await screen.findByText('Reversed by M-Pesa (closed by Kimani)')).toBeTruthy();
  expect(asked[0]?.body).toMatchObject({ isAssigned: false, isClosed: true });
  expect(screen.getByRole('button', { name: /Assign/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Close RKT/ })).toBeNull();
});

it('shows recorded payments with their order, and no action to read-only staff', async () => {
  const recorded = {
    ...waiting,
    isAssigned: true,
    orderId: '500001',
    orderNo: 'GP20260614001',
    recorded: 'USD 1,937.98',
  };
  const { reason: _reason, ...payment } = recorded;
  installAnswers({ staffListMpesaPayments: () => ({ total: 1, payments: [{ ...payment, byName: 'Kimani' }] }) });
  await renderDesk(<MpesaPage />, { role: 'readOnly', at: '/mpesa?view=recorded' });
  expect(await screen.findByText(/USD 1,937.98, assigned by Kimani/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'GP20260614001' }).getAttribute('href')).toBe('/orders/500001');
  expect(screen.queryByRole('button', { name: /Assign/ })).toBeNull();
});
