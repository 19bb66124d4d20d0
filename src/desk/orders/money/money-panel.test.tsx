// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, test } from 'vitest';
import type { StaffOrder, StaffOrderMoney, StaffRefund } from '#generated/client/types.gen.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { press } from '#desk/testing/press.ts';
import { renderDesk } from '#desk/testing/render-desk.tsx';
import OrderPage from '../order-page.tsx';
import { enter } from '../../../testing/enter.ts';

afterEach(cleanup);

const waiting: StaffOrderMoney = {
  payUnit: 'USD',
  expected: 'USD 7,600',
  received: 'USD 0',
  due: 'USD 2,280',
  dueAmount: 228_000,
  mostShortAmount: 10_000,
  missing: 'USD 7,600',
  refundable: 'USD 0',
  refundableAmount: 0,
  keepable: 'USD 0',
  keepableAmount: 0,
  lines: [],
  refunds: [],
  can: ['receivePayment'],
};

const planned: StaffRefund = {
  id: 'r1',
  state: 'planned',
  amount: 'USD 120',
  reason: 'Zu viel gezahlt',
  bank: 'Equity Bank, Nairobi',
  lastDigits: '4471',
  plannedAt: '2026-07-01T09:00:00.000Z',
  plannedBy: 'Kimani Mwangi',
  can: ['release', 'withdraw'],
};

const surplus: StaffOrderMoney = {
  ...waiting,
  received: 'USD 7,720',
  due: 'USD 0',
  dueAmount: 0,
  surplus: 'USD 120',
  refundable: 'USD 7,720',
  refundableAmount: 772_000,
  keepable: 'USD 120',
  keepableAmount: 12_000,
  lines: [
    {
      at: '2026-06-12T09:00:00.000Z',
      kind: 'received',
      amount: 'USD 7,720',
      payment: 'deposit',
      day: '2026-06-11',
      reference: 'FT26163ABX91',
      byName: 'Kimani Mwangi',
    },
  ],
  can: ['receivePayment', 'proposeRefund', 'keepMoney'],
};

function orderWith(money: StaffOrderMoney, more: Partial<StaffOrder> = {}): StaffOrder {
  return {
    id: '500002',
    orderNo: 'GP20260612003',
    status: 1,
    statusDesc: 'Payment Receipt Under Review',
    version: 2,
    buyer: { accountId: 'acc1', email: 'wanjiku@example.com', language: 'jp' },
    vehicle: { id: '100008', name: 'Honda Fit Hybrid', image: '/pictures/100008/front.webp', refNo: 'GP-100008' },
    receiver: { address: 'Nyali Road 14', name: 'Wanjiku Kamau', email: 'wanjiku@example.com' },
    shipping: { portName: 'Mombasa', countryName: 'Kenya', transportName: 'RORO' },
    quote: [],
    deposit: 'USD 2,280',
    balance: 'USD 5,320',
    proofs: [],
    timeline: [],
    notes: [],
    money,
    can: ['approvePayment', 'rejectPayment', 'addNote'],
    createdAt: '2026-06-12T06:40:00.000Z',
    changedAt: '2026-06-12T08:02:00.000Z',
    ...more,
  };
}

const underWay: Partial<StaffOrder> = { status: 6, can: ['addNote'] };
const moved = () => ({ version: 3, status: 6 as const, statusDesc: 'In Transit' });

