// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { InquiryPayload } from '../../../generated/client/types.gen.ts';
import { FailsWith, installAnswers, type Answers, type AskedCall } from '../../api/testing/install-answers.ts';
import { closeDialog, currentDialog } from '../../app/dialogs.ts';
import { clearOrderDraft, readOrderDraft, saveOrderDraft } from '../../app/order-draft.ts';
import { useToasts } from '../../app/toasts.ts';
import type { SiteLanguage } from '../../protocol/language.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { detailExample, placeExamples, priceExample, wholeDraft } from './testing/examples.ts';
import VehicleDetailPage from './vehicle-detail-page.tsx';

const wanjiku = { email: 'wanjiku.kamau@example.com', countryName: 'Kenya' };
const { ports, countries, cities } = placeExamples;
let asked: AskedCall[];

class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  for (const name of ['IntersectionObserver', 'ResizeObserver']) vi.stubGlobal(name, QuietObserver);
});

afterEach(() => {
  cleanup();
  closeDialog();
  clearOrderDraft();
  sessionStorage.clear();
});

interface Opened {
  example?: string;
  price?: string;
  at?: string;
  isVisitor?: boolean;
  language?: SiteLanguage;
  answers?: Answers;
}

async function open({ example = 'success', price, at = '/car/detail?id=100001', ...rest }: Opened = {}) {
  const { isVisitor = false, language = 'en', answers } = rest;
  asked = installAnswers({
    getVehicleDetail: () => detailExample(example),
    getPriceDetail: () => priceExample(price),
    listPorts: () => ports,
    listReceivingCountries: () => countries,
    listCities: () => cities,
    listSimilarVehicles: () => [],
    ...answers,
  });
  const page = (
    <>
      <VehicleDetailPage />
      <Toasts />
    </>
  );
  return renderSite(page, {
    at,
    language,
    texts: ['detail', 'addresses'],
    ...(!isVisitor && { user: wanjiku }),
  });
}

/** What the shell would show above the page. */
function Toasts() {
  return useToasts().map(({ id, severity, text }) => <output key={id}>{`${severity}: ${text}`}</output>);
}

const user = userEvent.setup();
const callsOf = (id: AskedCall['operationId']) => asked.filter(({ operationId }) => operationId === id);
const choose = (label: string, option: string) => user.selectOptions(screen.getByLabelText(label), option);
const panel = () => within(screen.getByRole('region', { name: 'Your price' }));
const buttonsNamed = (name: string) => screen.getAllByRole('button', { name });
const press = async (name: string) => user.click(panel().getByRole('button', { name }));

/** Kenya, Mombasa, and the price to there. */
async function chooseMombasa(): Promise<void> {
  await screen.findByRole('heading', { level: 1 });
  await choose('Destination country', 'Kenya');
  await panel().findByRole('option', { name: 'Mombasa' });
  await choose('Port', 'Mombasa');
  await screen.findByRole('button', { name: 'What is Freight?' });
}

