// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FailsWith } from '#shared/api/testing/install-answers.ts';
import { pull } from '../../../testing/fingers.ts';
import { answer, open, pageOf, searches } from './testing/open-vehicle-source.tsx';

const onPage: Record<number, string[]> = { 1: ['1', '2', '3'], 2: ['3', '4'], 3: ['5'] };
const list = (body: unknown) => pageOf(onPage[(body as { pageNo: number }).pageNo] ?? [], 60);
const names = () => screen.queryAllByRole('article').map((card) => card.dataset['card']);
const pagesAsked = (asked: ReturnType<typeof answer>) =>
  searches(asked).map((body) => (body as { pageNo: number }).pageNo);

/** The gesture code loads after the page. */
const pullsAreHere = () => screen.findByRole('status');

beforeAll(async () => {
  await import('#site/components/list-pulls.tsx');
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('A-337 loads the next page below on a pull beyond 50 px, without duplicate vehicles', async () => {
  const asked = answer({ listVehicles: list });
  const { address } = await open('', 'mobile');
  await waitFor(() => expect(names()).toEqual(['1', '2', '3']));
  await pullsAreHere();
  await pull(-50);
  expect(pagesAsked(asked)).toEqual([1]);
  await pull(-51);
  await waitFor(() => expect(names()).toEqual(['1', '2', '3', '4']));
  await pull(-80);
  await waitFor(() => expect(names()).toEqual(['1', '2', '3', '4', '5']));
  expect(screen.getByText('You have seen everything')).toBeDefined();
  expect(pagesAsked(asked)).toEqual([1, 2, 3]);
  // A shared address shows the list from its beginning.
  expect(address()).toBe('/?tab=1');
});

test('A-337 accepts a fast pull that is reported only at its end', async () => {
  answer({ listVehicles: list });
  await open('', 'mobile');
  await waitFor(() => expect(names()).toHaveLength(3));
  await pullsAreHere();
  await pull(-120, { steps: 0 });
  await waitFor(() => expect(names()).toHaveLength(4));
});

test('A-337 loads nothing on a pull away from the end of the list', async () => {
  vi.stubGlobal('innerHeight', -1);
  const asked = answer({ listVehicles: list });
  await open('', 'mobile');
  await waitFor(() => expect(names()).toHaveLength(3));
  await pullsAreHere();
  await pull(-200);
  expect(pagesAsked(asked)).toEqual([1]);
});

test('A-196 refreshes the whole visible list on a pull down beyond 50 px', async () => {
  const asked = answer({ listVehicles: list });
  await open('', 'mobile');
  await waitFor(() => expect(names()).toHaveLength(3));
  await pullsAreHere();
  await pull(-60);
  await waitFor(() => expect(names()).toHaveLength(4));
  await pull(50);
  await pull(200, { aside: 400 });
  expect(pagesAsked(asked)).toEqual([1, 2]);
  await pull(51);
  await waitFor(() => expect(pagesAsked(asked).toSorted((one, other) => one - other)).toEqual([1, 1, 2, 2]));
});

test('A-196 scrolls up without refreshing when the page is not at its top', async () => {
  const asked = answer({ listVehicles: list });
  await open('', 'mobile');
  await waitFor(() => expect(names()).toHaveLength(3));
  await pullsAreHere();
  vi.stubGlobal('scrollY', 400);
  await pull(200);
  expect(pagesAsked(asked)).toEqual([1]);
});

test('keeps the loaded pages when the next one fails, with a retry', async () => {
  let fails = true;
  answer({
    listVehicles: (body) => (fails && (body as { pageNo: number }).pageNo === 2 ? new FailsWith(500) : list(body)),
  });
  await open('', 'mobile');
  await waitFor(() => expect(names()).toHaveLength(3));
  await pullsAreHere();
  await pull(-60);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(names()).toHaveLength(3);
  fails = false;
  await userEvent.click(again);
  await waitFor(() => expect(names()).toHaveLength(4));
});

test('shows the page of a link, with a link to the previous one', async () => {
  answer({ listVehicles: list });
  await open('&page=2', 'mobile');
  await waitFor(() => expect(names()).toEqual(['3', '4']));
  expect(screen.getAllByRole('link', { name: 'Previous page' })[0]?.getAttribute('href')).toBe('/?tab=1');
  expect(screen.getByRole('link', { name: 'More' }).getAttribute('href')).toBe('/?tab=1&page=3');
  await act(async () => {});
});
