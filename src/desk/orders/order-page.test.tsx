// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { ImportAssessment, Paper, StaffOrder, StaffPresence } from '#generated/client/types.gen.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import OrderPage from './order-page.tsx';
import { enter } from '../../testing/enter.ts';

afterEach(cleanup);

const order: StaffOrder = {
  id: '500002',
  orderNo: 'GP20260612003',
  status: 1,
  statusDesc: 'Payment Receipt Under Review',
  version: 2,
  buyer: { accountId: 'acc1', email: 'wanjiku@example.com', language: 'jp' },
  vehicle: { id: '100008', name: 'Honda Fit Hybrid', image: '/pictures/100008/front.webp', refNo: 'GP-100008' },
  receiver: { address: 'Nyali Road 14', name: 'Wanjiku Kamau', email: 'wanjiku@example.com' },
  shipping: { portName: 'Mombasa', countryName: 'Kenya', transportName: 'RORO' },
  quote: [{ label: 'Total (CIF)', value: 'USD 7,600' }],
  deposit: 'USD 2,280',
  balance: 'USD 5,320',
  proofs: [
    {
      id: 'v1',
      kind: 'deposit',
      state: 'submitted',
      expected: 'USD 2,280',
      handedInAt: '2026-06-12T08:02:00.000Z',
      images: ['/files/v1.webp'],
    },
  ],
  timeline: [],
  notes: [],
  can: ['approvePayment', 'rejectPayment', 'addNote'],
  createdAt: '2026-06-12T06:40:00.000Z',
  changedAt: '2026-06-12T08:02:00.000Z',
};

async function open(answers: Answers, others: readonly StaffPresence[] = []) {
  const asked = installAnswers({
    staffGetOrder: () => order,
    staffWatchOrder: () => ({ version: order.version, others }),
    ...answers,
  });
  const page = (
    <Routes>
      <Route path="/orders/:id" element={<OrderPage />} />
    </Routes>
  );
  await renderDesk(page, { role: 'accounts', at: '/orders/500002' });
  await screen.findByRole('heading', { level: 1, name: 'Order GP20260612003' });
  return { asked, callsOf: (id: string) => asked.filter(({ operationId }) => operationId === id) };
}

test('Shows the payment proof beside the amount due', async () => {
  await open({});
  const proofs = within(screen.getByRole('region', { name: 'Payment proofs' }));
  expect(proofs.getByText('USD 2,280')).toBeTruthy();
  expect(proofs.getByRole('img', { name: /image 1 of 1/ }).getAttribute('src')).toBe('/files/v1.webp');
});

test('Shows that the payment of an approved proof was reversed', async () => {
  const proofs = order.proofs.map((proof) => ({ ...proof, state: 'approved', reversed: true }));
  await open({ staffGetOrder: () => ({ ...order, proofs }) });
  const shown = within(screen.getByRole('region', { name: 'Payment proofs' }));
  expect(shown.getByText('Payment reversed')).toBeTruthy();
  expect(shown.queryByText('Approved')).toBeNull();
});

test('Offers only the actions the server allows', async () => {
  await open({});
  const pressed = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(pressed).toEqual(['Approve payment', 'Reject payment', 'Add note']);
});

test('Names others who have the order open', async () => {
  await open({}, [{ memberId: 'm2', name: 'Kimani Mwangi', since: '2026-06-12T09:55:00.000Z' }]);
  expect(await screen.findByText(/Kimani Mwangi also has this order open/)).toBeTruthy();
});

test('Sends the seen version with an action, and reports a conflict', async () => {
  const { callsOf } = await open({
    staffApprovePayment: () => new FailsWith(409, 'Somebody else has changed this in the meantime.'),
  });
  const before = callsOf('staffGetOrder').length;
  await userEvent.click(screen.getByRole('button', { name: 'Approve payment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve payment' }));
  expect(await dialog.findByText(/^Somebody else has changed this in the meantime\./)).toBeTruthy();
  expect(callsOf('staffApprovePayment').map(({ body }) => body)).toEqual([{ id: '500002', version: 2 }]);
  await waitFor(() => expect(callsOf('staffGetOrder').length).toBeGreaterThan(before));
});

