// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ChatToken, UserInfo } from '#generated/client/types.gen.ts';
import { FailsWith, installAnswers, type Answers, type AskedCall } from '#shared/api/testing/install-answers.ts';
import { closeDialog, currentDialog, openDialog } from '#shared/state/dialogs.ts';
import { recordActivity } from '#site/page-state/interruptions.ts';
import { closeLiveChat, openLiveChat } from '#site/session/live-chat.ts';
import { reloadOrders } from '#site/components/reload-orders.ts';
import { renderSite } from '../../../testing/render-site.tsx';
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
const token = (name: string): ChatToken => ({ token: name, userName: 'Wanjiku', expiresIn: 900 });
let asked: AskedCall[];

function answer(more: Answers = {}): void {
  asked = installAnswers({
    getCouponPicture: () => ({ imageUrl: '/c.webp', smallImageUrl: '/c-small.webp' }),
    listCoupons: () => [coupon, { ...coupon, id: '2', name: 'Used coupon', status: 4 }],
    getChatToken: () => new FailsWith(500),
    ...more,
  });
}

// Loaded in advance; on a busy machine loading takes longer than the test timeout.
beforeAll(async () => {
  await Promise.all([import('./coupon-panel.tsx'), import('./chat-panel.tsx')]);
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  recordActivity(-Infinity);
  answer();
});

