// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { InquiryPayload } from '#generated/client/types.gen.ts';
import { FailsWith } from '#shared/api/testing/install-answers.ts';
import { closeDialog, currentDialog } from '#shared/state/dialogs.ts';
import { saveOrderDraft } from '#site/remembered/order-draft.ts';
import { detailExample, wholeDraft } from '../testing/examples.ts';
import { callsOf, choose, chooseMombasa, openDetail, panel, press, user } from '../testing/open-detail.tsx';
import { readOrderDraft } from '#site/testing/read-order-draft.ts';
import { enter } from '../../../../testing/enter.ts';

test('B-204 B-208 shows an error at a missing country until any click, and preselects the usual port', async () => {
  const { destination: _offered, ...nowhere } = detailExample('posterUser');
  await openDetail({ answers: { getVehicleDetail: () => nowhere } });
  await screen.findByRole('heading', { level: 1 });
  await press('Submit Reservation');
  const country = screen.getByLabelText('Destination country');
  expect(document.activeElement).toBe(country);
  expect(screen.getByText('Please choose the destination country')).toBeTruthy();
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByText('Please choose the destination country')).toBeNull();
  await choose('Destination country', 'Kenya');
  await screen.findByRole('button', { name: 'What is Freight?' });
  await panel().findByText('USD 2,055');
  await press('Inquiry');
  expect(screen.queryByText('Please choose the port')).toBeNull();
  expect(await screen.findByRole('dialog', { name: 'Who should we answer?' })).toBeTruthy();
});

test('asks for the recipient of an inquiry in a dialog, and keeps its message until a field is edited', async () => {
  await openDetail({ example: 'posterUser', answers: { submitInquiry: () => ({}) } });
  await chooseMombasa();
  await panel().findByText('USD 2,055');
  await press('Inquiry');
  const dialog = within(await screen.findByRole('dialog', { name: 'Who should we answer?' }));
  const send = dialog.getByRole('button', { name: 'Send inquiry' });
  await user.dblClick(send);
  expect(dialog.getByText('Please enter the recipient')).toBeTruthy();
  await waitFor(() => expect(send.hasAttribute('aria-busy')).toBe(false));
  await user.click(send);
  expect(document.activeElement).toBe(dialog.getByLabelText('Recipient'));
  await user.keyboard('Wanjiku');
  expect(dialog.queryByText('Please enter the recipient')).toBeNull();
  expect(dialog.getByLabelText<HTMLInputElement>('E-mail').value).toBe('wanjiku.kamau@example.com');
  await choose('Region', 'Mombasa');
  await choose('City', 'Likoni');
  await enter(dialog.getByLabelText('Address'), 'Nyali Road 14');
  await enter(dialog.getByLabelText('Phone'), '+254712345678');
  await user.click(send);
  await waitFor(() => expect(currentDialog()).toEqual({ kind: 'own', name: 'inquirySent' }));
  expect(callsOf('submitInquiry')[0]?.body).toMatchObject({ name: 'Wanjiku', countryCode: 'KE' });
});

test('B-005 B-007 B-008 shows a guide of five steps with the due dates of deposit and balance', async () => {
  await openDetail();
  const guide = within(await screen.findByRole('region', { name: 'How buying works' }));
  expect(guide.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Submit reservation',
    'Pay deposit',
    'Follow transport',
    'Pay balance',
    'Clear customs and receive',
  ]);
  expect(guide.getByText(/10 days before the vehicle reaches port/)).toBeTruthy();
  expect(panel().getByText(/within 24 hours, or the car is no longer held/)).toBeTruthy();
});

test('B-038 B-127 B-128 opens the confirmation with id, style name and style id, without a call', async () => {
  const { address, asked } = await openDetail();
  await chooseMombasa();
  await panel().findByText('USD 2,055');
  const before = asked.length;
  await press('Submit Reservation');
  expect(address()).toBe('/car/order/reserve?id=100001&styleName=Toyota+Vitz+1.0+F&styleId=5001');
  expect(asked).toHaveLength(before);
  expect(readOrderDraft()?.prices.total).toEqual({
    text: 'USD 6,850',
    usd: 6850,
    jpy: 1_041_200,
    inCountry: 883_650,
  });
});

test('B-131 B-271 sends an inquiry with the displayed prices, and confirms it', async () => {
  await openDetail({ answers: { submitInquiry: () => ({}) } });
  await chooseMombasa();
  await panel().findByText('USD 2,055');
  await press('Inquiry');
  await waitFor(() => expect(currentDialog()).toEqual({ kind: 'own', name: 'inquirySent' }));
  const sent = callsOf('submitInquiry')[0]?.body as InquiryPayload;
  expect(sent).toMatchObject({ endPortId: 'p-mba', freightType: 1, totalPriceDesc: 'USD 6,850', cityId: '11' });
});

test.each([
  [400, 'warning', 'The status of the vehicle has changed'],
  [500, 'error', 'The server is not available'],
] as const)('B-312 B-318 shows for an inquiry that fails with %i a single %s toast', async (code, severity, text) => {
  await openDetail({ answers: { submitInquiry: () => new FailsWith(code, text) } });
  await chooseMombasa();
  await panel().findByText('USD 2,055');
  await press('Inquiry');
  expect(await screen.findAllByText(`${severity}: ${text}`)).toHaveLength(1);
  expect(screen.getAllByText(text, { exact: false })).toHaveLength(1);
  expect(currentDialog()).toBeUndefined();
});

test('B-202 opens the login for a visitor who reserves or inquires, and sends nothing', async () => {
  saveOrderDraft(wholeDraft);
  await openDetail({ example: 'visitor', isVisitor: true });
  await screen.findByRole('heading', { level: 1 });
  for (const name of ['Submit Reservation', 'Inquiry']) {
    closeDialog();
    await press(name);
    expect(currentDialog()).toMatchObject({ kind: 'account' });
  }
  expect(callsOf('submitInquiry')).toHaveLength(0);
});

test('B-124 B-128 restores the draft order after a reload', async () => {
  saveOrderDraft({ ...wholeDraft, name: 'Achieng Odhiambo', freightRadio: 1 });
  await openDetail({ example: 'visitor', isVisitor: true });
  await screen.findByRole('heading', { level: 1 });
  await panel().findByRole('option', { name: 'Mombasa' });
  expect(screen.getByLabelText<HTMLSelectElement>('Port').value).toBe('p-mba');
  expect(readOrderDraft()?.name).toBe('Achieng Odhiambo');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Collect/ }).checked).toBe(true);
});
