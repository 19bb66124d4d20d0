// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Port, PriceResult } from '#generated/client/types.gen.ts';
import { FailsWith } from '#shared/api/testing/install-answers.ts';
import { currentDialog } from '#shared/state/dialogs.ts';
import { saveOrderDraft } from '#site/remembered/order-draft.ts';
import { placeExamples, priceExample, priceFactsExample, wholeDraft } from '../testing/examples.ts';
import { callsOf, choose, chooseMombasa, openDetail, panel, user } from '../testing/open-detail.tsx';
import { readOrderDraft } from '#site/testing/read-order-draft.ts';

const { ports } = placeExamples;
const [mombasa] = ports as [Port];

afterEach(() => void vi.useRealTimers());

test('B-002 B-004 shows the price for the chosen country, port and transport', async () => {
  await openDetail({ example: 'visitor', isVisitor: true });
  await chooseMombasa();
  await panel().findByText('USD 1,420');
  expect(callsOf('getPriceDetail').map(({ body }) => body)).toEqual([
    { carSourceId: '100001', endPortId: 'p-mba', countryCode: 'KE', transportType: '1' },
  ]);
  expect(panel().getByText('Total CIF Mombasa')).toBeTruthy();
  for (const name of ['Submit Reservation', 'Inquiry'])
    expect(panel().getAllByRole('button', { name })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Save as favourite' }).length).toBeGreaterThan(0);
});

test('B-002 shows a visitor without choices the whole price to the default destination', async () => {
  const { asked } = await openDetail({ example: 'visitor', isVisitor: true });
  await screen.findByRole('heading', { level: 1 });
  await panel().findByText('USD 1,420');
  expect(screen.getByLabelText<HTMLSelectElement>('Destination country').value).toBe('KE');
  expect(screen.getByLabelText<HTMLSelectElement>('Port').value).toBe('p-mba');
  expect(screen.getByLabelText<HTMLSelectElement>('Transport').value).toBe('1');
  for (const amount of ['USD 5,350', 'USD 80', 'USD 2,055', 'USD 4,795'])
    expect(panel().getByText(amount)).toBeTruthy();
  expect(panel().getByText('Total CIF Mombasa').nextSibling?.textContent).toBe('USD 6,850');
  // The price does not depend on the ports, and is requested at the same time.
  const names = asked.map(({ operationId }) => operationId);
  expect(names.filter((name) => name === 'getPriceDetail' || name === 'listPorts')).toHaveLength(2);
  // Nothing is stored before the buyer has chosen or entered something.
  expect(sessionStorage.getItem('orderDraft')).toBeNull();
});

test('keeps its lines and its checkbox while another port’s price loads', async () => {
  const answer = Promise.withResolvers<PriceResult>();
  await openDetail({
    answers: {
      getPriceDetail: (body) =>
        (body as { transportType: string }).transportType === '2' ? answer.promise : priceExample(),
    },
  });
  await screen.findByRole('heading', { level: 1 });
  await panel().findByText('USD 2,055');
  await choose('Transport', 'Container');
  expect(panel().getByText('Total CIF Mombasa')).toBeTruthy();
  expect(panel().queryByText('USD 2,055')).toBeNull();
  expect(screen.getByRole('checkbox', { name: /customs/ })).toBeTruthy();
  answer.resolve(priceExample('container'));
  expect(await panel().findByText('USD 2,277')).toBeTruthy();
});

test('keeps its lines while the ports load for a buyer who has chosen another port', async () => {
  const answer = Promise.withResolvers<Port[]>();
  const own = { countryCode: 'TZ', country: 'Tanzania', port: 'p-dar', portName: 'Dar es Salaam' };
  saveOrderDraft({ ...wholeDraft, ...own });
  await openDetail({ answers: { listPorts: () => answer.promise } });
  await screen.findByRole('heading', { level: 1 });
  expect(panel().getByText('Total CIF Dar es Salaam')).toBeTruthy();
  expect(callsOf('getPriceDetail')).toEqual([]);
  answer.resolve([{ ...mombasa, portId: 'p-dar', name: 'Dar es Salaam' }]);
  await waitFor(() => expect(callsOf('getPriceDetail').at(-1)?.body).toMatchObject({ endPortId: 'p-dar' }));
});

test('B-155 B-156 B-158 B-330 requests the price only when port or transport change', async () => {
  await openDetail({ answers: { listPorts: () => [...ports, { ...ports[0], portId: 'p-lam', name: 'Lamu' }] } });
  await chooseMombasa();
  await choose('Transport', 'Container');
  await waitFor(() => expect(callsOf('getPriceDetail')).toHaveLength(2));
  await choose('Port', 'Lamu');
  await waitFor(() => expect(callsOf('getPriceDetail')).toHaveLength(3));
  expect(callsOf('getPriceDetail').at(-1)?.body).toMatchObject({ endPortId: 'p-lam', transportType: '1' });
  await user.click(screen.getByRole('radio', { name: /Collect/ }));
  await user.click(screen.getByRole('radio', { name: /Prepaid/ }));
  await user.click(await screen.findByRole('checkbox', { name: /customs/ }));
  await choose('Port', 'Lamu');
  expect(callsOf('getPriceDetail')).toHaveLength(3);
  expect([...screen.getByLabelText<HTMLSelectElement>('Transport').options].map(({ text }) => text)).toContain('RORO');
});

test('B-149 B-150 B-151 B-152 shows ASK for collect freight, refuses a reservation with the reason, and allows an inquiry', async () => {
  await openDetail();
  await chooseMombasa();
  const clearance = await screen.findByRole<HTMLInputElement>('checkbox', { name: /customs/ });
  await user.click(clearance);
  await user.click(screen.getByRole('radio', { name: /Collect/ }));
  expect(clearance.checked).toBe(false);
  expect(clearance.disabled).toBe(true);
  expect(panel().getAllByText('ASK')).toHaveLength(5);
  const book = panel().getByRole<HTMLButtonElement>('button', { name: 'Submit Reservation' });
  expect(book.disabled).toBe(true);
  expect(document.getElementById(book.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/needs prepaid/);
  expect(panel().getByRole<HTMLButtonElement>('button', { name: 'Inquiry' }).disabled).toBe(false);
});

test('B-153 B-328 changes total and deposit with customs clearance, at the server’s deposit percentage', async () => {
  await openDetail();
  await chooseMombasa();
  await panel().findByText('USD 2,055');
  expect(panel().getByText(/30% of the total, within 24 hours/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /customs/ }));
  expect(panel().getAllByText('USD 10,950')).toHaveLength(2);
  expect(panel().getByText(/^CIF Mombasa, RORO, customs cleared/)).toBeTruthy();
  expect(panel().getByText('USD 3,285')).toBeTruthy();
  expect(panel().getByText('USD 7,665')).toBeTruthy();
});

test('ignores ticked customs clearance that the destination does not offer', async () => {
  saveOrderDraft({ ...wholeDraft, checkClearancePrice: 1 });
  await openDetail({ price: 'withoutClearance' });
  expect(await screen.findAllByText('USD 6,950')).toHaveLength(3);
  expect(screen.queryByRole('checkbox', { name: /customs/ })).toBeNull();
  expect(panel().queryByText('Customs clearance')).toBeNull();
});

test('explains every line of the price on request', async () => {
  await openDetail();
  await chooseMombasa();
  const question = panel().getByRole('button', { name: 'What is Freight?' });
  await user.click(question);
  expect(question.getAttribute('aria-expanded')).toBe('true');
  expect(panel().getByText('Sea freight to Mombasa by RORO.').hidden).toBe(false);
});

test('B-003 B-329 A-005 A-006 shows prices in yen with shillings on the Japanese site', async () => {
  await openDetail({ example: 'japanese', price: 'japanese', language: 'ja', isVisitor: true });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByText('JPY 1,041,200').length).toBeGreaterThan(0);
  // Both below the price, and with the total to the default destination.
  await waitFor(() => expect(screen.getAllByText(/約 KES 883,650$/)).toHaveLength(2));
});