describe('the price panel', () => {
  test('B-002 B-004 a visitor chooses country, port and transport, and sees the price for them', async () => {
    await open({ example: 'visitor', isVisitor: true });
    await chooseMombasa();
    await panel().findByText('USD 1,420');
    expect(callsOf('getPriceDetail').map(({ body }) => body)).toEqual([
      { carSourceId: '100001', endPortId: 'p-mba', countryCode: 'KE', transportType: '1' },
    ]);
    expect(panel().getByText('Total CIF Mombasa')).toBeTruthy();
    for (const name of ['Submit Reservation', 'Inquiry']) expect(buttonsNamed(name).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: 'Save as favourite' }).length).toBeGreaterThan(0);
  });

  test('B-155 B-156 B-158 B-330 the price is asked for when port or transport change, and not for anything else', async () => {
    await open({ answers: { listPorts: () => [...ports, { ...ports[0], portId: 'p-lam', name: 'Lamu' }] } });
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
    expect([...screen.getByLabelText<HTMLSelectElement>('Transport').options].map(({ text }) => text)).toContain(
      'RORO',
    );
  });

  test('B-149 B-150 B-151 B-152 with collect freight amounts are ASK, booking says why not, an inquiry stays possible', async () => {
    await open();
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

  test('B-153 B-328 ticking customs clearance changes total and deposit; the deposit is the server’s part of the total', async () => {
    await open();
    await chooseMombasa();
    await panel().findByText('USD 2,055');
    expect(panel().getByText(/30% of the total, within 24 hours/)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /customs/ }));
    expect(panel().getByText('USD 10,950')).toBeTruthy();
    expect(panel().getByText('USD 3,285')).toBeTruthy();
    expect(panel().getByText('USD 7,665')).toBeTruthy();
  });

  test('clearance that a destination does not offer is neither shown nor counted, though it was ticked before', async () => {
    saveOrderDraft({ ...wholeDraft, checkClearancePrice: 1 });
    await open({ price: 'withoutClearance' });
    expect(await screen.findAllByText('USD 6,950')).toHaveLength(2);
    expect(screen.queryByRole('checkbox', { name: /customs/ })).toBeNull();
    expect(panel().queryByText('Customs clearance')).toBeNull();
  });

  test('every line of the price explains itself when asked', async () => {
    await open();
    await chooseMombasa();
    const question = panel().getByRole('button', { name: 'What is Freight?' });
    await user.click(question);
    expect(question.getAttribute('aria-expanded')).toBe('true');
    expect(panel().getByText('Sea freight to Mombasa by RORO.').hidden).toBe(false);
  });

  test('B-003 B-329 A-005 A-006 on the Japanese site prices are in yen, with shillings beside', async () => {
    await open({ example: 'japanese', price: 'japanese', language: 'ja', isVisitor: true });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByText('JPY 1,041,200').length).toBeGreaterThan(0);
    expect(screen.getByText('約 KES 883,650')).toBeTruthy();
  });

  test('B-161 B-162 on flash sale the original price is struck out, the time runs, and the deduction is in the price', async () => {
    await open({ example: 'flashSale', price: 'flashSale' });
    await chooseMombasa();
    expect(panel().getByText('USD 18,400', { exact: false, selector: 's' })).toBeTruthy();
    expect(panel().getByRole('timer').textContent).toBe('26:03:04');
    expect(await panel().findByText('flash sale of USD 1,200 already taken off')).toBeTruthy();
  });

  test('B-154 another country clears port and city and reloads the ports', async () => {
    await open();
    await chooseMombasa();
    expect(readOrderDraft()).toMatchObject({ cityId: '11' });
    await choose('Destination country', 'Tanzania');
    expect(readOrderDraft()).toMatchObject({ countryCode: 'TZ', port: '', city: '', cityId: '' });
    await waitFor(() =>
      expect(callsOf('listPorts').at(-1)?.body).toMatchObject({ countryCode: 'TZ', templateId: '901' }),
    );
  });

  test('B-157 B-251 B-252 another coupon asks for the detail and the price anew', async () => {
    await open({ price: 'withCoupon' });
    await chooseMombasa();
    await choose('Coupon', 'Welcome coupon: USD 100 off, until 31 Dec 2026');
    await waitFor(() => expect(callsOf('getVehicleDetail')).toHaveLength(2));
    await waitFor(() => expect(callsOf('getPriceDetail').at(-1)?.body).toMatchObject({ couponDetailIds: ['800001'] }));
    expect(await panel().findByText(/coupon "Welcome coupon" already taken off/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'More addresses' })).toBeTruthy();
  });

  test('B-250 B-251 a visitor is asked to log in for coupons and has no address book', async () => {
    await open({ example: 'visitor', isVisitor: true });
    await user.click(await screen.findByRole('button', { name: 'Log in to use your coupons' }));
    expect(currentDialog()).toMatchObject({ kind: 'account' });
    expect(screen.queryByRole('button', { name: 'More addresses' })).toBeNull();
  });

  test('a price that cannot be given says so in its place, and can be asked for again', async () => {
    await open({ answers: { getPriceDetail: () => new FailsWith(500, 'Not now') } });
    await screen.findByRole('heading', { level: 1 });
    await choose('Destination country', 'Kenya');
    await panel().findByRole('option', { name: 'Mombasa' });
    await choose('Port', 'Mombasa');
    expect((await panel().findByRole('alert')).textContent).toContain('Not now');
    await user.click(panel().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(callsOf('getPriceDetail')).toHaveLength(2));
  });

  test('B-314 a country without ports leaves the port closed and says that it cannot be reached', async () => {
    await open({ answers: { listPorts: () => new FailsWith(400, 'The port list is empty') } });
    await screen.findByRole('heading', { level: 1 });
    await choose('Destination country', 'Kenya');
    expect(await screen.findByText(/cannot ship this vehicle there/)).toBeTruthy();
    expect(screen.getByText('error: The port list is empty')).toBeTruthy();
  });

  test('B-315 a country without cities says so', async () => {
    saveOrderDraft(wholeDraft);
    await open({ answers: { listCities: () => new FailsWith(400, 'The list of cities is empty') } });
    expect(await screen.findByText('error: The list of cities is empty')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Region').disabled).toBe(true);
  });

  test('B-256 code 602 says that the order is invalid', async () => {
    await open({ answers: { getPriceDetail: () => new FailsWith(602, 'order invalid') } });
    await screen.findByRole('heading', { level: 1 });
    await choose('Destination country', 'Kenya');
    await panel().findByRole('option', { name: 'Mombasa' });
    await choose('Port', 'Mombasa');
    await waitFor(() => expect(currentDialog()).toEqual({ kind: 'own', name: 'orderInvalid' }));
  });
});

