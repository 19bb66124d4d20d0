// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Order, OrderListPayload, OrderStatus, OrderSummary } from '#generated/client/types.gen.ts';
import { FailsWith, installAnswers, type Answers } from '#shared/api/testing/install-answers.ts';
import { renderSite } from '../../../../testing/render-site.tsx';
import { OrderList } from './order-list.tsx';
import { OrderView } from './order-view.tsx';
import { PromptOutlet, ToastOutlet } from './testing/outlets.tsx';

const user = { email: 'wanjiku@example.com', countryName: 'Kenya' } as never;

const order = (status: OrderStatus, more: Partial<OrderSummary> = {}): OrderSummary => ({
  id: `50000${status}`,
  orderNo: `GP${status}`,
  status,
  statusDesc: `Status ${status}`,
  styleImage: '/pictures/1/front.webp',
  styleName: `Vehicle ${status}`,
  depositPriceDesc: 'USD 1,000',
  totalPriceDesc: 'USD 9,000',
  ...more,
});

const whole: Order = {
  ...order(6),
  carSourceId: '100002',
  regDate: '2018-03',
  mileage: '62,400',
  fuelTypeDesc: 'Petrol',
  countryDesc: 'Japan',
  depositCountryPrice: 129_000,
  totalCountryPrice: 1_161_000,
  balancePriceDesc: 'USD 8,000',
  balanceCountryPrice: 1_032_000,
  receiveAddress: {
    address: 'Nyali Road 14',
    name: 'Wanjiku Kamau',
    email: 'w@example.com',
    phone: '+254712345678',
    cityDesc: 'Mombasa',
    countryDesc: 'Kenya',
  },
  endPortCountryDesc: 'Kenya',
  endPortDesc: 'Mombasa',
  transportTypeDesc: 'RORO',
  records: [
    { statusDesc: 'In Transit', createTimeDesc: '2026-06-02 09:07' },
    { statusDesc: 'Pending Payment', createTimeDesc: '2026-05-02 10:20', createdAt: '2026-05-02T09:20:00.000Z' },
  ],
};

async function renderList(answers: Answers, part = <OrderList />, at = '/user/center/info?type=0') {
  const asked = installAnswers(answers);
  const site = await renderSite(
    <>
      {part}
      <PromptOutlet />
      <ToastOutlet />
    </>,
    { user, at, texts: ['orders', 'payment'] },
  );
  return { asked, ...site };
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('B-076 B-077 shows number, status, vehicle, deposit and total on a card, which opens the order', async () => {
  await renderList({ listOrders: () => [order(0)] });
  const card = await screen.findByRole('article', { name: 'Vehicle 0' });
  for (const text of ['Order GP0', 'Status 0', 'USD 1,000', 'USD 9,000']) within(card).getByText(text);
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/user/center/order/detail?id=500000&status=0');
});

test('B-075 B-172 loads up to 500 orders per tab, and names the tab in the address', async () => {
  const { asked, address } = await renderList({ listOrders: () => [] });
  expect(await screen.findByText('You have not ordered a vehicle yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Shipped' }));
  await screen.findByText('No orders found');
  expect(address()).toBe('/user/center/info?type=0&orders=shipped');
  expect(asked.map(({ body }) => body as OrderListPayload)).toEqual([
    { statusDesc: '', pageNo: 1, pageSize: 500 },
    { statusDesc: '3,6', pageNo: 1, pageSize: 500 },
  ]);
});

test('B-306 shows the reason when the orders cannot be loaded', async () => {
  await renderList({ listOrders: () => new FailsWith(500, 'The server rests') });
  expect(await screen.findByText('The server rests')).toBeTruthy();
});

test('B-173 B-327 A-306 cancels an order after a confirmation, and removes it from the list', async () => {
  const { asked } = await renderList({ listOrders: () => [order(0), order(2)], closeOrder: () => 'done' });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  expect(screen.getByText('Asked: cancelOrder')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByText('Vehicle 0')).toBeNull());
  expect(screen.getByText('Vehicle 2')).toBeTruthy();
  expect(asked.at(-1)).toEqual({ operationId: 'closeOrder', body: { id: '500000' } });
});