test('B-161 B-162 shows the original price struck out, the countdown and the deduction on flash sale', async () => {
  // The clock is stopped, since the test compares seconds.
  vi.useFakeTimers({ toFake: ['Date'] });
  await openDetail({ example: 'flashSale', price: 'flashSale' });
  await chooseMombasa();
  expect(panel().getByText('USD 18,400', { exact: false, selector: 's' })).toBeTruthy();
  expect(panel().getByRole('timer').textContent).toBe('26:03:04');
  expect(await panel().findByText('flash sale discount of USD 1,200 already applied')).toBeTruthy();
});

test('B-154 clears port and city for another country and reloads the ports', async () => {
  await openDetail();
  await chooseMombasa();
  expect(readOrderDraft()).toMatchObject({ cityId: '11' });
  await choose('Destination country', 'Tanzania');
  expect(readOrderDraft()).toMatchObject({ countryCode: 'TZ', port: '', city: '', cityId: '' });
  await waitFor(() =>
    expect(callsOf('listPorts').at(-1)?.body).toMatchObject({ countryCode: 'TZ', templateId: '901' }),
  );
});

test('B-157 B-251 B-252 requests detail and price again for another coupon', async () => {
  await openDetail({ price: 'withCoupon' });
  await chooseMombasa();
  await choose('Coupon', 'Welcome coupon: USD 100 off, until 31 Dec 2026');
  await waitFor(() => expect(callsOf('getVehicleDetail')).toHaveLength(2));
  await waitFor(() => expect(callsOf('getPriceDetail').at(-1)?.body).toMatchObject({ couponDetailIds: ['800001'] }));
  expect(await panel().findByText(/coupon "Welcome coupon" already applied/)).toBeTruthy();
});

