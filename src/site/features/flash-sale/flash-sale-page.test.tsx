// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FlashSaleListPayload, FlashSaleVehicle } from '#generated/client/types.gen.ts';
import { FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { repeatGuard } from '#shared/ui/button.tsx';
import FlashSalePage from './flash-sale-page.tsx';

const vehicle = (id: number): FlashSaleVehicle => ({
  id: String(id),
  name: `Vehicle ${id}`,
  imageUrl: `/pictures/${id}/front.webp`,
  remainingTimes: 90_000,
  flashSaleDeduction: 'USD 1,200',
  priceUSD: 17_200,
  priceKES: 2_218_800,
  origPriceUSD: 18_400,
});

/** Three vehicles, so that the second page is the last. */
const stock = [vehicle(1), vehicle(2), vehicle(3)];
const pageOf = (body: unknown) => {
  const { pageNo, pageSize } = body as FlashSaleListPayload;
  return { flashSaleVehicleList: stock.slice((pageNo - 1) * pageSize, pageNo * pageSize) };
};

const names = () => screen.queryAllByRole('article').map((card) => card.querySelector('h3')?.textContent);

beforeEach(() => {
  // The end of the list is never reached by scrolling.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('A-117 A-195 A-326 loads vehicles two by two until there are no more', async () => {
  const asked = installAnswers({ listFlashSaleVehicles: pageOf });
  await renderSite(<FlashSalePage />);
  await screen.findByRole('link', { name: 'Vehicle 1' });
  expect(names()).toEqual(['Vehicle 1', 'Vehicle 2']);
  expect(screen.queryByText('You have seen everything')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByText('You have seen everything');
  expect(names()).toEqual(['Vehicle 1', 'Vehicle 2', 'Vehicle 3']);
  expect(asked.map(({ body }) => body)).toEqual([
    { pageNo: 1, pageSize: 2, client: '2' },
    { pageNo: 2, pageSize: 2, client: '2' },
  ]);
});

test('A-117 A-190 shows on a card the deduction, the earlier price, the remaining time, and one tag', async () => {
  // The clock is stopped, since the test compares seconds.
  vi.useFakeTimers({ toFake: ['Date'] });
  installAnswers({ listFlashSaleVehicles: () => ({ flashSaleVehicleList: [vehicle(1)] }) });
  await renderSite(<FlashSalePage />);
  const card = await screen.findByRole('article');
  expect(card.textContent).toContain('USD 1,200 off');
  expect(card.querySelector('s')?.textContent).toBe('USD 18,400');
  expect(card.textContent).toContain('USD 17,200');
  expect(screen.getByRole('timer').textContent).toBe('25:00:00');
  expect(screen.getAllByText('Flash sale', { selector: 'article span' })).toHaveLength(1);
});

test('A-118 A-195 A-339 shows the loading state after 100 ms and not before', async () => {
  vi.useFakeTimers();
  installAnswers({});
  await renderSite(<FlashSalePage />);
  const status = screen.getByRole('status');
  await act(() => vi.advanceTimersByTimeAsync(99));
  expect(status.textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(status.textContent).toBe('Loading');
});

test('A-118 says when no vehicles are on sale, and links to the others', async () => {
  installAnswers({ listFlashSaleVehicles: () => ({ flashSaleVehicleList: [] }) });
  await renderSite(<FlashSalePage />);
  expect(await screen.findByText('No flash sale at present')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See all vehicles' }).getAttribute('href')).toBe('/?tab=1');
});

test('A-319 B-311 shows an empty list without a message after a failed call, with a retry', async () => {
  const answers = { listFlashSaleVehicles: (_body: unknown): unknown => new FailsWith(500) };
  installAnswers(answers);
  await renderSite(<FlashSalePage />);
  expect(await screen.findByText('There is nothing here yet.')).toBeDefined();
  expect(screen.queryByText('failed')).toBeNull();
  answers.listFlashSaleVehicles = pageOf;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Vehicle 1' })).toBeDefined();
});

test('keeps the vehicles and offers a retry when a later page fails', async () => {
  let isBroken = true;
  installAnswers({
    listFlashSaleVehicles: (body) =>
      isBroken && (body as FlashSaleListPayload).pageNo === 2 ? new FailsWith(500) : pageOf(body),
  });
  await renderSite(<FlashSalePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  expect(names()).toEqual(['Vehicle 1', 'Vehicle 2']);
  isBroken = false;
  // A press within a second of the last would be ignored.
  const press = new MouseEvent('click', { bubbles: true });
  Object.defineProperty(press, 'timeStamp', { value: press.timeStamp + repeatGuard });
  fireEvent(await screen.findByRole('button', { name: 'More' }), press);
  expect(await screen.findByRole('link', { name: 'Vehicle 3' })).toBeDefined();
});
