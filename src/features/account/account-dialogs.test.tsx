// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { closeDialog, currentDialog, openDialog, openLogin, panels, type SitePopup } from '../../app/dialogs.ts';
import { closeLiveChat } from '../../app/live-chat.ts';
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

test('A-074 A-166 Login is panel 1, and turns to register 2 and forgot password 3', async () => {
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

test('A-075 A-076 Only one popup is open at a time, and it fades in and out', async () => {
  await openPopup({ dialog: { kind: 'notice' } });
  act(() => openLogin());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const fading = screen.getByRole('dialog').parentElement;
  expect(fading?.style.transition).toContain('opacity');
  act(closeDialog);
  expect(fading?.style.opacity).toBe('0');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('A-166 The typed e-mail is kept from panel to panel, and the password is not', async () => {
  await openPopup();
  await fillIn();
  await press('Create an account');
  expect(field('E-mail').value).toBe(good.email);
  expect(field('Password').value).toBe('');
  await press('Log in');
  expect([field('E-mail').value, field('Password').value]).toEqual([good.email, '']);
});

test('A-167 Closing the dialog on the login resets its form', async () => {
  await openPopup();
  await fillIn();
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => openLogin());
  expect([field('E-mail').value, field('Password').value]).toEqual(['', '']);
});

test('A-081 The dialog shows the picture that the server names', async () => {
  const { asked } = await openPopup();
  await waitFor(() => expect(document.querySelector('img[src="/pictures/home/login.webp"]')).toBeTruthy());
  expect(asked).toContainEqual({ operationId: 'getAdvertisement', body: { client: 2 } });
});

test('A-232 Closing the login drops the action that asked for it', async () => {
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

test('A-172 After a registration the buyer is asked to verify the e-mail within the hours that the server names', async () => {
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

test('A-164 A-173 After the verification the login already has the e-mail', async () => {
  await openPopup({ dialog: { kind: 'verifyEmail', email: good.email, verifyHour: 24 } });
  await press('I have verified my e-mail');
  expect(sessionStorage.getItem('regResEmail')).toBe(good.email);
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
  expect(field('E-mail').value).toBe(good.email);
});

test('A-174 Continue browsing closes the popup and opens the home page', async () => {
  const { address } = await openPopup({
    dialog: { kind: 'verifyEmail', email: good.email, verifyHour: 1 },
    at: '/?tab=1',
  });
  expect(screen.getByRole('dialog').textContent).toContain('within 1 hour ');
  await press('Continue browsing');
  expect(currentDialog()).toBeUndefined();
  expect(address()).toBe('/');
});

test('A-208 A-209 A-210 A registration needs a country, the agreement and a password of letters and digits', async () => {
  const { callsOf } = await openPopup({ dialog: registerDialog });
  expect(field('Password').placeholder).toBe('At least 8 letters and numbers');
  await press('Register');
  await waitFor(() => expect(errorOf('Country')).toBe('Please select your country'));
  expect(screen.getByText('Please read the agreement and tick the box')).toBeTruthy();
  expect(callsOf('register')).toEqual([]);
});

test('A-286 A-311 A failed registration shows the server’s message under the e-mail, and nowhere else', async () => {
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
] as const)('%s The %s dialog asks for a login, and Cancel changes nothing', async (_rules, kind, title, text) => {
  const { address } = await openPopup({ dialog: { kind }, at: '/car/detail?id=1' });
  const dialog = screen.getByRole('alertdialog', { name: title });
  expect(within(dialog).getByText(text)).toBeTruthy();
  await press('Cancel');
  expect([currentDialog(), address()]).toEqual([undefined, '/car/detail?id=1']);
  act(() => openDialog({ kind }));
  await press('Log in');
  expect(currentDialog()).toMatchObject({ kind: 'account', panel: 1 });
});
