// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordActivity } from '#site/page-state/interruptions.ts';
import { closeDialog, currentDialog, openDialog } from '#shared/state/dialogs.ts';
import type { RefreshedUser } from '#shared/state/refresh-user.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { LoginChecks } from './login-checks.tsx';

const wanjiku = { email: 'wanjiku.kamau@example.com', countryName: 'Kenya' };
const login = { kind: 'account', panel: 1 };

interface Page {
  at?: string;
  user?: typeof wanjiku;
  refreshed?: RefreshedUser;
}

function open({ refreshed = 'visitor', ...page }: Page = {}) {
  return renderSite(<LoginChecks />, { ...page, client: { refreshUser: () => Promise.resolve(refreshed) } });
}

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
/** Lets half a minute pass; returns whether the login opened by itself, and closes it. */
function isReminded(): boolean {
  pass(30);
  const isOpen = currentDialog()?.kind === 'account';
  act(closeDialog);
  return isOpen;
}

beforeEach(() => {
  recordActivity(-Infinity);
  localStorage.clear();
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12) });
});

afterEach(() => {
  closeDialog();
  cleanup();
  vi.useRealTimers();
});

test('A-182 opens the login 30 s after the page has loaded', async () => {
  await open();
  pass(29.9);
  expect(currentDialog()).toBeUndefined();
  pass(0.1);
  expect(currentDialog()).toEqual(login);
});

test('A-183 A-184 A-185 repeats the reminder every 30 s, three times a day, and again on the next local day', async () => {
  await open();
  expect([isReminded(), isReminded(), isReminded(), isReminded(), isReminded()]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  vi.setSystemTime(new Date(2026, 10, 22, 0, 0));
  expect(isReminded()).toBe(true);
});

test('A-186 stops the reminder while a popup is open and restarts it when closed', async () => {
  await open();
  pass(20);
  act(() => openDialog({ kind: 'own', name: 'gallery' }));
  pass(60);
  expect(currentDialog()).toEqual({ kind: 'own', name: 'gallery' });
  act(closeDialog);
  pass(29);
  expect(currentDialog()).toBeUndefined();
  pass(1);
  expect(currentDialog()).toEqual(login);
});

test('A-186 counts a login that stays open as one reminder', async () => {
  await open();
  pass(300);
  act(closeDialog);
  expect([isReminded(), isReminded(), isReminded()]).toEqual([true, true, false]);
});

test('A-182 delays a reminder while a form is filled in', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  await open();
  field.focus();
  pass(120);
  expect(currentDialog()).toBeUndefined();
  field.remove();
  pass(11);
  expect(currentDialog()).toEqual(login);
});

test('A-186 does not remind a logged-in user', async () => {
  await open({ user: wanjiku });
  expect(isReminded()).toBe(false);
});

test('does not remind on a page where a password is chosen', async () => {
  await open({ at: '/user/auth/resetPwd?authKey=x' });
  expect(isReminded()).toBe(false);
});

test('A-079 opens the login for a visitor on a page with a backUrl', async () => {
  await open({ at: '/?backUrl=%2Fuser%2Fcenter%2Finfo%3Ftype%3D3' });
  expect(currentDialog()).toEqual({ ...login, backUrl: '/user/center/info?type=3' });
});

test('A-079 A-080 redirects a logged-in user to the backUrl if it is within the site', async () => {
  const inside = await open({ at: '/?backUrl=%2Fuser%2Fcenter%2Finfo%3Ftype%3D3', user: wanjiku });
  expect(inside.address()).toBe('/user/center/info?type=3');
  cleanup();
  const outside = await open({ at: '/?backUrl=https%3A%2F%2Fevil.example%2F', user: wanjiku });
  expect(outside.address()).toBe('/?backUrl=https%3A%2F%2Fevil.example%2F');
  expect(currentDialog()).toBeUndefined();
});

test('A-179 B-307 sends a refused user home with the message that the login has expired', async () => {
  const { address } = await open({ at: '/car/detail?id=100001', user: wanjiku, refreshed: 'refused' });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(address()).toBe('/');
  expect(currentDialog()).toEqual({ kind: 'expired' });
});

test.each<RefreshedUser>(['fresh', 'unanswered', 'ended', 'visitor'])(
  'A-179 keeps the page for the answer %s',
  async (is) => {
    const { address } = await open({ at: '/car/detail?id=100001', user: wanjiku, refreshed: is });
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(address()).toBe('/car/detail?id=100001');
    expect(currentDialog()).toBeUndefined();
  },
);
