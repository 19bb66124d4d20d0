// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { closeDialog, currentDialog, panels } from '#shared/state/dialogs.ts';
import { closeLiveChat } from '#site/session/live-chat.ts';
import { FailsWith } from '#shared/api/testing/install-answers.ts';
import { challenge } from './testing/challenge.ts';
import { button, errorOf, field, fillIn, good, openPopup, press, tokens, user } from './testing/open-popup.tsx';
import { enter } from '../../../testing/enter.ts';

const unknownWork = { ...challenge, parameters: { ...challenge.parameters, algorithm: 'ARGON2ID' } };

beforeAll(async () => {
  // Loaded in advance, so that the tests need not wait for the code of the first popup.
  await import('./account-dialogs.tsx');
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

test('focuses the first field, except on a touch screen, where it would open the keyboard', async () => {
  await openPopup({});
  expect(document.activeElement).toBe(field('E-mail'));
  cleanup();
  closeDialog();
  const touch = matchMedia('all');
  expect(touch.matches).toBe(true);
  vi.spyOn(window, 'matchMedia').mockImplementation(() => touch);
  await openPopup({});
  expect(document.activeElement).not.toBe(field('E-mail'));
});

test('A-168 A-169 submits once on Enter, with the button disabled meanwhile', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { callsOf } = await openPopup({ answers: { login: () => answer.promise } });
  await fillIn();
  await user.type(field('Password'), '{Enter}');
  await waitFor(() => expect(button('Log in').disabled).toBe(true));
  await user.type(field('Password'), '{Enter}');
  expect(callsOf('login')).toEqual([{ operationId: 'login', body: good }]);
  await act(async () => answer.resolve({ code: 417, message: 'Incorrect' }));
  await waitFor(() => expect(button('Log in').disabled).toBe(false));
});

test('A-170 A-171 saves the tokens, closes the dialog and opens the live chat', async () => {
  const { logIn, address } = await openPopup({
    answers: { login: () => ({ code: 0, body: tokens }) },
    at: '/car/detail?id=1',
  });
  await fillIn();
  await press('Log in');
  await screen.findByText('The live chat is open');
  expect(logIn).toHaveBeenCalledExactlyOnceWith(tokens);
  expect(currentDialog()).toBeUndefined();
  expect(address()).toBe('/car/detail?id=1');
});

test('A-179 stays open with the reason when the user cannot be loaded', async () => {
  await openPopup({ answers: { login: () => ({ code: 0, body: tokens }) }, logIn: () => Promise.resolve(false) });
  await fillIn();
  await press('Log in');
  expect((await screen.findByRole('alert')).textContent).toBe('Your account could not be loaded. Please log in again.');
  expect(currentDialog()).toMatchObject({ panel: 1 });
});

test.each([
  ['A-079', { backUrl: '/user/center/info?type=3' }, '/', '/user/center/info?type=3'],
  ['A-079', {}, '/?backUrl=%2Fuser%2Fcenter%2Finfo', '/user/center/info'],
  ['A-080', { backUrl: '//evil.example/x' }, '/?tab=1', '/?tab=1'],
])('%s opens after a login with %o at %s the page %s', async (_rule, backUrl, at, target) => {
  const answers = { login: () => ({ code: 0, body: tokens }) };
  const { address } = await openPopup({ answers, at, dialog: { kind: 'account', panel: panels.login, ...backUrl } });
  await fillIn();
  await press('Log in');
  await screen.findByText('The live chat is open');
  await waitFor(() => expect(address()).toBe(target));
});

test('A-233 reloads the page after a login for an action and keeps the action pending', async () => {
  const pending = JSON.stringify({ name: 'favorite', about: '100001', since: Date.now() });
  sessionStorage.setItem('pendingAction', pending);
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const seen: unknown[] = [];
  const logIn = async () => {
    seen.push(sessionStorage.getItem('pendingAction'));
    return true;
  };
  await openPopup({ answers: { login: () => ({ code: 0, body: tokens }) }, logIn });
  await fillIn();
  await press('Log in');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  // The action must not start on a page that is about to reload.
  expect(seen).toEqual([null]);
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('pendingAction')).toBe(pending);
});

