// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { StaffBankAccount, StaffRole } from '#generated/client/types.gen.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { renderDesk } from '#desk/testing/render-desk.tsx';
import BankAccountsPanel from './bank-accounts-panel.tsx';

afterEach(cleanup);

const proposed: StaffBankAccount = {
  id: 'b2',
  payUnit: 'USD',
  state: 'proposed',
  facts: { holder: 'Pwani Collections Ltd', bank: 'KCB Bank', number: '0110 0012 3456' },
  proposedBy: 'Kimani Mwangi',
  proposedAt: '2026-06-12T09:00:00.000Z',
  isOwn: false,
};

async function open(accounts: readonly StaffBankAccount[], answers: Answers = {}, role: StaffRole = 'owner') {
  const asked = installAnswers({
    staffListBankAccounts: () => ({ at: '2026-06-12T10:00:00.000Z', accounts }),
    ...answers,
  });
  await renderDesk(<BankAccountsPanel />, { role });
  await screen.findByRole('region', { name: 'Bank accounts' });
  if (accounts.length > 0) await screen.findByText('0110 0012 3456');
  return { callsOf: (id: string) => asked.filter(({ operationId }) => operationId === id) };
}

const button = (name: string) => screen.queryByRole('button', { name });

test('A colleague’s account can be released after it is shown once more', async () => {
  const { callsOf } = await open([proposed], { staffReleaseBankAccount: () => undefined });
  expect(screen.getByText(/Buyers cannot reserve until one is released/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Release' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('0110 0012 3456')).toBeTruthy();
  expect(callsOf('staffReleaseBankAccount')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('staffReleaseBankAccount').map(({ body }) => body)).toEqual([{ id: 'b2' }]);
});

test('One’s own account can only be withdrawn, and read-only roles can do neither', async () => {
  await open([{ ...proposed, isOwn: true, releaseBar: 'own' }]);
  expect([button('Release'), button('Withdraw') === null]).toEqual([null, false]);
  expect(screen.getByText(/You proposed this yourself/)).toBeTruthy();
  cleanup();
  await open([proposed], {}, 'sales');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

async function fillIn(number: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Propose account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Account name'), 'Pwani');
  await userEvent.type(dialog.getByLabelText('Bank'), 'KCB');
  await userEvent.type(dialog.getByLabelText('Account number'), `${number}{Enter}`);
  return dialog;
}

test('An invalid account is not sent, and its field says why', async () => {
  const { callsOf } = await open([]);
  const dialog = await fillIn('12');
  expect(await dialog.findByText(/^Enter 4 to 42/)).toBeTruthy();
  expect(callsOf('staffProposeBankAccount')).toEqual([]);
});

test('A refusal is shown in the dialog', async () => {
  const { callsOf } = await open([], {
    staffProposeBankAccount: () => new FailsWith(400, 'An account for this currency waits already.'),
  });
  const dialog = await fillIn('1234');
  expect(await dialog.findByText('An account for this currency waits already.')).toBeTruthy();
  expect(callsOf('staffProposeBankAccount').map(({ body }) => body)).toEqual([
    { payUnit: 'USD', holder: 'Pwani', bank: 'KCB', number: '1234' },
  ]);
});
