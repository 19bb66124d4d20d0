// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FailsWith, installAnswers, type Answers, type AskedCall } from '#shared/api/testing/install-answers.ts';
import { closeDialog, currentDialog } from '#shared/state/dialogs.ts';
import { readState } from '#shared/state/stored-state.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { CouponStrip } from './coupon-strip.tsx';

let asked: AskedCall[];
const answer = (getCouponPicture: NonNullable<Answers['getCouponPicture']>) => {
  asked = installAnswers({ getCouponPicture });
};
const open = (more: Parameters<typeof renderSite>[1] = {}) =>
  renderSite(<CouponStrip />, { texts: ['panels'], ...more });
const settle = () => act(() => new Promise((done) => setTimeout(done, 50)));

beforeEach(() => {
  answer(() => ({ imageUrl: '/c.webp', smallImageUrl: '/c-small.webp', amountUSD: 100, amountJPY: 15_200 }));
});

afterEach(() => {
  cleanup();
  closeDialog();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('A-189 A-228 offers a visitor the coupon with its amount, until it is closed for the day', async () => {
  await open();
  expect(await screen.findByText('USD 100 off your first vehicle')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Register and get it' }));
  expect(currentDialog()).toMatchObject({ kind: 'account' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  cleanup();
  await open();
  await settle();
  expect(screen.queryByRole('complementary')).toBeNull();
  cleanup();
  vi.setSystemTime(Date.now() + 86_400_000);
  await open();
  expect(await screen.findByText('USD 100 off your first vehicle')).toBeTruthy();
});

test('A-163 keeps the addresses of the pictures in the session', async () => {
  await open({ language: 'ja' });
  expect(await screen.findByText(/JPY 15,200/)).toBeTruthy();
  expect(readState()).toMatchObject({ couponImageUrl: '/c.webp', couponSmallImageUrl: '/c-small.webp' });
});

test('A-189 is hidden from a logged-in user', async () => {
  await open({ user: { email: 'a@example.com', countryName: 'Kenya' } });
  await settle();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(asked).toEqual([]);
});

test('A-318 stays away when its call fails', async () => {
  answer(() => new FailsWith(500));
  await open();
  await waitFor(() => expect(asked).toHaveLength(1));
  await settle();
  expect(screen.queryByRole('complementary')).toBeNull();
});
