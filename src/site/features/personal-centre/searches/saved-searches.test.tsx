// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { SavedSearch } from '#generated/client/types.gen.ts';
import { closeDialog } from '#shared/state/dialogs.ts';
import { centreItems } from '#shared/routing/paths.ts';
import { button, openCentre } from '../testing/open-centre.tsx';
import { enter } from '../../../../testing/enter.ts';

const user = userEvent.setup({ delay: null });

afterEach(() => {
  closeDialog();
  cleanup();
});

const prado: SavedSearch = {
  id: '1',
  name: 'Prado, diesel',
  search: { makeId: '1', fuel: 'diesel', importCountryCode: 'KE' },
  savedAt: '2026-06-14T06:24:00.000Z',
  alertsByMail: 1,
  alertsByPush: 0,
};

const open = (searches: readonly SavedSearch[]) =>
  openCentre(centreItems.searches, {
    answers: {
      listSavedSearches: () => [...searches],
      changeSavedSearch: () => undefined,
      removeSavedSearch: () => undefined,
    },
  });

test('links a saved search to its list and shows its alerts', async () => {
  await open([prado]);
  const card = within(await screen.findByRole('article', { name: 'Prado, diesel' }));
  expect(card.getByRole('link', { name: 'Prado, diesel' }).getAttribute('href')).toContain('?tab=1&make=1&fuel=diesel');
  expect(card.getByRole<HTMLInputElement>('switch', { name: 'E-mail alerts' }).checked).toBe(true);
  expect(card.getByRole<HTMLInputElement>('switch', { name: 'Browser notifications' }).checked).toBe(false);
});

test('links a search by landed cost to the list with the same range', async () => {
  const search = { landedCountryCode: 'KE', landedFrom: 1_500_000, landedTo: 2_500_000, importCountryCode: 'KE' };
  await open([{ ...prado, search }]);
  const link = await screen.findByRole('link', { name: 'Prado, diesel' });
  expect(link.getAttribute('href')).toMatch(/\?tab=1&landedFrom=1500000&landedTo=2500000$/);
});

test('switches each alert separately', async () => {
  const { bodiesOf } = await open([prado]);
  await user.click(await screen.findByRole('switch', { name: 'E-mail alerts' }));
  await waitFor(() => expect(bodiesOf('changeSavedSearch')).toMatchObject([{ id: '1', alertsByMail: 0 }]));
  expect(bodiesOf('changeSavedSearch')[0]).not.toHaveProperty('alertsByPush');
});

test('trims a new name, and refuses an empty or long one with the reason', async () => {
  const { bodiesOf } = await open([prado]);
  await screen.findByRole('article');
  await user.click(button('Rename “Prado, diesel”'));
  const field = within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>('Name of the search');
  await user.clear(field);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a name')).toBeTruthy();
  await user.click(field);
  await user.paste('n'.repeat(500));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Please enter at most 80 characters/)).toBeTruthy();
  expect(bodiesOf('changeSavedSearch')).toEqual([]);
  await user.clear(field);
  await enter(field, ' For the farm ');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodiesOf('changeSavedSearch')).toMatchObject([{ id: '1', name: 'For the farm' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('removes a search after a confirmation', async () => {
  const { bodiesOf } = await open([prado]);
  await screen.findByRole('article');
  await user.click(button('Remove “Prado, diesel”'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Prado, diesel” and its alerts?' }));
  expect(bodiesOf('removeSavedSearch')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(bodiesOf('removeSavedSearch')).toMatchObject([{ id: '1' }]));
});

test('shows the alerts for saved vehicles, which can only be switched off', async () => {
  const { bodiesOf } = await open([{ ...prado, id: '9', name: 'Saved vehicles', search: {}, isForFavorites: true }]);
  const card = within(await screen.findByRole('article', { name: 'Saved vehicles' }));
  expect(card.getByText('Lower prices of the vehicles that you have saved')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Saved vehicles' }).getAttribute('href')).toBe('/user/center/info?type=1');
  expect(card.queryByRole('button', { name: /Remove|Rename/ })).toBeNull();
  await user.click(card.getByRole('switch', { name: 'E-mail alerts' }));
  await waitFor(() => expect(bodiesOf('changeSavedSearch')).toMatchObject([{ id: '9', alertsByMail: 0 }]));
});

test('explains how to save a search when there are none', async () => {
  await open([]);
  expect(await screen.findByText(/press “Save this search”/)).toBeTruthy();
});
