// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { UserInfo } from '../../../generated/client/types.gen.ts';
import { FailsWith, installAnswers, type AskedCall } from '../../api/testing/install-answers.ts';
import { closeDialog, currentDialog } from '../../app/dialogs.ts';
import { closeLiveChat, openLiveChat } from '../../app/live-chat.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { Dock } from './dock.tsx';

const user: UserInfo = { email: 'wanjiku.kamau@example.com', countryName: 'Kenya' };
const coupon = {
  id: '1',
  name: 'Welcome coupon',
  code: 'W',
  quotaUSD: 100,
  quotaKES: 12_900,
  quotaJPY: 15_200,
  effectiveDate: '2026-05-01',
  expiry: '2026-12-31',
  useType: 1,
  scope: 'All vehicles',
  status: 1,
};
let asked: AskedCall[];

// Fetched when they are opened; a busy machine takes longer for that than a test waits.
beforeAll(async () => {
  await Promise.all([import('./coupon-panel.tsx'), import('./chat-panel.tsx')]);
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  asked = installAnswers({
    getCouponPicture: () => ({ imageUrl: '/c.webp', smallImageUrl: '/c-small.webp' }),
    listCoupons: () => [coupon, { ...coupon, id: '2', name: 'Used coupon', status: 4 }],
    getChatToken: () => new FailsWith(500),
  });
});

afterEach(() => {
  cleanup();
  closeDialog();
  closeLiveChat();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const contact = () => screen.queryByRole('region', { name: 'Talk to us' });

function scrollPage(top: number): void {
  vi.stubGlobal('scrollY', top);
  fireEvent.scroll(window);
}

test('A-200 B-199 the contact panel opens by itself after 3000 ms, the first time that somebody visits', async () => {
  await renderSite(<Dock />);
  await pass(2900);
  expect(contact()).toBeNull();
  await pass(200);
  expect(contact()).not.toBeNull();
  cleanup();
  await renderSite(<Dock />);
  await pass(4000);
  expect(contact()).toBeNull();
  press('Contact');
  expect(contact()).not.toBeNull();
  press('Close');
  expect(contact()).toBeNull();
});

test('A-199 B-201 back to top appears after more than 300 px', async () => {
  await renderSite(<Dock />);
  const button = () => screen.queryByRole('button', { name: 'Back to top' });
  scrollPage(300);
  expect(button()).toBeNull();
  scrollPage(301);
  expect(button()).not.toBeNull();
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  press('Back to top');
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  scrollPage(0);
  expect(button()).toBeNull();
});

test('A-229 a visitor who wants coupons sees a login prompt in their place', async () => {
  await renderSite(<Dock />);
  press('Coupons');
  await screen.findByText('Log in to see your coupons.');
  press('Log in');
  expect(currentDialog()).toEqual({ kind: 'account', panel: 1 });
  expect(asked.map(({ operationId }) => operationId)).not.toContain('listCoupons');
});

test('a user sees the coupons that can be used', async () => {
  await renderSite(<Dock />, { user });
  press('Coupons');
  await screen.findByText('Welcome coupon');
  expect(screen.getByText('USD 100')).toBeTruthy();
  expect(screen.queryByText('Used coupon')).toBeNull();
});

test('B-259 live chat needs a login: a visitor comes home, where login opens', async () => {
  const { address } = await renderSite(<Dock />, { at: '/car/detail?id=1' });
  press('Live chat');
  expect(address()).toBe('/');
  expect(currentDialog()).toEqual({ kind: 'account', panel: 1 });
  act(openLiveChat);
  expect(screen.queryByRole('region', { name: 'Live chat' })).toBeNull();
});

test('A-201 B-200 the live chat toggles, also when it cannot be opened', async () => {
  await renderSite(<Dock />, { user });
  press('Live chat');
  await screen.findByText('The chat could not be opened');
  expect(screen.getByRole('region', { name: 'Live chat' })).toBeTruthy();
  press('Live chat');
  expect(screen.queryByRole('region', { name: 'Live chat' })).toBeNull();
});
