// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderDesk } from '../testing/render-desk.tsx';
import { ChangeList } from './change-list.tsx';

afterEach(cleanup);

test('The audit log names each changed field with readable values before and after', async () => {
  const before = { status: 1, version: 3, role: 'sales', fee: { feeCents: 24_050 }, question: 'Is it red?' };
  const after = {
    status: 2,
    version: 4,
    role: 'accounts',
    fee: { feeCents: 24_100 },
    amount: 238_000,
    payUnit: 'USD',
    isOn: true,
    notify_party: ['Amina', 'Kimani'],
    vessel: '',
    endsAt: '2026-06-12T22:13:06.000Z',
  };
  await renderDesk(<ChangeList act={{ before: JSON.stringify(before), after: JSON.stringify(after) }} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Status: Payment Receipt Under Review → In Preparation',
    'Role: Sales → Accounts',
    'Fee › Fee: USD 240.50 → USD 241',
    'Question: Is it red? (before)',
    'Amount: USD 2,380',
    'Switched on: yes',
    'Notify party: Amina, Kimani',
    'Ends: 13 Jun 2026, 01:13 EAT',
  ]);
});
