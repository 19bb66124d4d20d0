// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FailsWith, installAnswers, type AskedCall, type Answers } from '#shared/api/testing/install-answers.ts';
import { closeDialog, currentDialog, openDialog, openLogin } from '#shared/state/dialogs.ts';
import { noteUse } from '#site/page-state/interruptions.ts';
import { readState } from '#shared/state/stored-state.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { CouponPopup } from './coupon-popup.tsx';

let asked: AskedCall[];
const answer = (getCouponPicture: NonNullable<Answers['getCouponPicture']>) => {
  asked = installAnswers({ getCouponPicture });
};

// Loaded in advance; on a busy machine loading takes longer than the test timeout.
beforeAll(async () => {
  await import('./coupon-dialog.tsx');
});

beforeEach(() => {
  noteUse(-Infinity);
  answer(() => ({ imageUrl: '/c.webp', smallImageUrl: '/c-small.webp' }));
});

afterEach(() => {
  cleanup();
  closeDialog();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const popup = () => screen.findByRole('dialog', { name: 'A coupon for your first vehicle' });
const settle = () => act(() => new Promise((done) => setTimeout(done, 50)));

test('A-189 A-228 shows to a visitor once a day', async () => {
  await renderSite(<CouponPopup />, { texts: ['panels'] });
  await popup();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  await renderSite(<CouponPopup />, { texts: ['panels'] });
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  vi.setSystemTime(Date.now() + 86_400_000);
  await renderSite(<CouponPopup />, { texts: ['panels'] });
  await popup();
});

test('A-163 keeps the addresses of its pictures in the session', async () => {
  await renderSite(<CouponPopup />, { texts: ['panels'] });
  await popup();
  expect(readState()).toMatchObject({ couponImageUrl: '/c.webp', couponSmallImageUrl: '/c-small.webp' });
});

test('A-189 is hidden from a logged-in user', async () => {
  await renderSite(<CouponPopup />, { texts: ['panels'], user: { email: 'a@example.com', countryName: 'Kenya' } });
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toEqual([]);
});

test('A-318 is neither shown nor counted when its picture fails', async () => {
  answer(() => new FailsWith(500));
  await renderSite(<CouponPopup />, { texts: ['panels'] });
  await waitFor(() => expect(asked).toHaveLength(1));
  await settle();
  expect(currentDialog()).toBeUndefined();
  expect(localStorage.getItem('couponPopupDay')).toBeNull();
});

test('shows no picture of the server, so it is never the largest paint', async () => {
  await renderSite(<CouponPopup />, { texts: ['panels'] });
  const dialog = await popup();
  expect(dialog.querySelector('svg')).not.toBeNull();
  expect(dialog.querySelector('img, image')).toBeNull();
});

test('is not loaded before the page is idle', async () => {
  vi.stubGlobal('requestIdleCallback', (atRest: () => void) => (comeToRest = atRest));
  let comeToRest = () => {};
  await renderSite(<CouponPopup />, { texts: ['panels'] });
  await settle();
  expect([asked, currentDialog()]).toEqual([[], undefined]);
  act(() => comeToRest());
  await popup();
});

test('waits while the user scrolls, and a moment after', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderSite(<CouponPopup />, { texts: ['panels'] });
  const scrolling = setInterval(() => fireEvent.scroll(document), 500);
  fireEvent.scroll(document);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(currentDialog()).toBeUndefined();
  clearInterval(scrolling);
  await act(() => vi.advanceTimersByTimeAsync(4000));
  await popup();
});

test('waits while another popup is open, and a while after', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openLogin();
  await renderSite(<CouponPopup />, { texts: ['panels'] });
  await settle();
  expect(currentDialog()).toMatchObject({ kind: 'account' });
  act(closeDialog);
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(currentDialog()).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await popup();
  act(() => openDialog({ kind: 'notice' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
