import type { Page } from 'playwright/test';
import type { SessionTokens, VehiclePage } from '#generated/client/types.gen.ts';
import type { Backend } from './backend.ts';
import type { Buyer } from './buyers.ts';
import { cachedAnswers, untilServedByWorker } from './connection.ts';
import { findOrderable } from './orderable.ts';
import { expect, logIn } from './site-test.ts';

/** What pages show and store offline. */
export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const ageNote = (page: Page) => page.getByRole('status').getByText(/You are offline. Showing content from \d/);
export const waitingNote = (page: Page, count: number) =>
  page.getByRole('status').getByText(count === 1 ? /1 change is waiting/ : `${count} changes are waiting`);
export const panel = (page: Page) => page.getByRole('region', { name: 'Your price' });
export const heart = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save as favourite' }).first();

export async function tokenOf(backend: Backend, buyer: Buyer): Promise<string> {
  return (await backend.call<SessionTokens>('login', { ...buyer })).accessToken;
}

export async function favoritesOf(backend: Backend, token: string): Promise<string[]> {
  const { vehicleList } = await backend.call<VehiclePage>('listFavorites', { pageNo: 1, pageSize: 50 }, token);
  return vehicleList.map(({ id }) => id);
}

/** The page of a vehicle for a logged-in buyer, with everything that an inquiry needs. */
export async function openVehicle(page: Page, backend: Backend, buyer: Buyer): Promise<string> {
  const { id } = await findOrderable(backend);
  await page.goto('/Kenya?tab=1');
  await logIn(page, buyer);
  await page.goto(`/Kenya/car/detail?id=${id}`);
  await expect(panel(page).getByRole('button', { name: 'Inquiry' })).toBeEnabled();
  await untilServedByWorker(page);
  await expect.poll(async () => (await cachedAnswers(page)).own).not.toEqual([]);
  return id;
}