async function open(order: StaffOrder, answers: Answers = {}) {
  const asked = installAnswers({
    staffGetOrder: () => order,
    staffWatchOrder: () => ({ version: order.version, others: [] }),
    staffGetTimeline: () => ({ version: 1, way: {}, steps: [], can: [] }),
    ...answers,
  });
  const page = (
    <Routes>
      <Route path="/orders/:id" element={<OrderPage />} />
    </Routes>
  );
  await renderDesk(page, { role: 'accounts', at: '/orders/500002' });
  const panel = within(await screen.findByRole('region', { name: 'Money' }));
  const bodiesOf = (id: string) => asked.filter(({ operationId }) => operationId === id).map(({ body }) => body);
  async function begin(name: string) {
    await userEvent.click(screen.getByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  }
  return { panel, bodiesOf, begin };
}

async function type(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await enter(field, text);
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('Shows order total, payments and ledger entries', async () => {
  const { panel } = await open(orderWith(surplus, underWay));
  const amounts = panel.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(amounts).toEqual(['USD 7,600', 'USD 7,720', 'USD 7,600', 'USD 120']);
  const [line] = panel.getAllByRole('listitem');
  expect(line?.textContent).toContain('Received USD 7,720');
  expect(line?.textContent).toContain('11 Jun 2026 · Reference FT26163ABX91');
  expect(line?.textContent).toContain('Kimani Mwangi');
});

test('Prefills the amount due, and approves it with day and bank reference', async () => {
  const { bodiesOf, begin } = await open(orderWith(waiting), { staffReceivePayment: moved });
  const dialog = await begin('Approve payment');
  expect(dialog.getByLabelText(/Amount received by the bank/)).toHaveProperty('value', '2,280');
  await enter(dialog.getByLabelText(/Bank reference/), 'FT26163ABX91');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve payment' }));
  await isClosed();
  expect(bodiesOf('staffReceivePayment')).toEqual([
    { id: '500002', version: 2, amount: 228_000, payUnit: 'USD', reference: 'FT26163ABX91' },
  ]);
});

test('After a colleague’s change the receipt stays, and a second press records it on the current order', async () => {
  let now = orderWith(waiting);
  const { bodiesOf, begin } = await open(now, {
    staffGetOrder: () => now,
    staffReceivePayment: (body) =>
      (body as StaffOrder).version === now.version ? moved() : new FailsWith(409, 'Somebody was faster.'),
  });
  const dialog = await begin('Approve payment');
  await enter(dialog.getByLabelText(/Bank reference/), 'FT26163ABX91');
  now = orderWith({ ...waiting, due: 'USD 2,000', dueAmount: 200_000 }, { version: 3 });
  press(dialog.getByRole('button', { name: 'Approve payment' }));
  await dialog.findByText(/^Somebody was faster\. Close this dialog to see what changed, or press the button again/);
  dialog.getByText(/^USD 280 more than the amount due/);
  press(dialog.getByRole('button', { name: 'Approve payment' }));
  // More than is due now, by more than a bank fee.
  press(await screen.findByRole('button', { name: 'Yes, record it' }));
  await isClosed();
  const receipt = { id: '500002', amount: 228_000, payUnit: 'USD', reference: 'FT26163ABX91' };
  expect(bodiesOf('staffReceivePayment')).toEqual([
    { ...receipt, version: 2 },
    { ...receipt, version: 3, confirmedUnusual: true },
  ]);
});

test('Announces a part payment before it is recorded', async () => {
  const { bodiesOf, begin } = await open(orderWith(waiting), { staffReceivePayment: moved });
  const dialog = await begin('Approve payment');
  await type(dialog.getByLabelText(/Amount received by the bank/), '2000.5');
  dialog.getByText(
    'USD 279.50 is missing. This is recorded as a part payment, and the buyer is asked for the remainder.',
  );
  expect(dialog.queryByRole('checkbox'), 'no bank takes so much').toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Record part payment' }));
  await isClosed();
  expect(bodiesOf('staffReceivePayment')).toMatchObject([{ amount: 200_050 }]);
});

test('Accepts a bank fee only with a reason', async () => {
  const { bodiesOf, begin } = await open(orderWith(waiting), { staffReceivePayment: moved });
  const dialog = await begin('Approve payment');
  await type(dialog.getByLabelText(/Amount received by the bank/), '2265');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Accept the missing USD 15 as paid' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve payment' }));
  expect(bodiesOf('staffReceivePayment')).toEqual([]);
  await enter(await dialog.findByLabelText(/Reason/), 'A fee of the bank');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve payment' }));
  await isClosed();
  expect(bodiesOf('staffReceivePayment')).toEqual([
    { id: '500002', version: 2, amount: 226_500, payUnit: 'USD', shortfallReason: 'A fee of the bank' },
  ]);
});

