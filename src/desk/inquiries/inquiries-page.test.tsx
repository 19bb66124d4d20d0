// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { StaffInquiry, StaffListInquiriesPayload } from '#generated/client/types.gen.ts';
import { FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { enter } from '../../testing/enter.ts';
import { Toasts } from '../../testing/toasts.tsx';
import { hasUnsaved } from '../session/unsaved.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import InquiriesPage from './inquiries-page.tsx';

afterEach(cleanup);

const email = 'wanjiku@example.com';
const inquiry: StaffInquiry = {
  id: 'i1',
  accountId: 'a1',
  email,
  language: 'en',
  vehicle: { id: '100001', name: 'Toyota Vitz', image: '/pictures/100001/front.webp', refNo: 'GP-100001' },
  prices: [{ label: 'Total', value: 'USD 5,120' }],
  createdAt: '2026-06-14T06:24:00.000Z',
};

async function openReply({ isTaken }: { isTaken: boolean }) {
  let isAnswered = false;
  const asked = installAnswers({
    staffListInquiries: () => (isAnswered ? { total: 0, inquiries: [] } : { total: 1, inquiries: [inquiry] }),
    staffAnswerInquiry: () => {
      isAnswered = true;
      return isTaken ? new FailsWith(409, 'A colleague was faster.') : {};
    },
  });
  const page = (
    <>
      <InquiriesPage />
      <Toasts />
    </>
  );
  await renderDesk(page, { role: 'sales', at: '/inquiries' });
  await userEvent.click(await screen.findByRole('button', { name: `Reply to the inquiry of ${email}` }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText<HTMLTextAreaElement>(`Reply to ${email}`);
  await enter(field, ' It is still for sale. ');
  await userEvent.click(dialog.getByRole('button', { name: 'Send reply' }));
  await screen.findByText('No inquiries');
  return { dialog, field, asked };
}

describe('Reply to an inquiry', () => {
  it('keeps its text when a colleague has replied and the inquiry leaves the list', async () => {
    const { dialog, field } = await openReply({ isTaken: true });
    await dialog.findByText('A colleague was faster.');
    expect(field.isConnected).toBe(true);
    expect(field.value).toBe(' It is still for sale. ');
    expect(hasUnsaved()).toBe(true);
  });

  it('is sent, and closes its dialog', async () => {
    const { asked } = await openReply({ isTaken: false });
    await screen.findByText(`success: Reply sent to ${email}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = asked.filter(({ operationId }) => operationId === 'staffAnswerInquiry').map(({ body }) => body);
    expect(sent).toEqual([{ id: 'i1', text: 'It is still for sale.' }]);
  });
});

describe('The list of inquiries', () => {
  it('moves to the last page when the shown one is empty', async () => {
    installAnswers({
      staffListInquiries: (body) => ({
        total: 20,
        inquiries: (body as StaffListInquiriesPayload).pageNo === 1 ? [inquiry] : [],
      }),
    });
    await renderDesk(<InquiriesPage />, { role: 'sales', at: '/inquiries?page=2' });
    expect(await screen.findByRole('button', { name: `Reply to the inquiry of ${email}` })).toBeTruthy();
    expect(screen.queryByText('No inquiries')).toBeNull();
  });
});
