// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { press } from '../testing/press.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { InviteDialog } from './invite-dialog.tsx';

afterEach(cleanup);

test('Asks before replacing a pending invitation for the same address, ignoring case', async () => {
  const open = {
    id: 'i1',
    name: 'Amina',
    email: 'amina@example.com',
    role: 'accounts',
    goodUntil: '2026-06-12T18:00:00Z',
  };
  const asked = installAnswers({
    staffListMembers: () => ({ members: [], invitations: [open] }),
    staffInvite: () => ({}),
  });
  const invitesSent = () => asked.filter(({ operationId }) => operationId === 'staffInvite');
  await renderDesk(<InviteDialog onClose={() => {}} />);
  await waitFor(() => expect(asked).toHaveLength(1));
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'AMINA@example.com' } });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Amina' } });
  press(screen.getByRole('button', { name: 'Send invitation' }));
  await screen.findByText(/already has a pending invitation as Accounts. A new one as Sales replaces it/);
  expect(invitesSent()).toEqual([]);
  press(screen.getByRole('button', { name: 'Send new invitation' }));
  await waitFor(() => expect(invitesSent()).toMatchObject([{ body: { email: 'AMINA@example.com', role: 'sales' } }]));
});
