// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Order } from '#generated/client/types.gen.ts';
import { renderSite } from '../../../../testing/render-site.tsx';
import MoneyPanel from './money-panel.tsx';

afterEach(cleanup);

const user = { email: 'wanjiku@example.com', countryName: 'Kenya' } as never;

async function open(money: NonNullable<Order['money']>) {
  await renderSite(<MoneyPanel money={money} />, { user, at: '/', texts: ['orders', 'timeline'] });
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return names.map((name, place) => [name, values[place]]);
}

test('shows a partially paid deposit, the missing amount and what to do', async () => {
  const money = { received: 'USD 1,000', missing: 'USD 6,600', missingOfDeposit: 'USD 1,280' };
  expect(await open(money)).toEqual([
    ['Received so far', 'USD 1,000'],
    ['Deposit still due', 'USD 1,280'],
    ['Total still due', 'USD 6,600'],
  ]);
  screen.getByText(/upload the payment proof/);
});

test('shows refunds with their account and reference, and retained money with its reason', async () => {
  const refund = { amount: 'USD 120', reason: 'You have paid twice.', bank: 'Equity Bank', lastDigits: '4471' };
  const amounts = await open({
    received: 'USD 7,720',
    surplus: 'USD 30',
    kept: 'USD 10',
    keptReason: 'A fee by the agreement.',
    refunds: [{ ...refund, sentOn: '2026-07-02', reference: 'FT26164RRK02' }, refund],
  });
  expect(amounts).toContainEqual(['Overpayment', 'USD 30']);
  expect(amounts).toContainEqual(['Not refunded', 'USD 10']);
  screen.getByText('Reason: A fee by the agreement.');
  const [sent, ahead] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(sent).toContain('Refund of USD 120: sent on 2 Jul 2026');
  expect(sent).toContain('To Equity Bank, account ending in 4471');
  expect(sent).toContain('Bank reference: FT26164RRK02');
  expect(ahead).toContain('Refund of USD 120: we are sending it');
});

test('shows what we refund after a cancellation, by when, and where to name the account', async () => {
  await open({ received: 'USD 10,455', promised: { amount: 'USD 9,410', sendBy: '2026-12-04' } });
  expect(screen.getByText('Refund of USD 9,410: we send it by 4 Dec 2026')).toBeTruthy();
  expect(screen.getByText(/tell us in live chat/)).toBeTruthy();
});