describe('reserving and asking', () => {
  test('B-204 B-208 without country or port a warning stands at the field, until any click', async () => {
    await open();
    await screen.findByRole('heading', { level: 1 });
    await press('Submit Reservation');
    const country = screen.getByLabelText('Destination country');
    expect(document.activeElement).toBe(country);
    expect(screen.getByText('Please choose the destination country')).toBeTruthy();
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByText('Please choose the destination country')).toBeNull();
    await choose('Destination country', 'Kenya');
    await press('Inquiry');
    expect(screen.getByText('Please choose the port')).toBeTruthy();
  });

  test('B-208 a warning clears when its field is edited', async () => {
    await open({ example: 'posterUser' });
    await chooseMombasa();
    await press('Submit Reservation');
    expect(screen.getByText('Please enter the recipient')).toBeTruthy();
    await user.keyboard('W');
    expect(screen.queryByText('Please enter the recipient')).toBeNull();
  });

  test('B-209 the recipient’s fields take no more than an order does', async () => {
    await open({ example: 'posterUser' });
    await screen.findByRole('heading', { level: 1 });
    for (const [label, limit] of [
      ['Recipient', 30],
      ['Address', 30],
      ['Phone', 15],
    ] as const) {
      const input = screen.getByLabelText<HTMLInputElement>(label);
      await user.click(input);
      await user.paste('1'.repeat(limit + 5));
      expect(input.value).toHaveLength(limit);
    }
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').maxLength).toBe(30);
  });

  test('B-005 B-007 B-008 the guide has five steps, and says when deposit and balance are due', async () => {
    await open();
    const guide = within(await screen.findByRole('region', { name: 'How you buy it' }));
    expect(guide.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Submit booking',
      'Pay deposit',
      'Follow transport',
      'Pay balance',
      'Clear customs and receive',
    ]);
    expect(guide.getByText(/10 days before the vehicle reaches port/)).toBeTruthy();
    expect(panel().getByText(/within 24 hours, or the car is no longer held/)).toBeTruthy();
  });

  test('B-038 B-127 B-128 booking goes to the reservation with id, style name and style id, and calls nothing', async () => {
    const { address } = await open();
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

  test('B-131 B-271 an inquiry is sent with what the buyer saw, and its success opens the confirmation', async () => {
    await open({ answers: { submitInquiry: () => ({}) } });
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
  ] as const)('B-312 B-318 an inquiry that fails with %i is told as a %s, once', async (code, severity, text) => {
    await open({ answers: { submitInquiry: () => new FailsWith(code, text) } });
    await chooseMombasa();
    await panel().findByText('USD 2,055');
    await press('Inquiry');
    expect(await screen.findAllByText(`${severity}: ${text}`)).toHaveLength(1);
    expect(screen.getAllByText(text, { exact: false })).toHaveLength(1);
    expect(currentDialog()).toBeUndefined();
  });

  test('B-202 a visitor who books or asks is shown the login, and nothing is sent', async () => {
    saveOrderDraft(wholeDraft);
    await open({ example: 'visitor', isVisitor: true });
    await screen.findByRole('heading', { level: 1 });
    for (const name of ['Submit Reservation', 'Inquiry']) {
      closeDialog();
      await press(name);
      expect(currentDialog()).toMatchObject({ kind: 'account' });
    }
    expect(callsOf('submitInquiry')).toHaveLength(0);
  });

  test('B-124 B-128 what was put together is there again after a reload', async () => {
    saveOrderDraft({ ...wholeDraft, name: 'Achieng Odhiambo', freightRadio: 1 });
    await open({ example: 'visitor', isVisitor: true });
    await screen.findByRole('heading', { level: 1 });
    await panel().findByRole('option', { name: 'Mombasa' });
    expect(screen.getByLabelText<HTMLSelectElement>('Port').value).toBe('p-mba');
    expect(screen.getByLabelText<HTMLInputElement>('Recipient').value).toBe('Achieng Odhiambo');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Collect/ }).checked).toBe(true);
  });
});

