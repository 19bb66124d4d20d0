// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MpesaOffer, MpesaRequest } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { Toasts } from '../../../testing/toasts.tsx';
import MpesaPanel from './mpesa-panel.tsx';
import { enter } from '../../../testing/enter.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const offer: MpesaOffer = {
  shortcode: '174379',
  account: 'GP20260614001',
  amount: 64_500,
  rate: 'USD 1 = KES 129.00',
  payments: [64_500],
  days: 1,
  mostAtOnce: 250_000,
  mostADay: 500_000,
  phone: '0712 345 678',
};
const waiting: MpesaRequest = {
  id: 'mq1',
  state: 'waiting',
  amount: 64_500,
  phone: '254712345678',
  requestedAt: new Date().toISOString(),
};

/** The order on the page around the panel. */
function ShownOrder() {
  useQuery(queries.getOrderOptions({ body: { id: '500001' } }));
  return null;
}

async function open(change: Partial<MpesaOffer> = {}, answers: Answers = {}, around?: ReactNode) {
  const asked = installAnswers({ getMpesaRequest: () => ({}), ...answers });
  await renderSite(
    <>
      <MpesaPanel orderId="500001" offer={{ ...offer, ...change }} />
      {around}
      <Toasts />
    </>,
    { texts: ['mpesa', 'payment'] },
  );
  await screen.findByRole('heading', { level: 2 });
  return asked;
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send a request to my phone' }));

describe('The paybill instructions', () => {
  it('name paybill number, order number, amount and rate, ready to copy', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Pay by M-Pesa: KES 64,500' })).toBeTruthy();
    expect(screen.getByText(/^USD 1 = KES 129.00, the exchange rate of your order/)).toBeTruthy();
    for (const name of ['Copy Paybill number: 174379', 'Copy Account number: GP20260614001', 'Copy Amount: 64500']) {
      expect(screen.getByRole('button', { name })).toBeTruthy();
    }
    expect(screen.queryByText(/^Pay in/)).toBeNull();
  });

  it('show how to split an amount above the limit, and what was received', async () => {
    const payments = [250_000, 250_000, 94_120];
    await open({ amount: 594_120, payments, days: 2, received: 100_000 });
    expect(screen.getByText(/^Pay in 3 payments: 2 × KES 250,000 \+ KES 94,120\./)).toBeTruthy();
    expect(screen.getByText(/takes 2 days/)).toBeTruthy();
    expect(screen.getByText('Received by M-Pesa so far: KES 100,000')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy Amount: 250000' })).toBeTruthy();
  });
});

describe('A request to the phone', () => {
  it.each(['0712 345 678', '+254 712 345 678', '254712345678', '0112345678'])('is sent for %s', async (phone) => {
    const asked = await open({ phone }, { requestMpesaPayment: () => waiting });
    await send();
    const body = asked.find(({ operationId }) => operationId === 'requestMpesaPayment')?.body;
    expect(body).toEqual({
      id: '500001',
      phone: phone === '0112345678' ? '254112345678' : '254712345678',
      amount: 64_500,
    });
  });

  it('is not sent for a number of another country', async () => {
    const asked = await open({ phone: '+255 712 345 678' });
    await enter(screen.getByLabelText(/^M-Pesa phone number/), '+255712345678');
    await send();
    expect(await screen.findByText('Enter a Kenyan mobile number, such as 0712 345 678')).toBeTruthy();
    expect(asked.map(({ operationId }) => operationId)).not.toContain('requestMpesaPayment');
  });

  it('waits without a second button, and can be repeated after a failure', async () => {
    let request: MpesaRequest = waiting;
    await open({}, { getMpesaRequest: () => ({ request }) });
    expect(await screen.findByText(/^We sent a request for KES 64,500 to \+254 712 345 678\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send a request to my phone' })).toBeNull();
    cleanup();
    request = { ...waiting, state: 'failed', failure: 'cancelled' };
    await open({}, { getMpesaRequest: () => ({ request }) });
    expect(await screen.findByText(/^The payment was cancelled on the phone/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send a request to my phone' })).toBeTruthy();
  });

  it.each([
    [{ state: 'timedOut' }, /^We have no result from M-Pesa yet. If you have paid, do not pay again/],
    [{ state: 'failed', failure: 'pin' }, /^The M-Pesa PIN was wrong/],
    [{ state: 'paid', receipt: 'RKTQDM7W6S' }, 'M-Pesa confirmed KES 64,500. Receipt number: RKTQDM7W6S.'],
    [{ state: 'paid' }, /^M-Pesa confirmed KES 64,500. We record it/],
  ] as const)('explains the result %o', async (result, text) => {
    await open({}, { getMpesaRequest: () => ({ request: { ...waiting, ...result } }) });
    expect(await screen.findByText(text)).toBeTruthy();
    const isUnrecorded = result.state === 'paid' && !('receipt' in result);
    const buttons = screen.queryAllByRole('button', { name: 'Send a request to my phone' });
    expect(buttons).toHaveLength(isUnrecorded ? 0 : 1);
  });

  it('is followed after hours until its receipt number arrives, and then refreshes the order', async () => {
    const requestedAt = new Date(Date.now() - 2 * 3_600_000).toISOString();
    let request: MpesaRequest = { ...waiting, state: 'paid', requestedAt };
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = await open({}, { getMpesaRequest: () => ({ request }), getOrder: () => ({}) }, <ShownOrder />);
    expect(await screen.findByText(/Do not pay again until then/)).toBeTruthy();
    const orders = () => asked.filter(({ operationId }) => operationId === 'getOrder');
    const before = orders().length;
    request = { ...request, receipt: 'RKTQDM7W6S' };
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByText('success: M-Pesa confirmed KES 64,500. Receipt number: RKTQDM7W6S.')).toBeTruthy();
    await waitFor(() => expect(orders()).toHaveLength(before + 1));
  });

  it('refreshes the order once if the first poll after a lost answer reports the payment', async () => {
    let request: MpesaRequest | undefined;
    const asked = await open(
      {},
      {
        getMpesaRequest: () => ({ request }),
        requestMpesaPayment: () => {
          request = { ...waiting, state: 'paid', receipt: 'RKTQDM7W6S' };
          return new FailsWith('unknown', 'No answer.');
        },
        getOrder: () => ({}),
      },
      <ShownOrder />,
    );
    const orders = () => asked.filter(({ operationId }) => operationId === 'getOrder');
    expect(orders()).toHaveLength(1);
    await send();
    expect(await screen.findByText(/^success: M-Pesa confirmed KES 64,500/)).toBeTruthy();
    await waitFor(() => expect(orders()).toHaveLength(2));
  });

  it('keeps the number and says why if M-Pesa refuses it', async () => {
    const refused = new FailsWith(400, 'M-Pesa did not accept the request.');
    await open({}, { requestMpesaPayment: () => refused });
    await send();
    expect(await screen.findByText('M-Pesa did not accept the request.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^M-Pesa phone number/).value).toBe('0712 345 678');
  });
});