test('Rejects a payment with a saved reason in the buyer’s language', async () => {
  const { callsOf } = await open({
    staffRejectPayment: () => ({ version: 3, status: 0, statusDesc: 'Pending Payment' }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Reject payment' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Their language: 日本語/)).toBeTruthy();
  await userEvent.click(await dialog.findByRole('button', { name: 'Unreadable' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Reject payment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [call] = callsOf('staffRejectPayment');
  expect(call?.body).toMatchObject({
    id: '500002',
    version: 2,
    reason: expect.stringContaining('読み取れません') as string,
  });
});

test('Requires a reason for a rejection', async () => {
  const { callsOf } = await open({});
  await userEvent.click(screen.getByRole('button', { name: 'Reject payment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Reject payment' }));
  expect(await dialog.findByText('Enter a reason of up to 500 characters')).toBeTruthy();
  expect(callsOf('staffRejectPayment')).toEqual([]);
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('Asks before Escape discards the reason for a release, and cannot be cancelled while it is sent', async () => {
  const held: Paper = {
    id: 'pp1',
    kind: 'billOfLading',
    sha256: `9f86d081884c${'0'.repeat(52)}`,
    bytes: 1_572_864,
    type: 'application/pdf',
    name: 'GP1-billOfLading-1.pdf',
    held: true,
    addedBy: 'staff',
    addedAt: '2026-06-12T07:00:00.000Z',
    canWithdraw: false,
    canRelease: true,
  };
  const { callsOf } = await open({ staffListPapers: () => ({ papers: [held], canAdd: false }) });
  await press('Release Bill of lading before the balance is paid');
  const dialog = within(await screen.findByRole('dialog'));
  await enter(dialog.getByLabelText('Reason, for the audit log'), 'The bank guarantees the balance');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true));
  expect(callsOf('staffReleasePaper')).toHaveLength(1);
});

test('Requires a choice for the vehicle of a cancelled order, without a default', async () => {
  const { callsOf } = await open({
    staffGetOrder: () => ({ ...order, can: ['cancelOrder'] }),
    staffCancelOrder: () => ({ version: 3, status: 8, statusDesc: 'Cancelled' }),
  });
  await press('Cancel order');
  const dialog = within(await screen.findByRole('dialog'));
  await enter(dialog.getByRole('textbox', { name: /Reason/ }), 'The vehicle is damaged');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect(await dialog.findByText('Choose what happens to the vehicle')).toBeTruthy();
  expect(callsOf('staffCancelOrder')).toEqual([]);
  await userEvent.selectOptions(dialog.getByLabelText(/What happens to the vehicle/), 'withdrawn');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(callsOf('staffCancelOrder')).toHaveLength(1));
  expect(callsOf('staffCancelOrder')[0]?.body).toMatchObject({ withdrawsVehicle: true });
});

test('Asks for confirmation of ship dates that prevent the import', async () => {
  const verdict = { carSourceId: '100008', registered: '2019-03', arrivalDay: '2027-01-24' };
  const importing: ImportAssessment = {
    countryCode: 'KE',
    asOf: '2026-06-12',
    sources: [],
    verdicts: [
      { ...verdict, verdict: 'refused', refusals: ['tooOld'], doubts: [], registeredFrom: 2020, isProjected: false },
    ],
  };
  const { callsOf } = await open({
    staffGetOrder: () => ({ ...order, status: 2, can: ['changeShipment'] }),
    staffPreviewShipment: () => ({ importing }),
    staffChangeShipment: () => ({ version: 3, status: 2, statusDesc: 'Preparing' }),
  });
  await press('Ship and dates');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.input(dialog.getByLabelText(/Arrives/), { target: { value: '2027-01-24' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Ship and dates' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByText(/Kenya accepts 2020 and later/)).toBeTruthy();
  expect(callsOf('staffChangeShipment')).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(callsOf('staffChangeShipment')).toHaveLength(1));
});

test('Sends cleared fields when an order is shipped', async () => {
  const planned = { vessel: 'MV Star', departsOn: '2026-06-20', arrivesOn: '2026-07-22' };
  const { callsOf } = await open({
    staffGetOrder: () => ({ ...order, status: 2, can: ['shipOrder'], shipping: { ...order.shipping, ...planned } }),
    staffShipOrder: () => ({ version: 3, status: 3, statusDesc: 'Shipped' }),
  });
  await press('Mark as shipped');
  const dialog = within(await screen.findByRole('dialog'));
  await enter(dialog.getByLabelText(/Freight number/), 'F1');
  await userEvent.clear(dialog.getByLabelText(/^Vessel/));
  for (const day of [/Departs/, /Arrives/]) fireEvent.input(dialog.getByLabelText(day), { target: { value: '' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
  await waitFor(() => expect(callsOf('staffShipOrder')).toHaveLength(1));
  expect(callsOf('staffShipOrder')[0]?.body).toEqual({
    id: '500002',
    version: 2,
    freightNumber: 'F1',
    vessel: null,
    departsOn: null,
    arrivesOn: null,
  });
});

test('Requires the freight number of a shipped order', async () => {
  const shipping = { ...order.shipping, freightNumber: 'F1' };
  const { callsOf } = await open({ staffGetOrder: () => ({ ...order, status: 3, can: ['changeShipment'], shipping }) });
  await press('Ship and dates');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText(/Freight number/));
  await userEvent.click(dialog.getByRole('button', { name: 'Ship and dates' }));
  expect(await dialog.findByText('Enter the freight number')).toBeTruthy();
  expect(callsOf('staffChangeShipment')).toEqual([]);
});

test('Refetches the timeline with an added note, and keeps the text typed meanwhile', async () => {
  let answer: (() => void) | undefined;
  const { callsOf } = await open({
    staffGetTimeline: () => ({ version: 2, way: {}, steps: [], can: [] }),
    staffAddNote: () => new Promise((resolve) => (answer = () => resolve({}))),
  });
  await waitFor(() => expect(callsOf('staffGetTimeline')).toHaveLength(1));
  const field = screen.getByLabelText<HTMLTextAreaElement>('New note');
  await enter(field, 'Called the buyer.');
  await press('Add note');
  await waitFor(() => expect(callsOf('staffAddNote')).toHaveLength(1));
  await enter(field, ' They pay on Monday.');
  answer?.();
  await waitFor(() => expect(callsOf('staffGetTimeline')).toHaveLength(2));
  expect(field.value).toBe('They pay on Monday.');
});
