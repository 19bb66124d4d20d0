// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { StaffOffer, StaffRole } from '#generated/client/types.gen.ts';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { Toasts } from '../../testing/toasts.tsx';
import { renderDesk } from '../testing/render-desk.tsx';
import OffersPage from './offers-page.tsx';

afterEach(cleanup);

const open: StaffOffer = {
  id: 'of1',
  version: 1,
  state: 'open',
  price: 4700,
  dueAt: '2026-06-15T06:24:00.000Z',
  accountId: 'a1',
  email: 'wanjiku@example.com',
  language: 'en',
  vehicle: { id: '100001', name: 'Toyota Vitz', image: '/pictures/100001/front.webp', refNo: 'GP-100001' },
  vehiclePrice: 5350,
  lowestPrice: 4800,
  isBelowLimit: true,
  messages: [{ at: '2026-06-14T06:24:00.000Z', by: 'buyer', kind: 'offer', act: 'offer', price: 4700 }],
};

async function show(role: StaffRole) {
  let now = open;
  const asked = installAnswers({
    staffListOffers: () => ({ total: 1, offers: [now] }),
    staffAnswerOffer: () => {
      now = { ...open, version: 2, state: 'countered', price: 5000, isBelowLimit: false };
      return now;
    },
  });
  const page = (
    <>
      <OffersPage />
      <Toasts />
    </>
  );
  await renderDesk(page, { role, at: '/offers' });
  const card = within(await screen.findByRole('region', { name: 'USD 4,700: Toyota Vitz' }));
  return {
    card,
    bodies: () => asked.filter(({ operationId }) => operationId === 'staffAnswerOffer').map(({ body }) => body),
  };
}

test('counters an offer with a price between offer, minimum selling price and price', async () => {
  const { card, bodies } = await show('sales');
  expect(card.getByText('Below your limit')).toBeTruthy();
  expect(card.getByText('USD 650 less')).toBeTruthy();
  await userEvent.click(card.getByRole('button', { name: 'Counter: wanjiku@example.com' }));
  const dialog = within(await screen.findByRole('dialog'));
  const price = dialog.getByLabelText(/^Your price/);
  await userEvent.type(price, '4750');
  await userEvent.click(dialog.getByRole('button', { name: 'Counter' }));
  expect(dialog.getByText('Enter an amount from USD 4,800 to USD 5,349')).toBeTruthy();
  await userEvent.clear(price);
  await userEvent.type(price, '5000');
  await userEvent.click(dialog.getByRole('button', { name: 'Counter' }));
  expect(await screen.findByRole('region', { name: 'USD 5,000: Toyota Vitz' })).toBeTruthy();
  expect(bodies()).toEqual([{ offerId: 'of1', version: 1, answer: 'counter', price: 5000 }]);
});

test('shows read-only staff the offer without buttons', async () => {
  const { card } = await show('readOnly');
  expect(card.queryByRole('button')).toBeNull();
});