test('B-173 keeps an order when cancelling is not confirmed', async () => {
  const { asked } = await renderList({ listOrders: () => [order(0)], closeOrder: () => 'done' });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(screen.getByText('Vehicle 0')).toBeTruthy();
  expect(asked.map(({ operationId }) => operationId)).toEqual(['listOrders']);
});

test('B-175 A-305 confirms the receipt after a confirmation', async () => {
  const { asked } = await renderList({ listOrders: () => [order(6)], confirmDelivery: () => 'done' });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm receipt' }));
  expect(screen.getByText('Asked: confirmReceipt')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(asked).toContainEqual({ operationId: 'confirmDelivery', body: { id: '500006' } }));
});

test('B-325 opens a logistics link, and shows a warning for an empty one', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const linked = order(7, { sendOutWebSite: 'https://tracking.example.com/1' });
  await renderList({ listOrders: () => [order(3, { sendOutWebSite: '' }), linked] });
  const [empty, whole7] = await screen.findAllByRole('button', { name: 'Track shipment' });
  await userEvent.click(empty as HTMLElement);
  expect((await screen.findByText('This link does not work')).title).toBe('warning');
  expect(open).not.toHaveBeenCalled();
  await userEvent.click(whole7 as HTMLElement);
  expect(open).toHaveBeenCalledWith('https://tracking.example.com/1', '_blank', 'noopener,noreferrer');
});

test('B-016 B-082 B-084 B-085 B-087 B-088 B-089 shows every fact of the order on its page', async () => {
  await renderList({}, <OrderView order={{ ...whole, sendOutNum: 'GPMBA1' }} />);
  const pairs = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(pairs).toEqual(
    expect.arrayContaining([
      'First registration: Mar 2018',
      'Mileage: 62,400 km',
      'Fuel: Petrol',
      'Located in: Japan',
      'Deposit paid: USD 1,000',
      'Order number: GP6',
      'Freight number: GPMBA1',
      'Port: Mombasa, Kenya',
      'Transport: RORO',
    ]),
  );
  for (const text of [
    'CIF USD 9,000',
    'about KES 1,161,000',
    'about KES 129,000',
    'USD 8,000',
    'about KES 1,032,000',
    'Nyali Road 14, Mombasa, Kenya',
    '2 May 2026, 12:20, Nairobi time',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByRole('link', { name: /Vehicle 6/ }).getAttribute('href')).toBe(
    '/car/detail?id=100002&status=6&orderId=500006',
  );
  expect(screen.getByRole('link', { name: 'Back to my orders' }).getAttribute('href')).toBe('/user/center/info?type=0');
});

test('B-085 B-086 leaves out an empty freight number, and copies the order number', async () => {
  await renderList({}, <OrderView order={whole} />);
  expect(screen.queryByText('Freight number')).toBeNull();
  userEvent.setup();
  await userEvent.click(screen.getByRole('button', { name: 'Copy order number GP6' }));
  expect(await screen.findByText('Copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('GP6');
});

test('B-005 shows the deposit’s deadline and why a proof was not accepted', async () => {
  // The clock is stopped, since the test compares the remaining time to the second.
  vi.useFakeTimers({ toFake: ['Date'] });
  const now = Date.parse('2026-06-15T09:00:00Z');
  const depositDueAt = '2026-06-16T08:00:00.000Z';
  const proofRemark = 'The amount cannot be read.';
  const records = [
    { statusDesc: 'Pending Payment', createTimeDesc: '2026-06-15 11:00', proofRemark },
    { statusDesc: 'Payment Receipt Under Review', createTimeDesc: '2026-06-14 10:00' },
    { statusDesc: 'Pending Payment', createTimeDesc: '2026-06-14 09:00' },
  ];
  await renderList(
    { getServerTime: () => ({ epochMilliseconds: now, timeText: '' }) },
    <OrderView order={{ ...whole, ...order(0), records, depositDueAt, proofRemark }} />,
  );
  expect((await screen.findByRole('timer')).textContent).toBe('23:00:00');
  expect(screen.getByRole('note').textContent).toContain('The amount cannot be read.');
  const history = within(screen.getByRole('region', { name: 'Order history' }));
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Pending Payment2026-06-15 11:00The proof was not accepted: The amount cannot be read.',
    'Payment Receipt Under Review2026-06-14 10:00',
    'Pending Payment2026-06-14 09:00',
  ]);
});

test('shows on a card that the proof was not accepted and why', async () => {
  await renderList({ listOrders: () => [order(0, { proofRemark: 'The amount cannot be read.' }), order(1)] });
  await screen.findByText('Your last proof was not accepted: The amount cannot be read.');
  expect(screen.getAllByText(/was not accepted/)).toHaveLength(1);
});

test('shows name, address, city, country, phone and e-mail of the recipient', async () => {
  await renderList({}, <OrderView order={whole} />);
  const receiver = within(screen.getByRole('region', { name: 'Receiving address' }));
  for (const text of ['Wanjiku Kamau', 'Nyali Road 14, Mombasa, Kenya', '+254712345678', 'w@example.com']) {
    expect(receiver.getByText(text)).toBeTruthy();
  }
});

test('A-304 downloads the proforma with a toast', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:proforma');
  await renderList({ downloadProforma: () => new Blob(['%PDF-']) }, <OrderView order={whole} />);
  await userEvent.click(screen.getByRole('button', { name: 'Proforma invoice' }));
  expect(await screen.findByText('Download completed')).toBeTruthy();
});