test('Explains the effect of an overpayment', async () => {
  const { begin } = await open(orderWith(waiting));
  const dialog = await begin('Approve payment');
  await type(dialog.getByLabelText(/Amount received by the bank/), '2300');
  expect(dialog.getByRole('alert').textContent).toContain('USD 20 more than the amount due.');
});

test('Proposes a surplus refund with only the last digits of the account', async () => {
  const { bodiesOf, begin } = await open(orderWith(surplus, underWay), { staffProposeRefund: moved });
  const dialog = await begin('Propose refund');
  const amount = dialog.getByLabelText(/Amount in USD/);
  expect(amount).toHaveProperty('value', '120');
  await type(amount, '7720.01');
  await enter(dialog.getByLabelText(/Reason/), 'Zu viel gezahlt');
  await enter(dialog.getByLabelText(/Buyer’s bank/), 'Equity Bank, Nairobi');
  await userEvent.type(dialog.getByLabelText(/Last four characters of the account number/), '4471');
  const submit = dialog.getByRole('button', { name: 'Propose refund' });
  await userEvent.click(submit);
  expect(bodiesOf('staffProposeRefund')).toEqual([]);
  await type(amount, '120');
  await userEvent.click(submit);
  await isClosed();
  expect(bodiesOf('staffProposeRefund')).toEqual([
    {
      id: '500002',
      version: 2,
      amount: 12_000,
      payUnit: 'USD',
      reason: 'Zu viel gezahlt',
      bank: 'Equity Bank, Nairobi',
      lastDigits: '4471',
    },
  ]);
});

test('Lets a colleague release a refund after a last check, and shows its proposer that it waits', async () => {
  const order = orderWith({ ...surplus, refunds: [planned] }, underWay);
  const { bodiesOf, begin } = await open(order, {
    staffReleaseRefund: () => new FailsWith(409, 'Somebody else has changed this in the meantime.'),
  });
  const dialog = await begin('Release');
  dialog.getByText('Equity Bank, Nairobi, account ending in 4471');
  await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
  await dialog.findByText('Somebody else has changed this in the meantime.');
  expect(bodiesOf('staffReleaseRefund')).toEqual([{ id: '500002', version: 2, refundId: 'r1' }]);
  cleanup();
  const own: StaffRefund = { ...planned, releaseBar: 'own', can: ['withdraw'] };
  const { panel } = await open(orderWith({ ...surplus, refunds: [own] }, underWay));
  panel.getByText('You proposed this yourself. Another staff member must release it.');
  expect(panel.queryByRole('button', { name: 'Release' })).toBeNull();
});

test('Marks a released refund as sent only with day and reference', async () => {
  const released: StaffRefund = { ...planned, state: 'released', releasedBy: 'Amina Otieno', can: ['markSent'] };
  const order = orderWith({ ...surplus, refunds: [released] }, underWay);
  const { bodiesOf, begin } = await open(order, { staffMarkRefundSent: moved });
  const dialog = await begin('Mark as sent');
  const submit = dialog.getByRole('button', { name: 'Mark as sent' });
  await userEvent.click(submit);
  await dialog.findByText('Enter the date');
  expect(bodiesOf('staffMarkRefundSent')).toEqual([]);
  await enter(dialog.getByLabelText(/Date sent/), '2026-07-02');
  await enter(dialog.getByLabelText(/Bank reference/), 'FT26164RRK02');
  await userEvent.click(submit);
  await isClosed();
  const sent = { id: '500002', version: 2, refundId: 'r1', sentOn: '2026-07-02', reference: 'FT26164RRK02' };
  expect(bodiesOf('staffMarkRefundSent')).toEqual([sent]);
});

