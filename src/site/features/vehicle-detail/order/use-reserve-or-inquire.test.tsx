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
  await press('Inquiry');
  expect(screen.queryByText('Please choose the port')).toBeNull();
  expect(screen.getByText('Please enter the recipient')).toBeTruthy();
});

test('keeps the error on a double click', async () => {
  await openDetail({ example: 'posterUser' });
  await chooseMombasa();
  await press('Submit Reservation');
  await press('Submit Reservation');
  expect(screen.getByText('Please enter the recipient')).toBeTruthy();
});

test('B-208 clears an error when its field is edited', async () => {
  await openDetail({ example: 'posterUser' });
  await chooseMombasa();
  await press('Submit Reservation');
  expect(screen.getByText('Please enter the recipient')).toBeTruthy();
  await user.keyboard('W');
  expect(screen.queryByText('Please enter the recipient')).toBeNull();
});

test('B-209 keeps a whole pasted text and reports what is too long for an order', async () => {
  await openDetail({ example: 'posterUser' });
  await screen.findByRole('heading', { level: 1 });
  for (const [label, text, most] of [
    ['Recipient', 'Wanjiku wa Kamau wa Njoroge Mwangi', 30],
    ['Address', 'Nyali Road 14, behind the cathedral', 30],
    ['E-mail', 'wanjiku.kamau.njoroge@example.com', 30],
    ['Phone', '+254 712 345 678 / 733 000 111', 15],
  ] as const) {
    const input = screen.getByLabelText<HTMLInputElement>(label);
    await user.click(input);
    await user.paste(text);
    expect(input.value).toBe(text.replace('/ ', ' '));
    const note = screen.getByRole('alert');
    expect(note.textContent).toContain(`at most ${most} characters`);
    expect(input.getAttribute('aria-describedby')).toBe(note.id);
    await user.clear(input);
  }
});

test('B-209 accepts a pasted phone number as people write it', async () => {
  const submitInquiry = () => ({});
  await openDetail({ answers: { submitInquiry } });
  await chooseMombasa();
  const phone = screen.getByLabelText<HTMLInputElement>('Phone');
  await user.clear(phone);
  await user.paste('+254 712 345 678');
  expect(phone.value).toBe('+254 712 345 678');
  await press('Inquiry');
  await waitFor(() => expect(callsOf('submitInquiry')).toHaveLength(1));
  expect(callsOf('submitInquiry')[0]?.body).toMatchObject({ phone: '+254712345678' });
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
  expect(screen.getByLabelText<HTMLInputElement>('Recipient').value).toBe('Achieng Odhiambo');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Collect/ }).checked).toBe(true);
});
