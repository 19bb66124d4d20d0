// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { UserInfo } from '#generated/client/types.gen.ts';
import { FailsWith, installAnswers, type Answers } from '#shared/api/testing/install-answers.ts';
import { closeDialog } from '#shared/state/dialogs.ts';
import { createStore } from '#shared/state/store.ts';
import { centreItems } from '#shared/routing/paths.ts';
import { renderSite } from '../../../../testing/render-site.tsx';
import { button, openCentre, wanjiku } from '../testing/open-centre.tsx';
import { Profile } from './profile.tsx';
import { enter } from '../../../../testing/enter.ts';

const user = userEvent.setup({ delay: null });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const errorOf = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;
const countries = () => [
  { code: 'KE', name: 'Kenya' },
  { code: 'TZ', name: 'Tanzania' },
];

afterEach(() => {
  closeDialog();
  cleanup();
});

async function openProfile(answers: Answers = {}) {
  const site = await openCentre(centreItems.profile, { answers: { listCountries: countries, ...answers } });
  await screen.findByRole('heading', { level: 1, name: 'Edit profile' });
  return site;
}

test('B-062 B-245 shows the e-mail read-only, and sends the selected country', async () => {
  const { bodiesOf } = await openProfile({ modifyCountry: () => new FailsWith(400, 'the server says why') });
  expect([field('E-mail').value, field('E-mail').readOnly]).toEqual(['wanjiku.kamau@example.com', true]);
  expect(field('Receiving country').value).toBe('Kenya');
  await user.clear(field('Receiving country'));
  await user.type(field('Receiving country'), 'tan{Enter}');
  await user.click(button('Save changes'));
  await screen.findByText('error: the server says why');
  expect(bodiesOf('modifyCountry')).toEqual([{ countryName: 'Tanzania' }]);
});

test('translates a country stored in another language once the server answers', async () => {
  const stored = createStore<UserInfo | undefined>({ ...wanjiku, countryName: '肯尼亚' });
  installAnswers({ listCountries: countries });
  await renderSite(<Profile />, { user: stored, texts: ['centre', 'forms'] });
  expect(field('Receiving country').value).toBe('肯尼亚');
  act(() => stored.set(wanjiku));
  await waitFor(() => expect(field('Receiving country').value).toBe('Kenya'));
});

test('A-301 shows a toast when a change fails without a message', async () => {
  await openProfile({ modifyCountry: () => new FailsWith(500, '') });
  await user.click(button('Save changes'));
  expect(await screen.findByText('error: The change could not be saved')).toBeTruthy();
});

test('B-064 B-327 confirms the logout, then clears the session and goes home', async () => {
  const { logOut, address } = await openProfile({ logOut: () => ({}) });
  await user.click(button('Log out'));
  expect(screen.getByRole('alertdialog').textContent).toContain('Log out?');
  expect(logOut).not.toHaveBeenCalled();
  await user.click(button('Log out'));
  await waitFor(() => expect(logOut).toHaveBeenCalledOnce());
  await waitFor(() => expect(address()).toBe('/'));
});

async function openPassword(answers: Answers = {}) {
  const site = await openCentre(centreItems.password, { answers });
  await screen.findByRole('heading', { level: 1, name: 'Change password' });
  return site;
}

async function fillIn(old: string, fresh: string, repeated: string): Promise<void> {
  await enter(field('Old password'), old);
  await enter(field('New password'), fresh);
  await enter(field('Confirm new password'), repeated);
}

test('B-230 B-231 B-235 shows the error of each password field', async () => {
  const { bodiesOf } = await openPassword();
  await user.click(button('Change password'));
  await waitFor(() => expect(errorOf('Old password')).toBe('Please enter your current password'));
  expect(errorOf('New password')).toBe('Please enter your new password');
  expect(errorOf('Confirm new password')).toBe('Please enter your new password again');
  expect(field('New password').placeholder).toBe('Please enter your new password');
  expect(field('Confirm new password').placeholder).toBe('Please enter your new password again');
  await fillIn('Mombasa2026', 'Nairobi2027', 'Nairobi2028');
  await user.click(button('Change password'));
  await waitFor(() => expect(errorOf('Confirm new password')).toBe('The passwords do not match'));
  expect(bodiesOf('modifyPassword')).toEqual([]);
});

test('B-233 B-234 sends a change only once while it is pending, and shows its success', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { bodiesOf } = await openPassword({ modifyPassword: () => answer.promise });
  await fillIn('Mombasa2026', 'Nairobi2027', 'Nairobi2027');
  await user.click(button('Change password'));
  await waitFor(() => expect(button('Change password').disabled).toBe(true));
  await user.type(field('Old password'), '{Enter}');
  await act(async () => answer.resolve({}));
  await screen.findByText('success: Your password has been changed');
  expect(bodiesOf('modifyPassword')).toEqual([{ oldPassword: 'Mombasa2026', newPassword: 'Nairobi2027' }]);
  expect(field('Old password').value).toBe('');
});

test('B-232 B-324 shows a toast for a wrong old password, and keeps the input', async () => {
  await openPassword({ modifyPassword: () => new FailsWith(400, 'The password is not correct') });
  await fillIn('Mombasa2025', 'Nairobi2027', 'Nairobi2027');
  await user.click(button('Change password'));
  await screen.findByText('error: The password is not correct');
  expect(field('New password').value).toBe('Nairobi2027');
});
