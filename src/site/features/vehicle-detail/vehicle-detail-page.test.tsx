// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { VehicleDetail } from '#generated/client/types.gen.ts';
import { FailsWith } from '#shared/api/testing/install-answers.ts';
import { rememberOpenedCard } from '#site/page-state/opened-card.ts';
import { detailExample, placeExamples } from './testing/examples.ts';
import { callsOf, openDetail, user } from './testing/open-detail.tsx';

/** As a list shows it. */
const unseenCard = {
  id: '100001',
  name: 'Toyota Vitz 1.0 F',
  registrationDate: '2018-03',
  imageUrl: '/pictures/100001/front.webp',
  priceUSD: 6850,
  priceJPY: 1_041_200,
  tag: 'sale',
} as const;

test('B-025 B-026 B-027 has a breadcrumb, pictures, the specification, base properties with a link to all, and the order form', async () => {
  await openDetail();
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

test('shows the inspection report as text and on a drawing, with the evidence for the mileage', async () => {
  await openDetail();
  const report = within(await screen.findByRole('region', { name: 'Inspection report' }));
  expect(report.getByText('4 · Well kept, small marks')).toBeTruthy();
  expect(report.getByText('B · Clean, light wear')).toBeTruthy();
  const marks = within(report.getByRole('list', { name: 'Marks on the body' })).getAllByRole('listitem');
  expect(marks.map(({ textContent }) => textContent)).toEqual([
    'A1 Front door, left: scratch, up to a thumb',
    'U2 Rear bumper: dent, up to a palm',
  ]);
  const drawing = screen.getByRole('region', { name: 'Inspection report' });
  await waitFor(() =>
    expect([...drawing.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toEqual(['U2', 'A1']),
  );
  expect(report.getByText('3 readings since 2022 never fall.')).toBeTruthy();
  expect(report.getByText('47,900 km · Roadworthiness test')).toBeTruthy();
});

test('shows no report section without a report, and says when there are no marks', async () => {
  const { inspection, ...others } = detailExample();
  await openDetail({ answers: { getVehicleDetail: () => others } });
  await screen.findByRole('region', { name: 'Specification' });
  expect(screen.queryByRole('region', { name: 'Inspection report' })).toBeNull();
  cleanup();
  if (!inspection) throw new Error('The example has no inspection.');
  await openDetail({ answers: { getVehicleDetail: () => ({ ...others, inspection: { ...inspection, marks: [] } }) } });
  expect(await screen.findByText('No marks were found on the body.')).toBeTruthy();
});

test('B-037 B-304 B-313 shows the server’s message and two links when the vehicle cannot be loaded', async () => {
  await openDetail({ answers: { getVehicleDetail: () => new FailsWith(400, 'The vehicle no longer exists') } });
  expect(await screen.findByText('The vehicle no longer exists')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Look at other vehicles' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(callsOf('getVehicleDetail')).toHaveLength(2));
});

test('B-037 says that nothing was found when the server sends no message', async () => {
  await openDetail({ answers: { getVehicleDetail: () => new FailsWith(500, '') } });
  expect(await screen.findByText('Nothing was found')).toBeTruthy();
});

test('B-021 returns to the previous order with Back', async () => {
  await openDetail({ at: '/car/detail?id=100001&orderId=500001&status=0' });
  expect((await screen.findByRole('link', { name: 'Back' })).getAttribute('href')).toBe(
    '/user/center/order/detail?id=500001&status=0',
  );
});

test('B-028 shows similar vehicles in rows of 4, with placeholders in the last row', async () => {
  const { similar } = placeExamples;
  const { container } = await openDetail({ answers: { listSimilarVehicles: () => similar } });
  expect(await screen.findAllByRole('link', { name: 'Mazda Demio 13S' })).toHaveLength(1);
  expect(container.querySelectorAll('[data-place]')).toHaveLength((4 - (similar.length % 4)) % 4);
});

test('starts with name, facts, price and picture of the pressed card', async () => {
  rememberOpenedCard({
    id: '100001',
    name: 'Toyota Vitz 1.0 F',
    registrationDate: '2018-03',
    fuel: 'Petrol',
    imageUrl: '/pictures/100001/front.webp',
    priceUSD: 6850,
    priceJPY: 1_041_200,
    priceKES: 883_650,
    tag: 'sale',
  });
  const answered = Promise.withResolvers<VehicleDetail>();
  const { container } = await openDetail({ answers: { getVehicleDetail: () => answered.promise } });
  expect(screen.getByRole('heading', { level: 1, name: 'Toyota Vitz 1.0 F' })).toBeTruthy();
  expect(container.textContent).toContain('USD 6,850');
  expect(container.textContent).toContain('2018');
  expect(screen.getByAltText('Toyota Vitz 1.0 F').getAttribute('src')).toBe('/pictures/100001/front.webp');
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  answered.resolve(detailExample('success'));
  expect(await screen.findByRole('region', { name: 'Specification' })).toBeTruthy();
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
});

test('does not start with another vehicle’s card, nor with one pressed long ago', async () => {
  const card = { name: 'Nissan Leaf', imageUrl: '', tag: 'sale' } as const;
  rememberOpenedCard({ ...card, id: '100002' });
  const answers = { getVehicleDetail: () => new Promise<VehicleDetail>(() => {}) };
  await openDetail({ answers });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  cleanup();
  const now = vi.spyOn(performance, 'now');
  rememberOpenedCard({ ...card, id: '100001' });
  now.mockReturnValue(performance.now() + 60_000);
  await openDetail({ answers });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  now.mockRestore();
});

test('shows offline the card of a vehicle that was never opened, its age and what is missing', async () => {
  const listed = new Date('2026-06-01T08:00:00Z').getTime();
  const lost = Promise.withResolvers<FailsWith>();
  let answer: () => unknown = () => lost.promise;
  const { queryClient } = await openDetail({ answers: { getVehicleDetail: () => answer() } });
  const vehicleList = [{ ...unseenCard, id: '100002' }, unseenCard];
  queryClient.setQueryData([{ _id: 'listVehicles', body: {} }], { vehicleList }, { updatedAt: listed });
  lost.resolve(new FailsWith('timeout'));
  const shown = within(await screen.findByRole('article'));
  expect(shown.getByRole('heading', { level: 1, name: 'Toyota Vitz 1.0 F' })).toBeTruthy();
  expect(shown.getByAltText('Toyota Vitz 1.0 F').getAttribute('src')).toBe('/pictures/100001/front.webp');
  expect(shown.getByText(/6,850/)).toBeTruthy();
  expect(shown.getByRole('alert').textContent).toMatch(
    /This summary is from .*Jun.*; the price may have changed since/,
  );
  expect(shown.getByText(/^All details, more pictures and the price to your port will load/)).toBeTruthy();
  await expect.poll(() => document.title).toContain('Toyota Vitz 1.0 F');
  answer = () => detailExample('success');
  await user.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Specification' })).toBeTruthy();
});

test('shows offline an error for a vehicle that is in no cached list', async () => {
  await openDetail({ answers: { getVehicleDetail: () => new FailsWith('timeout', 'The server took too long') } });
  expect(await screen.findByText('The server took too long')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Look at other vehicles' })).toBeTruthy();
});
