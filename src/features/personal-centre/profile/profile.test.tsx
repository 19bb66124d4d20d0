// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { FailsWith, type Answers } from '../../../api/testing/install-answers.ts';
import { closeDialog } from '../../../app/dialogs.ts';
import { centreItems } from '../../../paths.ts';
import { button, openCentre } from '../testing/open-centre.tsx';

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

test('B-062 B-245 The e-mail is read-only, and the country is sent as selected', async () => {
  const { bodiesOf } = await openProfile({ modifyCountry: () => new FailsWith(400, 'the server says why') });
  expect([field('E-mail').value, field('E-mail').readOnly]).toEqual(['wanjiku.kamau@example.com', true]);
  expect(field('Receiving country').value).toBe('Kenya');
  await user.clear(field('Receiving country'));
  await user.type(field('Receiving country'), 'tan{Enter}');
  await user.click(button('Save changes'));
  await screen.findByText('error: the server says why');
  expect(bodiesOf('modifyCountry')).toEqual([{ countryName: 'Tanzania' }]);
});

test('A-301 A change that fails without a word says that it failed', async () => {
  await openProfile({ modifyCountry: () => new FailsWith(500, '') });
  await user.click(button('Save changes'));
  expect(await screen.findByText('error: The change could not be saved')).toBeTruthy();
});

test('B-064 B-327 The logout asks first, then clears the session and goes home', async () => {
  const { logOut, address } = await openProfile({ logOut: () => ({}) });
  await user.click(button('Log out'));
  expect(screen.getByRole('alertdialog').textContent).toContain('Log out?');
  expect(logOut).not.toHaveBeenCalled();
  await user.click(button('Confirm'));
  await waitFor(() => expect(logOut).toHaveBeenCalledOnce());
  await waitFor(() => expect(address()).toBe('/'));
});

async function openPassword(answers: Answers = {}) {
  const site = await openCentre(centreItems.password, { answers });
  await screen.findByRole('heading', { level: 1, name: 'Change password' });
  return site;
}

async function fillIn(old: string, fresh: string, repeated: string): Promise<void> {
  await user.type(field('Old password'), old);
  await user.type(field('New password'), fresh);
  await user.type(field('Confirm new password'), repeated);
}

test('B-230 B-231 B-235 What is wrong with a new password is told at its field', async () => {
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

test('B-233 B-234 Nothing is sent again while a change is under way, and its success is told', async () => {
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

test('B-232 B-324 A wrong old password is told in a toast, and what was typed stays', async () => {
  await openPassword({ modifyPassword: () => new FailsWith(400, 'The password is not correct') });
  await fillIn('Mombasa2025', 'Nairobi2027', 'Nairobi2027');
  await user.click(button('Change password'));
  await screen.findByText('error: The password is not correct');
  expect(field('New password').value).toBe('Nairobi2027');
});
