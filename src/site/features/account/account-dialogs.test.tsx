// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { closeDialog, currentDialog, openDialog, openLogin, panels, type SitePopup } from '#shared/state/dialogs.ts';
import { closeLiveChat } from '#site/session/live-chat.ts';
import { errorOf, field, fillIn, good, openPopup, press, user } from './testing/open-popup.tsx';

beforeAll(async () => {
  // Loaded in advance, so that the tests need not wait for the code of the first popup.
  await Promise.all([import('./account-dialogs.tsx'), import('./register-panel.tsx')]);
});

beforeEach(() => {
  sessionStorage.clear();
});

afterEach(() => {
  closeDialog();
  closeLiveChat();
  cleanup();
  vi.restoreAllMocks();
});

test('A-074 A-166 switches between login (1), register (2) and forgot password (3)', async () => {
  await openPopup();
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
  await press('Create an account');
  expect(await screen.findByRole('dialog', { name: 'Create an account' })).toBeTruthy();
  expect(currentDialog()).toMatchObject({ panel: 2 });
  await press('Log in');
  await press('Forgot password?');
  expect(screen.getByRole('dialog', { name: 'Forgot password' })).toBeTruthy();
  expect(currentDialog()).toMatchObject({ panel: 3 });
});

test('A-075 A-076 opens one popup at a time, fading in and out', async () => {
  await openPopup({ dialog: { kind: 'notice' } });
  act(() => openLogin());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const fading = screen.getByRole('dialog').parentElement;
  expect(fading?.style.transition).toContain('opacity');
  act(closeDialog);
  expect(fading?.style.opacity).toBe('0');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('A-166 keeps the typed e-mail between panels, but not the password', async () => {
  await openPopup();
  await fillIn();
  await press('Create an account');
  expect(field('E-mail').value).toBe(good.email);
  expect(field('Password').value).toBe('');
  await press('Log in');
  expect([field('E-mail').value, field('Password').value]).toEqual([good.email, '']);
});

test('A-167 resets the login form when the dialog closes', async () => {
  await openPopup();
  await fillIn();
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => openLogin());
  expect([field('E-mail').value, field('Password').value]).toEqual(['', '']);
});

test('A-081 shows the picture that the server names', async () => {
  const { asked } = await openPopup();
  await waitFor(() => expect(document.querySelector('img[src="/pictures/home/login.webp"]')).toBeTruthy());
  expect(asked).toContainEqual({ operationId: 'getAdvertisement', body: { client: 2 } });
});

test('A-232 cancels the pending action when the login closes', async () => {
  sessionStorage.setItem('pendingAction', JSON.stringify({ name: 'favorite', about: '1', since: Date.now() }));
  await openPopup();
  await user.keyboard('{Escape}');
  expect(currentDialog()).toBeUndefined();
  expect(sessionStorage.getItem('pendingAction')).toBeNull();
});

async function register(): Promise<void> {
  await fillIn();
  await user.type(field('Country'), 'tan{Enter}');
  await press('Register');
}

const registerDialog: SitePopup = { kind: 'account', panel: panels.register };

test('A-172 asks to verify the e-mail after a registration within the server’s number of hours', async () => {
  const { callsOf } = await openPopup({
    dialog: registerDialog,
    answers: { register: () => ({ code: 0, body: { email: good.email, verifyHour: 24 } }) },
  });
  await register();
  const popup = await screen.findByRole('dialog', { name: 'Verify your e-mail' });
  expect(within(popup).getByText(good.email)).toBeTruthy();
  expect(popup.textContent).toContain('within 24 hours');
  const sent = { operationId: 'register', body: { ...good, countryName: 'Tanzania' } };
  expect(callsOf('register')).toEqual([sent]);
  await press('Send the e-mail again');
  expect(await screen.findByText(`success: We have sent another e-mail to ${good.email}`)).toBeTruthy();
  expect(callsOf('register')).toEqual([sent, sent]);
});

test('A-164 A-173 prefills the e-mail of the login after the verification', async () => {
  await openPopup({ dialog: { kind: 'verifyEmail', email: good.email, verifyHour: 24 } });
  await press('I have verified my e-mail');
  expect(sessionStorage.getItem('regResEmail')).toBe(good.email);
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
  expect(field('E-mail').value).toBe(good.email);
});

test('A-174 closes the popup and opens the home page with Continue browsing', async () => {
  const { address } = await openPopup({
    dialog: { kind: 'verifyEmail', email: good.email, verifyHour: 1 },
    at: '/?tab=1',
  });
  expect(screen.getByRole('dialog').textContent).toContain('within 1 hour ');
  await press('Continue browsing');
  expect(currentDialog()).toBeUndefined();
  expect(address()).toBe('/');
});

test('A-208 A-209 A-210 requires a country, the agreement and a password of letters and digits', async () => {
  const { callsOf } = await openPopup({ dialog: registerDialog });
  expect(field('Password').placeholder).toBe('At least 8 letters and numbers');
  await press('Register');
  await waitFor(() => expect(errorOf('Country')).toBe('Please select your country'));
  expect(screen.getByText('Please read the agreement and tick the box')).toBeTruthy();
  expect(callsOf('register')).toEqual([]);
});

test('A-286 A-311 shows the server’s message of a failed registration under the e-mail only', async () => {
  await openPopup({
    dialog: registerDialog,
    answers: { register: () => ({ code: 400, message: 'the server says why' }) },
  });
  await register();
  await waitFor(() => expect(errorOf('E-mail')).toBe('the server says why'));
  expect(screen.getAllByText(/the server says why/)).toHaveLength(1);
});

test.each([
  ['A-077 A-078 A-231 A-298', 'notice', 'You are not logged in', 'Please log in first'],
  ['A-077 A-078 A-297', 'expired', 'Please log in again', 'Your login has expired. Please log in again.'],
] as const)('%s asks for a login in the %s dialog, and Cancel changes nothing', async (_rules, kind, title, text) => {
  const { address } = await openPopup({ dialog: { kind }, at: '/car/detail?id=1' });
  const dialog = screen.getByRole('alertdialog', { name: title });
  expect(within(dialog).getByText(text)).toBeTruthy();
  await press('Cancel');
  expect([currentDialog(), address()]).toEqual([undefined, '/car/detail?id=1']);
  act(() => openDialog({ kind }));
  await press('Log in');
  expect(currentDialog()).toMatchObject({ kind: 'account', panel: 1 });
});