test.each<[OrderStatus, string[]]>([
  [0, ['Upload deposit proof', 'Proforma invoice', 'Cancel order']],
  [1, ['Proforma invoice']],
  [2, ['Proforma invoice']],
  [3, ['Track shipment', 'Proforma invoice']],
  [4, ['Upload balance proof', 'Track shipment', 'Proforma invoice']],
  [5, ['Track shipment', 'Proforma invoice']],
  [6, ['Track shipment', 'Confirm receipt', 'Proforma invoice']],
  [7, ['Track shipment', 'Proforma invoice']],
  [8, []],
])('B-083 offers in status %i the allowed actions', async (status, names) => {
  await renderList({}, <OrderView order={{ ...whole, ...order(status) }} />);
  const offered = screen.getAllByRole<HTMLButtonElement>('button').filter(({ disabled }) => !disabled);
  const acts = /proof|Proforma|Cancel order|Track|Confirm receipt/;
  expect(offered.map(({ textContent }) => textContent).filter((name) => acts.test(name))).toEqual(names);
});

test('B-083 makes the receipt the primary action once the vehicle is released, and not while the ship is at sea', async () => {
  const open = (next: object) => {
    const getOrderTimeline = () => ({ way: {}, steps: [], next, can: [] });
    return renderList({ getOrderTimeline }, <OrderView order={{ ...whole, ...order(6) }} />);
  };
  await open({ turn: 'ship', what: 'arrive' });
  await screen.findByText('We are working on it');
  cleanup();
  await open({ turn: 'buyer', what: 'confirmReceipt' });
  const progress = await screen.findByRole('region', { name: 'Your turn' });
  const [first] = within(progress).getAllByRole('button');
  expect(first?.textContent).toBe('Confirm receipt');
});

test.each<[OrderStatus, boolean]>([
  [0, true],
  [1, false],
  [2, false],
  [3, false],
  [4, true],
  [5, false],
  [6, false],
  [7, false],
  [8, false],
])('fetches in status %i the account: %s', async (status, isAsked) => {
  const { asked } = await renderList({}, <OrderView order={{ ...whole, ...order(status) }} />);
  expect(asked.filter(({ operationId }) => operationId === 'getPaymentInstructions')).toEqual(
    isAsked ? [{ operationId: 'getPaymentInstructions', body: { id: order(status).id } }] : [],
  );
});
