// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FailsWith, installAnswers, type Answers, type AskedCall } from '#shared/api/testing/install-answers.ts';
import { closeDialog, currentDialog } from '#shared/state/dialogs.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { FavoriteButton } from './favorite-button.tsx';

const wanjiku = { email: 'wanjiku.kamau@example.com', countryName: 'Kenya' };
let asked: AskedCall[];
/** A new vehicle for each test, since a pending call outlives its component. */
let vehicleId = 100_000;

beforeEach(() => {
  vi.useFakeTimers();
  vehicleId += 1;
});

afterEach(() => {
  cleanup();
  closeDialog();
  sessionStorage.clear();
  vi.useRealTimers();
});

async function show(isSaved: boolean | undefined, answers: Answers = {}, isVisitor = false): Promise<void> {
  asked = installAnswers({ saveFavorite: () => ({}), cancelFavorite: () => ({}), ...answers });
  const known = isSaved === undefined ? {} : { isSaved };
  await renderSite(<FavoriteButton vehicleId={String(vehicleId)} {...known} />, isVisitor ? {} : { user: wanjiku });
}

const heart = () => screen.getByRole('button', { name: 'Save as favourite' });
const isShownSaved = () => heart().getAttribute('aria-pressed') === 'true';
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const changes = () => asked.map(({ operationId }) => operationId).filter((id) => id !== 'listFavorites');

test('B-159 shows a vehicle as saved before the server has answered', async () => {
  await show(false, { saveFavorite: () => new Promise(() => {}) });
  expect(isShownSaved()).toBe(false);
  fireEvent.click(heart());
  expect(isShownSaved()).toBe(true);
  await pass(0);
  expect(asked).toContainEqual({ operationId: 'saveFavorite', body: { vehicleId: String(vehicleId) } });
});

test('B-159 removes a saved vehicle', async () => {
  await show(true);
  fireEvent.click(heart());
  await pass(0);
  expect(changes()).toEqual(['cancelFavorite']);
});

test('undoes a toggle that fails', async () => {
  await show(false, { saveFavorite: () => new FailsWith(500, 'Not now') });
  fireEvent.click(heart());
  expect(isShownSaved()).toBe(true);
  await pass(200);
  expect(isShownSaved()).toBe(false);
});

test('B-160 ignores repeated clicks while a toggle is pending', async () => {
  await show(false, { saveFavorite: () => new Promise((resolve) => setTimeout(() => resolve({}), 700)) });
  fireEvent.click(heart());
  await pass(600);
  fireEvent.click(heart());
  await pass(0);
  expect(changes()).toEqual(['saveFavorite']);
  await pass(200);
  fireEvent.click(heart());
  await pass(0);
  expect(changes()).toHaveLength(2);
});

test('B-160 ignores repeated clicks for 200 ms even if the answer is faster', async () => {
  await show(false);
  fireEvent.click(heart());
  await pass(190);
  fireEvent.click(heart());
  await pass(0);
  expect(changes()).toEqual(['saveFavorite']);
  await pass(20);
  fireEvent.click(heart());
  await pass(0);
  expect(changes()).toHaveLength(2);
});

test('allows toggling a favourite during refetch', async () => {
  let asks = 0;
  await show(undefined, {
    listFavorites: () => ((asks += 1) === 1 ? { total: 0, vehicleList: [] } : new Promise(() => {})),
  });
  await pass(0);
  fireEvent.click(heart());
  await pass(300);
  expect(asks).toBe(2);
  expect(isShownSaved()).toBe(true);
  fireEvent.click(heart());
  await pass(300);
  expect(changes()).toEqual(['saveFavorite', 'cancelFavorite']);
  expect(isShownSaved()).toBe(false);
});

test('shares one call between all hearts of a list', async () => {
  await show(undefined, { listFavorites: () => ({ total: 1, vehicleList: [{ id: String(vehicleId) }] }) });
  await pass(0);
  expect(isShownSaved()).toBe(true);
  expect(asked[0]).toEqual({ operationId: 'listFavorites', body: { pageNo: 1, pageSize: 500 } });
});

test('B-202 B-250 opens the login for a visitor and saves nothing', async () => {
  await show(undefined, {}, true);
  fireEvent.click(heart());
  await pass(0);
  expect(currentDialog()).toMatchObject({ kind: 'account' });
  expect(asked).toEqual([]);
  expect(isShownSaved()).toBe(false);
});

test('B-203 saves the vehicle once after the login', async () => {
  await show(undefined, {}, true);
  fireEvent.click(heart());
  cleanup();
  await show(false);
  await pass(300);
  expect(changes()).toEqual(['saveFavorite']);
});