afterEach(() => {
  cleanup();
  closeDialog();
  closeLiveChat();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const contact = () => screen.queryByRole('region', { name: 'Talk to us' });

function scrollPage(top: number): void {
  vi.stubGlobal('scrollY', top);
  fireEvent.scroll(window);
}

test('A-200 B-199 opens the contact panel after 3000 ms on the first visit', async () => {
  await renderSite(<Dock />, { texts: ['panels'] });
  await pass(2900);
  expect(contact()).toBeNull();
  await pass(200);
  expect(contact()).not.toBeNull();
  press('Questions? Call or write to us');
  expect(await screen.findByRole('link', { name: /^Hotline/ })).toBeTruthy();
  cleanup();
  await renderSite(<Dock />, { texts: ['panels'] });
  await pass(4000);
  expect(contact()).toBeNull();
  press('Contact');
  expect(contact()).not.toBeNull();
  press('Close');
  expect(contact()).toBeNull();
});

test('offers a named member of staff on WhatsApp, with a message about the vehicle of the page', async () => {
  await renderSite(<Dock />, { texts: ['panels'], at: '/car/detail?id=100001' });
  press('Contact');
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Ask on WhatsApp' });
  const address = new URL(link.href);
  expect(address.host + address.pathname).toBe('wa.me/254700000142');
  const [first, page] = address.searchParams.get('text')?.split('\n') ?? [];
  expect(first).toBe('Hello Amina, I have a question about this car:');
  expect(page).toMatch(/\/car\/detail\?id=100001$/);
  expect(screen.getByText('Amina answers. Usually within an hour.')).toBeTruthy();
});

test('A-200 delays the contact panel while the user types or a dialog is open, and a while after', async () => {
  await renderSite(
    <>
      <input aria-label="Phone" />
      <Dock />
    </>,
  );
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  act(() => phone.focus());
  await pass(20_000);
  expect(contact()).toBeNull();
  act(() => phone.blur());
  await pass(8000);
  expect(contact()).toBeNull();
  act(() => openDialog({ kind: 'notice' }));
  await pass(20_000);
  act(closeDialog);
  await pass(9000);
  expect(contact()).toBeNull();
  await pass(2000);
  expect(contact()).not.toBeNull();
  act(() => phone.focus());
  expect(contact()).toBeNull();
});

test('A-200 closes the contact panel that opened by itself when a dialog opens', async () => {
  await renderSite(<Dock />, { texts: ['panels'] });
  await pass(4000);
  expect(contact()).not.toBeNull();
  act(() => openDialog({ kind: 'own', name: 'coupon' }));
  expect(contact()).toBeNull();
  act(closeDialog);
  await pass(20_000);
  expect(contact()).toBeNull();
});

test('A-200 does not open the contact panel over another panel', async () => {
  await renderSite(<Dock />, { texts: ['panels'], user });
  fireEvent.click(await screen.findByRole('button', { name: 'Coupons 1' }));
  await pass(20_000);
  expect(contact()).toBeNull();
  press('Close');
  await pass(12_000);
  expect(contact()).not.toBeNull();
});

test('A-171 opens the chat by itself as one line until the user expands it', async () => {
  await renderSite(<Dock />, { texts: ['panels'], user });
  act(() => openLiveChat('small'));
  expect(screen.getByRole('region', { name: 'Live chat' }).textContent).toBe('Questions? Chat with us');
  expect(asked.some(({ operationId }) => operationId === 'getChatToken')).toBe(false);
  press('Questions? Chat with us');
  await screen.findByText('The chat could not be opened');
  press('Close');
  act(() => openLiveChat('small'));
  press('Close');
  expect(screen.queryByRole('region', { name: 'Live chat' })).toBeNull();
});

test('A-199 B-201 shows back to top after scrolling more than 300 px', async () => {
  await renderSite(<Dock />, { texts: ['panels'] });
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

const couponButton = () => screen.queryByRole('button', { name: /^Coupons/ });

test('B-183 shows a user with coupons a shortcut with their number', async () => {
  await renderSite(<Dock />, { texts: ['panels'], user });
  fireEvent.click(await screen.findByRole('button', { name: 'Coupons 1' }));
  await screen.findByText('Welcome coupon');
  expect(screen.getByText('USD 100')).toBeTruthy();
  expect(screen.queryByText('Used coupon')).toBeNull();
});

test('B-183 shows a visitor and a user without coupons no shortcut', async () => {
  await renderSite(<Dock />, { texts: ['panels'] });
  await pass(100);
  expect(couponButton()).toBeNull();
  expect(asked).toEqual([]);
  cleanup();
  answer({ listCoupons: () => [] });
  await renderSite(<Dock />, { texts: ['panels'], user });
  await pass(100);
  expect(asked.map(({ operationId }) => operationId)).toEqual(['listCoupons']);
  expect(couponButton()).toBeNull();
});

test('B-309 hides the badge when the coupons cannot be loaded', async () => {
  answer({ listCoupons: () => new FailsWith(500) });
  await renderSite(<Dock />, { texts: ['panels'], user });
  await pass(100);
  expect(couponButton()).toBeNull();
  cleanup();

  let isFailing = false;
  answer({ listCoupons: () => (isFailing ? new FailsWith(500) : [coupon]) });
  const { queryClient } = await renderSite(<Dock />, { texts: ['panels'], user });
  await screen.findByRole('button', { name: 'Coupons 1' });
  isFailing = true;
  await act(() => reloadOrders(queryClient));
  await screen.findByRole('button', { name: 'Coupons' });
});

test('B-259 sends a visitor who wants live chat home, where the login opens', async () => {
  const { address } = await renderSite(<Dock />, { texts: ['panels'], at: '/car/detail?id=1' });
  press('Live chat');
  expect(address()).toBe('/');
  expect(currentDialog()).toEqual({ kind: 'account', panel: 1 });
  act(() => openLiveChat());
  expect(screen.queryByRole('region', { name: 'Live chat' })).toBeNull();
});

test('A-201 B-200 opens and closes the live chat, even when its token cannot be loaded', async () => {
  await renderSite(<Dock />, { texts: ['panels'], user });
  press('Live chat');
  await screen.findByText('The chat could not be opened');
  expect(screen.getByRole('region', { name: 'Live chat' })).toBeTruthy();
  press('Live chat');
  expect(screen.queryByRole('region', { name: 'Live chat' })).toBeNull();
});

test('renews the token of the chat when it asks, also after a failure, and refuses only without a session', async () => {
  // The test browser loads no frames, and says so.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const answers = [token('gct_1'), new FailsWith('timeout'), token('gct_2'), new FailsWith(431)];
  answer({ getChatToken: () => answers.shift() });
  await renderSite(<Dock />, { texts: ['panels'], user });
  press('Live chat');
  const frame = await screen.findByTitle('Conversation with GariPort');
  const chat = { postMessage: vi.fn<(message: unknown, origin: string) => void>() };
  Object.defineProperty(frame, 'contentWindow', { value: chat });
  const ask = async () => {
    const data = { type: 'chatTokenWanted' };
    dispatchEvent(Object.assign(new Event('message'), { origin: location.origin, source: chat, data }));
    await pass(100);
  };
  await ask();
  expect(chat.postMessage).not.toHaveBeenCalled();
  await ask();
  expect(chat.postMessage).toHaveBeenLastCalledWith({ type: 'chatToken', token: 'gct_2' }, location.origin);
  await ask();
  expect(chat.postMessage).toHaveBeenLastCalledWith({ type: 'chatTokenRefused' }, location.origin);
});