describe('a vehicle’s states', () => {
  const stateOf = async (heading: string) => within(await screen.findByRole('region', { name: heading }));

  test('B-144 B-030 one that is sold or removed has a label and the favourite, and no order form', async () => {
    await open({ example: 'removed' });
    const state = await stateOf('Sold or removed');
    expect(state.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Save as favourite']);
    expect(screen.queryByRole('button', { name: 'Inquiry' })).toBeNull();
    expect(screen.queryByRole('complementary', { name: 'Order this vehicle' })).toBeNull();
  });

  test('B-145 B-029 B-030 one that is available has the order form, and the bar with its buttons', async () => {
    await open();
    const bar = within(await screen.findByRole('complementary', { name: 'Order this vehicle' }));
    for (const name of ['Save as favourite', 'Inquiry', 'Submit Reservation']) {
      expect(bar.getByRole('button', { name })).toBeTruthy();
    }
    expect(panel().getByRole('button', { name: 'Submit Reservation' })).toBeTruthy();
  });

  test('B-146 one that somebody else booked says so, and leads to similar ones', async () => {
    await open({ example: 'booked', isVisitor: true });
    const state = await stateOf('Already booked');
    expect(state.getByRole('link', { name: 'See similar vehicles' }).getAttribute('href')).toContain('similarCar?id=');
    expect(screen.queryByRole('button', { name: 'Submit Reservation' })).toBeNull();
  });

  test('B-035 B-147 one in the buyer’s own order takes the payment proof', async () => {
    await open({ example: 'depositDue' });
    const state = await stateOf('Reserved for you: deposit due');
    await user.click(state.getByRole('button', { name: 'Upload payment proof' }));
    expect(currentDialog()).toEqual({ kind: 'own', name: 'proof-500001' });
    expect(state.getByRole('link', { name: 'Go to your order' }).getAttribute('href')).toMatch(/id=500001&status=0/);
  });

  test('B-148 one whose proof is being checked shows Payment Receipt Under Review', async () => {
    await open({ example: 'depositUnderReview' });
    await stateOf('Payment Receipt Under Review');
    expect(screen.queryByRole('button', { name: 'Upload payment proof' })).toBeNull();
  });
});

describe('the page', () => {
  test('B-025 B-026 B-027 it has breadcrumb, pictures, specification, base properties with the way to all, and the order', async () => {
    await open();
    const way = within(await screen.findByRole('navigation', { name: 'Current position' }));
    expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Car Source',
      'Toyota Vitz 1.0 F',
    ]);
    expect(screen.getByRole('region', { name: 'Pictures of the vehicle' })).toBeTruthy();
    expect(screen.getByLabelText('Toyota Vitz 1.0 F, picture 7').tagName).toBe('VIDEO');
    const specification = within(screen.getByRole('region', { name: 'Specification' }));
    expect(specification.getByText('Pearl White')).toBeTruthy();
    expect(specification.getByText('62,400 km')).toBeTruthy();
    const base = within(screen.getByRole('region', { name: 'Basic information' }));
    expect(base.getByText('KSP130-2214***')).toBeTruthy();
    expect(base.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/car/inf?aWQ9MTAwMDAx');
  });

  test('B-037 B-304 B-313 a detail that failed shows the server’s words, and two ways on', async () => {
    await open({ answers: { getVehicleDetail: () => new FailsWith(400, 'The vehicle no longer exists') } });
    expect(await screen.findByText('The vehicle no longer exists')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Look at other vehicles' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(callsOf('getVehicleDetail')).toHaveLength(2));
  });

  test('B-037 without words of the server it is no data', async () => {
    await open({ answers: { getVehicleDetail: () => new FailsWith(500, '') } });
    expect(await screen.findByText('no data')).toBeTruthy();
  });

  test('B-021 Back leads to the order that the reader came from', async () => {
    await open({ at: '/car/detail?id=100001&orderId=500001&status=0' });
    expect((await screen.findByRole('link', { name: 'Back' })).getAttribute('href')).toBe(
      '/user/center/order/detail?id=500001&status=0',
    );
  });

  test('B-028 similar vehicles stand in rows of 4, filled up with empty places', async () => {
    const { similar } = placeExamples;
    const { container } = await open({ answers: { listSimilarVehicles: () => similar } });
    expect(await screen.findAllByRole('link', { name: 'Mazda Demio 13S' })).toHaveLength(1);
    expect(container.querySelectorAll('[data-place]')).toHaveLength((4 - (similar.length % 4)) % 4);
  });
});