test.each([
  ['A-278', 416, 'E-mail'],
  ['A-278', 427, 'E-mail'],
  ['A-279', 417, 'Password'],
  ['A-279', 428, 'Password'],
])('%s A-286 shows for code %i the server’s message only under %s', async (_rule, code, name) => {
  const login = () => ({ code, message: 'the server says why' });
  await openPopup({ answers: { login, getLoginChallenge: () => new FailsWith(500) } });
  await fillIn();
  await press('Log in');
  await waitFor(() => expect(errorOf(name)).toBe('the server says why'));
  expect(screen.getAllByText('the server says why')).toHaveLength(1);
  expect(document.activeElement).toBe(field(name));
});

test('does the proof of work after too many wrong passwords automatically', async () => {
  const answers = [
    { code: 428, message: 'locked' },
    { code: 428, message: 'dearer by now' },
    { code: 0, body: tokens },
  ];
  let works = 0;
  const { callsOf } = await openPopup({
    answers: {
      login: () => answers.shift(),
      getLoginChallenge: () => ({ imgKey: `cap_${(works += 1)}`, challenge }),
    },
  });
  await fillIn();
  await press('Log in');
  await screen.findByText('The live chat is open');
  expect(callsOf('getLoginChallenge').map(({ body }) => body)).toEqual([{ email: good.email }, { email: good.email }]);
  const proof = expect.stringMatching(/^[A-Za-z0-9+/]{100,}=*$/);
  expect(callsOf('login').map(({ body }) => body)).toEqual([
    good,
    { ...good, captcha: proof, imgKey: 'cap_1' },
    { ...good, captcha: proof, imgKey: 'cap_2' },
  ]);
});

test.each([
  ['gives no work', () => new FailsWith(500)],
  ['gives work of a kind that is not known', () => ({ imgKey: 'cap_1', challenge: unknownWork })],
])('A-279 refuses the login when a backend %s', async (_what, getLoginChallenge) => {
  const { callsOf } = await openPopup({
    answers: { login: () => ({ code: 428, message: 'the server says why' }), getLoginChallenge },
  });
  await fillIn();
  await press('Log in');
  await waitFor(() => expect(errorOf('Password')).toBe('the server says why'));
  expect(callsOf('login')).toHaveLength(1);
});

test('stops after three unsuccessful proofs of work', async () => {
  const { callsOf } = await openPopup({
    answers: {
      login: () => ({ code: 428, message: 'the server says why' }),
      getLoginChallenge: () => ({ imgKey: 'cap_1', challenge }),
    },
  });
  await fillIn();
  await press('Log in');
  await waitFor(() => expect(errorOf('Password')).toBe('the server says why'));
  expect(callsOf('login')).toHaveLength(4);
});

test('A-283 A-286 shows any other failure in the form without a toast', async () => {
  await openPopup({ answers: { login: () => ({ code: 500, message: 'the server says why' }) } });
  await fillIn();
  await press('Log in');
  expect((await screen.findByRole('alert')).textContent).toBe('the server says why');
  expect(screen.getAllByText(/the server says why/)).toHaveLength(1);
});

test('A-202 A-204 A-210 shows the error of each invalid field and focuses the first one', async () => {
  const { callsOf } = await openPopup();
  await enter(field('E-mail'), 'wanjiku');
  await enter(field('Password'), 'Mombasa');
  await press('Log in');
  await waitFor(() => expect(errorOf('E-mail')).toBe('The e-mail address is not valid'));
  expect(errorOf('Password')).toBe('Use 8 to 20 characters with both letters and numbers');
  expect(screen.getByText('Please read the agreement and tick the box')).toBeTruthy();
  expect(document.activeElement).toBe(field('E-mail'));
  await enter(field('E-mail'), `${'u'.repeat(43)}@example.com`);
  await press('Log in');
  expect(field('E-mail').value).toHaveLength(62);
  await waitFor(() => expect(errorOf('E-mail')).toBe('Please enter at most 50 characters. Shorten it by 12.'));
  expect(callsOf('login')).toEqual([]);
});

test('A-210 opens the texts of the agreement in new tabs', async () => {
  await openPopup();
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /User Agreement|Privacy Policy/ });
  expect(links.map((link) => [link.getAttribute('href'), link.target])).toEqual([
    ['/com/policy?formPage=3', '_blank'],
    ['/com/policy?formPage=2', '_blank'],
  ]);
});
