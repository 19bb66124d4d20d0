// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { StaffBuyer } from '#generated/client/types.gen.ts';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import BuyerPage from './buyer-page.tsx';

afterEach(cleanup);

async function show(orders: number): Promise<void> {
  const buyer: StaffBuyer = {
    accountId: 'acc1',
    email: 'wanjiku@example.com',
    language: 'en',
    countryName: 'Kenya',
    createdAt: '2026-06-12T06:40:00.000Z',
    hasChat: false,
    names: [],
    phones: [],
    orders: Array.from({ length: orders }, (_, place) => ({
      id: String(place),
      orderNo: `GP${place}`,
      status: 7,
      statusDesc: 'Completed',
      vehicleName: 'Toyota Vitz',
      createdAt: '2026-06-12T06:40:00.000Z',
    })),
    sessions: [],
  };
  installAnswers({ staffGetBuyer: () => buyer });
  const page = (
    <Routes>
      <Route path="/people/buyers/:id" element={<BuyerPage />} />
    </Routes>
  );
  await renderDesk(page, { at: '/people/buyers/acc1' });
  await screen.findByText('GP0');
}

it('links to all orders of a buyer who has more than it shows', async () => {
  await show(50);
  expect(screen.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe(
    '/orders?search=wanjiku%40example.com',
  );
  cleanup();
  await show(1);
  expect(screen.queryByRole('link', { name: 'View all' })).toBeNull();
});