test('Retains money of a cancelled order with a reason in the buyer’s language', async () => {
  const { bodiesOf, begin } = await open(orderWith(surplus, { status: 8, can: ['addNote'] }), {
    staffKeepMoney: moved,
  });
  const dialog = await begin('Retain money');
  dialog.getByText(/Their language: 日本語/);
  await userEvent.type(dialog.getByLabelText(/Reason/), '規約第4条');
  await userEvent.click(dialog.getByRole('button', { name: 'Retain money' }));
  await isClosed();
  expect(bodiesOf('staffKeepMoney')).toMatchObject([{ amount: 12_000, reason: '規約第4条' }]);
});

test('Shows read-only roles no actions', async () => {
  const { panel } = await open(orderWith({ ...surplus, refunds: [{ ...planned, can: [] }], can: [] }, underWay));
  panel.getByText('Waiting for release');
  expect(panel.queryAllByRole('button')).toEqual([]);
});

describe('The amount received by the bank', () => {
  it('needs confirmation if a decimal comma may be a typing error, and nothing is sent', async () => {
    const { bodiesOf, begin } = await open(orderWith(waiting), { staffReceivePayment: moved });
    const dialog = await begin('Approve payment');
    const amount = dialog.getByLabelText<HTMLInputElement>(/Amount received by the bank/);
    await userEvent.tab();
    amount.focus();
    await userEvent.keyboard('2187,00');
    expect(amount.value, 'what is typed replaces what was there').toBe('2187,00');
    expect(dialog.queryByText(/is missing/), 'an unreadable amount is no part payment').toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Approve payment' }));
    await dialog.findByText(/^Did you mean 2,187.00 or 218,700.00\?/);
    expect(bodiesOf('staffReceivePayment')).toEqual([]);
  });

  it('needs confirmation if far above the amount due', async () => {
    const { bodiesOf, begin } = await open(orderWith(waiting), { staffReceivePayment: moved });
    const dialog = await begin('Approve payment');
    await type(dialog.getByLabelText(/Amount received by the bank/), '218700');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve payment' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Did the bank receive USD 218,700?' }));
    await userEvent.click(question.getByRole('button', { name: 'Change the amount' }));
    expect(bodiesOf('staffReceivePayment')).toEqual([]);
    press(await dialog.findByRole('button', { name: 'Approve payment' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, record it' }));
    await isClosed();
    expect(bodiesOf('staffReceivePayment')).toMatchObject([{ amount: 21_870_000, confirmedUnusual: true }]);
  });
});

describe('A ledger entry', () => {
  const [received] = surplus.lines;
  const withLine = (more: object) =>
    orderWith({ ...surplus, lines: received ? [{ ...received, id: '7', ...more }] : [] }, underWay);

  it('is reversed with a reason', async () => {
    const { bodiesOf, begin } = await open(withLine({ can: ['reverse'] }), { staffReversePayment: moved });
    const dialog = await begin('Reverse');
    await userEvent.type(dialog.getByLabelText(/Reason/), 'A slip');
    await userEvent.click(dialog.getByRole('button', { name: 'Reverse' }));
    await isClosed();
    expect(bodiesOf('staffReversePayment')).toEqual([{ id: '500002', version: 2, lineId: '7', reason: 'A slip' }]);
  });

  it('shows a pending reversal that a colleague can release', async () => {
    const waits = withLine({ reversal: 'planned', can: ['releaseReversal', 'withdrawReversal'] });
    const { panel, bodiesOf, begin } = await open(waits, { staffReleaseReversal: moved });
    panel.getByText('Reversal waiting for release');
    const dialog = await begin('Release reversal');
    await userEvent.click(dialog.getByRole('button', { name: 'Release reversal' }));
    await isClosed();
    expect(bodiesOf('staffReleaseReversal')).toEqual([{ id: '500002', version: 2, lineId: '7' }]);
  });
});