test('A-229 B-250 B-251 asks a visitor to log in for coupons', async () => {
  await openDetail({ example: 'visitor', isVisitor: true });
  await user.click(await screen.findByRole('button', { name: 'Log in to use your coupons' }));
  expect(currentDialog()).toMatchObject({ kind: 'account' });
});

test('says when there is no price, and offers a retry', async () => {
  await openDetail({ answers: { getPriceDetail: () => new FailsWith(500, 'Not now') } });
  await screen.findByRole('heading', { level: 1 });
  await choose('Destination country', 'Kenya');
  await panel().findByRole('option', { name: 'Mombasa' });
  await choose('Port', 'Mombasa');
  expect((await panel().findByRole('alert')).textContent).toContain('Not now');
  await user.click(panel().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(callsOf('getPriceDetail')).toHaveLength(2));
});

test('B-314 disables the port of a country without ports and says that it cannot be reached', async () => {
  await openDetail({
    answers: { listPorts: () => new FailsWith(400, 'No ports are available at the moment') },
  });
  await screen.findByRole('heading', { level: 1 });
  await choose('Destination country', 'Kenya');
  expect(await screen.findByText(/cannot ship this vehicle there/)).toBeTruthy();
  expect(screen.getByText('error: No ports are available at the moment')).toBeTruthy();
});

test('B-256 opens the invalid-order dialog for code 602', async () => {
  await openDetail({
    answers: { getPriceDetail: () => new FailsWith(602, 'This vehicle can no longer be ordered in this way') },
  });
  await waitFor(() => expect(currentDialog()).toEqual({ kind: 'own', name: 'orderInvalid' }));
});

test('shows when the vehicle leaves and arrives, and how its price compares', async () => {
  await openDetail({ answers: { getVehiclePriceFacts: () => priceFactsExample() } });
  await screen.findByRole('heading', { level: 1 });
  expect(await panel().findByText('leaves about 15 Jul 2026')).toBeTruthy();
  expect(panel().getByText('Arrives in Mombasa').nextSibling?.textContent).toBe('8 Aug 2026 to 24 Aug 2026');
  expect(await panel().findByText('Price lowered by USD 400 on 2 Jun 2026')).toBeTruthy();
  const link = await panel().findByRole('link', { name: 'USD 900 below the average of 14 similar cars' });
  expect(link.getAttribute('href')).toContain('?tab=1&make=1&model=104&yearFrom=2018&yearTo=2020&mileage=4&import=all');
});
