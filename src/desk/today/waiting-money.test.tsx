// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderDesk } from '../testing/render-desk.tsx';
import { WaitingMoney } from './waiting-money.tsx';

afterEach(cleanup);

const now = '2026-06-12T10:00:00.000Z';
const item = { detail: 'Honda Fit Hybrid', since: '2026-06-12T08:00:00.000Z' };

test('Each order shows why its money waits, and part payments their due time', async () => {
  const items = [
    { ...item, id: '1', title: 'GP1', wait: 'partPaid' as const, dueAt: '2026-06-12T15:00:00.000Z' },
    { ...item, id: '2', title: 'GP2', wait: 'partPaid' as const, dueAt: '2026-06-12T09:00:00.000Z' },
    { ...item, id: '3', title: 'GP3', wait: 'toSettle' as const },
  ];
  await renderDesk(<WaitingMoney money={{ count: 120, items }} now={now} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'GP1 Deposit partly paidHonda Fit Hybridremainder due in 5 hrs',
    'GP2 Deposit partly paidHonda Fit Hybridoverdue',
    'GP3 Cancelled order with money receivedHonda Fit Hybridwaiting 2 hrs',
  ]);
  expect(screen.getByRole('link', { name: 'GP3' }).getAttribute('href')).toBe('/orders/3');
  screen.getByText(/117/);
});
