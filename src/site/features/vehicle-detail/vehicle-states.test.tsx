// @vitest-environment happy-dom
import { renderHook, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentDialog } from '#shared/state/dialogs.ts';
import { useLiveChat } from '#site/session/live-chat.ts';
import { detailExample } from './testing/examples.ts';
import { openDetail, panel, user } from './testing/open-detail.tsx';

const stateOf = async (heading: string) => within(await screen.findByRole('region', { name: heading }));

test('B-144 B-030 shows for a sold or removed vehicle a label and the favourite button, without an order form', async () => {
  await openDetail({ example: 'removed' });
  const state = await stateOf('Sold or removed');
  expect(state.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Save as favourite']);
  expect(screen.queryByRole('button', { name: 'Inquiry' })).toBeNull();
  expect(screen.queryByRole('complementary', { name: 'Order this vehicle' })).toBeNull();
});

test('B-145 B-029 B-030 shows for an available vehicle the order form and the bar with its buttons', async () => {
  await openDetail();
  const bar = within(await screen.findByRole('complementary', { name: 'Order this vehicle' }));
  for (const name of ['Save as favourite', 'Inquiry', 'Submit Reservation']) {
    expect(bar.getByRole('button', { name })).toBeTruthy();
  }
  expect(panel().getByRole('button', { name: 'Submit Reservation' })).toBeTruthy();
});

test('B-146 says that another buyer has reserved the vehicle and links to similar ones', async () => {
  await openDetail({ example: 'booked', isVisitor: true });
  const state = await stateOf('Already booked');
  expect(state.getByRole('link', { name: 'See similar vehicles' }).getAttribute('href')).toContain('similarCar?id=');
  expect(screen.queryByRole('button', { name: 'Submit Reservation' })).toBeNull();
});

test('B-035 B-147 accepts the payment proof for a vehicle in the buyer’s own order', async () => {
  await openDetail({ example: 'depositDue' });
  const state = await stateOf('Reserved for you: deposit due');
  await user.click(state.getByRole('button', { name: 'Upload payment proof' }));
  expect(currentDialog()).toMatchObject({ kind: 'own', name: 'proof-500001' });
  expect(state.getByRole('link', { name: 'Go to your order' }).getAttribute('href')).toMatch(/id=500001&status=0/);
});

test('B-148 shows Payment Receipt Under Review while the proof is being reviewed', async () => {
  await openDetail({ example: 'depositUnderReview' });
  await stateOf('Payment Receipt Under Review');
  expect(screen.queryByRole('button', { name: 'Upload payment proof' })).toBeNull();
});

test('says that the reader has bought the vehicle, and links to the order', async () => {
  const { vehicle, ...detail } = detailExample('depositUnderReview');
  const { detailState: _state, ...bought } = { ...vehicle, status: 7 as const };
  await openDetail({ answers: { getVehicleDetail: () => ({ ...detail, vehicle: bought }) } });
  const state = await stateOf('You bought this vehicle');
  expect(state.getByRole('link', { name: 'Go to your order' }).getAttribute('href')).toMatch(/status=7/);
});

test('shows an unpriced vehicle with its facts and a link to the chat, without an order form', async () => {
  await openDetail({ example: 'unpriced' });
  const state = await stateOf('Price on request');
  expect(state.getByText(/The price is being set/)).toBeTruthy();
  expect(screen.getAllByText('GP-100001').length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toMatch(/USD|KES/);
  expect(screen.queryByRole('button', { name: 'Submit Reservation' })).toBeNull();
  expect(screen.queryByRole('complementary', { name: 'Order this vehicle' })).toBeNull();
  const { result } = renderHook(() => useLiveChat());
  await user.click(state.getByRole('button', { name: 'Ask for the price' }));
  expect(result.current).toBe('whole');
});
