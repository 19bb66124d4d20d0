// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { PaymentInstructions } from '#generated/client/types.gen.ts';
import { FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { Toasts } from '../../../testing/toasts.tsx';
import { PaymentPanel } from './payment-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const instructions: PaymentInstructions = {
  kind: 'deposit',
  payUnit: 'USD',
  amount: 'USD 8,940',
  figure: '8940.00',
  reference: 'GP20260614001',
  holder: 'Pwani Collections Ltd',
  account: [
    { label: 'Bank', value: 'KCB Bank, Mombasa' },
    { label: 'Account number', value: '0110 0012 3456' },
  ],
  since: '2026-06-10T09:00:00.000Z',
  releasedBy: 'Amina',
  releasedByRole: 'Accounts',
  isDemo: false,
  hasChanged: false,
  checkCode: '7K3M9-QWX2D',
};

async function open(change: Partial<PaymentInstructions> = {}, language: 'en' | 'zh' | 'ja' = 'en') {
  const asked = installAnswers({ getPaymentInstructions: () => ({ ...instructions, ...change }) });
  await renderSite(
    <>
      <PaymentPanel orderId="500001" />
      <Toasts />
    </>,
    { texts: ['payment'], language },
  );
  await screen.findByRole('heading', { level: 2 });
  return asked;
}

test('shows amount, reference and account, and since when and by whom the account was released', async () => {
  expect(await open()).toEqual([{ operationId: 'getPaymentInstructions', body: { id: '500001' } }]);
  expect(screen.getByRole('heading', { name: 'Pay the deposit: USD 8,940' })).toBeTruthy();
  for (const text of ['GP20260614001', 'KCB Bank, Mombasa', '0110 0012 3456'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('In use since 10 Jun 2026, 12:00, Nairobi time. Released by Amina (Accounts).')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Check this payment' }).getAttribute('href')).toBe(
    '/pay/check?code=7K3M9-QWX2D',
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['Copy Amount: 8940.00', '8940.00'],
  ['Copy Payment reference: GP20260614001', 'GP20260614001'],
  ['Copy Account number: 0110 0012 3456', '0110 0012 3456'],
])('copies %s in the format of a bank’s form', async (name, copied) => {
  await open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name }));
  expect(await navigator.clipboard.readText()).toBe(copied);
});

test('reports when copying is not possible', async () => {
  await open();
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: /^Copy Amount/ }));
  expect(await screen.findByText(/^error: Could not copy/)).toBeTruthy();
});

test('marks a replaced account, and the demo’s account', async () => {
  const { since: _since, releasedBy: _by, releasedByRole: _role, ...bare } = instructions;
  installAnswers({ getPaymentInstructions: () => ({ ...bare, isDemo: true, hasChanged: true }) });
  await renderSite(<PaymentPanel orderId="500001" />, { texts: ['payment'] });
  expect(await screen.findByText('This is a demo account. Payments to it are not possible.')).toBeTruthy();
  expect(screen.getByText(/^This account replaces the one we gave you before/)).toBeTruthy();
  expect(screen.queryByText(/^In use since/)).toBeNull();
});

test('shows the reason and a retry if the account cannot be loaded', async () => {
  let tries = 0;
  installAnswers({
    getPaymentInstructions: () =>
      (tries += 1) === 1 ? new FailsWith(400, 'The status of the order has changed') : instructions,
  });
  await renderSite(<PaymentPanel orderId="500001" />, { texts: ['payment'] });
  expect(await screen.findByText('The status of the order has changed')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('0110 0012 3456')).toBeTruthy();
});

test('hides the account offline, since it may have changed', async () => {
  let answer: unknown = new FailsWith('offline', 'Network error');
  installAnswers({ getPaymentInstructions: () => answer });
  await renderSite(<PaymentPanel orderId="500001" />, { texts: ['payment'] });
  expect(await screen.findByText(/^You are offline. The account can change/)).toBeTruthy();
  expect(screen.queryByText('Network error')).toBeNull();
  answer = instructions;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('0110 0012 3456')).toBeTruthy();
});
