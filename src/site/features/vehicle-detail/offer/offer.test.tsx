// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Offer, UserInfo, VehicleOffer } from '#generated/client/types.gen.ts';
import { FailsWith, type Answers } from '#shared/api/testing/install-answers.ts';
import { closeDialog, openDialog } from '#shared/state/dialogs.ts';
import { createStore } from '#shared/state/store.ts';
import { hasPendingAction } from '#site/session/require-login.ts';
import { callsOf, openDetail, user, wanjiku } from '../testing/open-detail.tsx';
import { enter } from '../../../../testing/enter.ts';

const none: VehicleOffer = { acceptsOffers: true, offersLeft: 3, vehiclePriceUSD: 5350, messages: [] };
const dueAt = new Date(Date.now() + 3_600_000).toISOString();
const offer: Offer = { id: 'of1', version: 2, state: 'countered', price: 5000, dueAt };

/** Opens the page and waits until the reader's offer has taken the place of the button that was rendered first. */
async function openOffer(answers: Answers, reader = createStore<UserInfo | undefined>(wanjiku)) {
  await openDetail({ answers, reader });
  await screen.findByRole('region', { name: 'Offer' });
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const price = async () => (await dialog()).findByLabelText<HTMLInputElement>(/^Your price/);

test('keeps the input when an offer is too low, and sends a higher one', async () => {
  const answers: VehicleOffer[] = [
    { ...none, offersLeft: 2, offer: { id: 'of1', version: 2, state: 'declined', price: 3000 } },
    { ...none, offersLeft: 1, offer: { ...offer, state: 'open', price: 4800 } },
  ];
  let shown = none;
  await openOffer({
    getVehicleOffer: () => shown,
    makeOffer: () => {
      shown = answers.shift() ?? none;
      return shown;
    },
  });
  await press('Make an offer');
  await user.type(await price(), '3000');
  await enter((await dialog()).getByLabelText('Message (optional)'), 'I can pay today.');
  expect((await dialog()).getByText('With your offer, to Mombasa: USD 4,500')).toBeTruthy();
  await press('Send the offer');
  expect(await (await dialog()).findByText(/^This is too low for us/)).toBeTruthy();
  expect((await price()).value).toBe('3,000');
  await user.clear(await price());
  await user.type(await price(), '4800');
  await press('Send the offer');
  await screen.findByText('Your offer: USD 4,800');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('makeOffer').map(({ body }) => body)).toEqual([
    { carSourceId: '100001', price: 3000, text: 'I can pay today.' },
    { carSourceId: '100001', price: 4800, text: 'I can pay today.' },
  ]);
});

test('shows a refusal in the dialog, and takes no price above ours', async () => {
  await openOffer({
    getVehicleOffer: () => ({ ...none, offer }),
    answerOffer: () => new FailsWith(400, 'The offer has changed.'),
  });
  await press('Make a counter-offer');
  await user.type(await price(), '5000');
  await press('Send the offer');
  expect((await dialog()).getByText('Enter less than USD 5,000')).toBeTruthy();
  expect(callsOf('answerOffer')).toEqual([]);
  await user.clear(await price());
  await user.type(await price(), '4900');
  await press('Send the offer');
  expect(await (await dialog()).findByText('The offer has changed.')).toBeTruthy();
  expect((await price()).value).toBe('4,900');
});

test('accepts our price, and asks again what the vehicle costs', async () => {
  let shown: VehicleOffer = { ...none, offer };
  await openOffer({
    getVehicleOffer: () => shown,
    answerOffer: () => {
      shown = { ...none, offer: { ...offer, state: 'accepted' } };
      return shown;
    },
  });
  const before = callsOf('getPriceDetail').length;
  await press('Accept USD 5,000');
  expect(await screen.findByText('Your price: USD 5,000')).toBeTruthy();
  expect(callsOf('answerOffer').map(({ body }) => body)).toEqual([{ offerId: 'of1', version: 2, answer: 'accept' }]);
  await waitFor(() => expect(callsOf('getPriceDetail').length).toBeGreaterThan(before));
});

test('keeps the input while an expired session asks for a new login, and no form without one', async () => {
  const reader = createStore<UserInfo | undefined>(wanjiku);
  await openOffer({}, reader);
  await press('Make an offer');
  await user.type(await price(), '4800');
  const expire = () => {
    reader.set(undefined);
    openDialog({ kind: 'expired' });
  };
  act(expire);
  act(() => {
    reader.set(wanjiku);
    closeDialog();
  });
  expect((await price()).value).toBe('4,800');
  act(expire);
  act(closeDialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('asks a visitor to log in without a call, and opens the dialog afterwards', async () => {
  const first = await openDetail({ isVisitor: true });
  await press('Make an offer');
  await waitFor(() => expect(hasPendingAction()).toBe(true));
  expect(callsOf('getVehicleOffer')).toEqual([]);
  first.unmount();
  await openDetail();
  expect(await price()).toBeTruthy();
});
