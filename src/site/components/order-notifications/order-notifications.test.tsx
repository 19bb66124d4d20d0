// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { forgetPush, pushState, renewPush, turnPushOn } from '#site/push/browser-push.ts';
import type { Language } from '#wire/language.ts';
import { dropPush, installPush, testEndpoint } from '../../../testing/push.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { Toasts } from '../../../testing/toasts.tsx';
import { NotificationOffer, NotificationSwitch } from './order-notifications.tsx';

const hands = userEvent.setup({ delay: null });
const user = { email: 'wanjiku@example.com', countryName: 'Kenya' } as never;
const publicKey = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const answers: Answers = {
  getPushKey: () => ({ publicKey }),
  savePushSubscription: () => ({}),
  removePushSubscription: () => ({}),
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  pushState.set('unavailable');
});
afterEach(() => {
  cleanup();
  dropPush();
  vi.unstubAllGlobals();
});

async function open(
  part: 'offer' | 'switch',
  { language = 'en', more = {} }: { language?: Language; more?: Answers } = {},
) {
  const asked = installAnswers({ ...answers, ...more });
  const page = (
    <>
      <h1>An order</h1>
      {part === 'offer' ? <NotificationOffer /> : <NotificationSwitch />}
      <Toasts />
    </>
  );
  await renderSite(page, { user, language, texts: ['news'] });
  const called = (id: string) => asked.filter(({ operationId }) => operationId === id);
  return { called };
}

const agree = () => screen.findByRole('button', { name: 'Notify me about this order' });
const offer = () => screen.queryByRole('region', { name: 'Get notified about your order' });

/** Waits until the component has checked the browser and the server, so that missing elements will not appear later. */
const looked = async (called: (id: string) => unknown[]) => {
  await waitFor(() => expect(pushState.get()).not.toBe('unavailable'));
  if (pushState.get() === 'off' || pushState.get() === 'blocked')
    await waitFor(() => expect(called('getPushKey')).toHaveLength(1));
  await act(async () => {});
};

describe('The offer on the page of an order', () => {
  test.each([
    ['en', 'Notify me about this order', /needs you to act/],
    ['zh', '此订单有进展时通知我', /下一步/],
    ['ja', 'この注文に動きがあったら知らせる', /お手続き/],
  ] as const)('gives the reason without opening the browser’s prompt: %s', async (language, name, reason) => {
    const push = installPush();
    await open('offer', { language });
    expect(await screen.findByRole('button', { name })).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
    expect(push.asked()).toBe(0);
  });

  test('asks for permission, subscribes with the server’s key and saves the subscription', async () => {
    const push = installPush();
    const { called } = await open('offer');
    await hands.click(await agree());
    expect(await screen.findByText(/^Notifications are on/)).toBeTruthy();
    expect([push.asked(), push.key()]).toEqual([1, publicKey]);
    expect(called('savePushSubscription')).toMatchObject([
      {
        body: {
          endpoint: testEndpoint,
          p256dh: expect.stringMatching(/^[\w-]{87}$/),
          auth: expect.stringMatching(/^[\w-]{22}$/),
        },
      },
    ]);
  });

  test('is not repeated after a refusal, and opens no prompt', async () => {
    const push = installPush();
    await open('offer');
    await hands.click(await screen.findByRole('button', { name: 'No thanks' }));
    expect(offer()).toBeNull();
    cleanup();
    await open('offer');
    await waitFor(() => expect(pushState.get()).toBe('off'));
    await act(async () => {});
    expect(offer()).toBeNull();
    expect(push.asked()).toBe(0);
  });

  test.each(['denied', 'default'] as const)(
    'is not repeated after a refusal in the browser’s prompt: %s',
    async (answer) => {
      const push = installPush({ answer });
      const { called } = await open('offer');
      await hands.click(await agree());
      await waitFor(() => expect(offer()).toBeNull());
      cleanup();
      await open('offer');
      await act(async () => {});
      expect(offer()).toBeNull();
      expect(push.asked()).toBe(1);
      expect(called('savePushSubscription')).toEqual([]);
    },
  );

  test.each([
    ['that was told before to take none', { permission: 'denied' }],
    ['that takes them already', { permission: 'granted', isSubscribed: true }],
  ] as const)('is hidden in a browser %s', async (_what, world) => {
    installPush(world);
    const { called } = await open('offer');
    await looked(called);
    expect(offer()).toBeNull();
  });

  test('is hidden without push support or over plain HTTP', async () => {
    const { called } = await open('offer');
    await act(async () => {});
    expect(offer()).toBeNull();
    expect(called('getPushKey')).toEqual([]);
  });

  test('is hidden if the server sends no notifications', async () => {
    installPush();
    const { called } = await open('offer', { more: { getPushKey: () => ({}) } });
    await looked(called);
    expect(offer()).toBeNull();
  });

  test('stays with an error if the push service is unreachable', async () => {
    installPush({ isReached: false });
    await open('offer');
    await hands.click(await agree());
    expect(
      await screen.findByText('error: Notifications could not be turned on. Please try again later.'),
    ).toBeTruthy();
    expect(await agree()).toBeTruthy();
  });

  test('does not count as accepted if the server refuses the subscription', async () => {
    const push = installPush();
    await open('offer', { more: { savePushSubscription: () => new FailsWith(400, 'not from here') } });
    await hands.click(await agree());
    expect(await screen.findByText('error: not from here')).toBeTruthy();
    expect(push.isSubscribed()).toBe(false);
  });
});

const toggle = () =>
  screen.findByRole<HTMLInputElement>('switch', { name: 'Notify me in this browser about my orders' });

describe('The switch in the profile', () => {
  test('turns notifications off here and on the server, without a new offer', async () => {
    const push = installPush({ permission: 'granted', isSubscribed: true });
    const { called } = await open('switch');
    expect((await toggle()).checked).toBe(true);
    await hands.click(await toggle());
    await waitFor(async () => expect((await toggle()).checked).toBe(false));
    expect(push.isSubscribed()).toBe(false);
    expect(called('removePushSubscription')).toMatchObject([{ body: { endpoint: testEndpoint } }]);
    cleanup();
    await open('offer');
    await act(async () => {});
    expect(offer()).toBeNull();
  });

  test('turns notifications on after an earlier refusal', async () => {
    localStorage.setItem('pushDeclined', '1');
    const push = installPush();
    const { called } = await open('switch');
    await hands.click(await toggle());
    await waitFor(async () => expect((await toggle()).checked).toBe(true));
    expect(push.asked()).toBe(1);
    expect(called('savePushSubscription')).toHaveLength(1);
  });

  test('explains how to allow blocked notifications', async () => {
    installPush({ permission: 'denied' });
    await open('switch');
    expect((await toggle()).disabled).toBe(true);
    expect(screen.getByText(/^This browser blocks notifications/)).toBeTruthy();
  });
});

describe('A later visit', () => {
  const subscribed = async () => {
    const push = installPush();
    const asked = installAnswers(answers);
    await turnPushOn(publicKey, 'wanjiku@example.com');
    asked.length = 0;
    return { push, ids: () => asked.map(({ operationId }) => operationId) };
  };

  test('saves the subscription once per visit, and again in another language', async () => {
    const { ids } = await subscribed();
    await renewPush('wanjiku@example.com', 'en');
    await renewPush('wanjiku@example.com', 'en');
    expect(ids()).toEqual(['getPushKey', 'savePushSubscription']);
    await renewPush('wanjiku@example.com', 'ja');
    expect(ids()).toHaveLength(4);
  });

  test('subscribes again for a new server key', async () => {
    const { push } = await subscribed();
    const other = `BD${publicKey.slice(2)}`;
    installAnswers({ ...answers, getPushKey: () => ({ publicKey: other }) });
    await renewPush('wanjiku@example.com', 'en');
    expect(push.key()).toBe(other);
  });

  test('does not start one user’s notifications for another user of this browser', async () => {
    const { push, ids } = await subscribed();
    await renewPush('otieno@example.com', 'en');
    expect(push.isSubscribed()).toBe(false);
    expect(ids()).toEqual([]);
  });

  test('ends and removes notifications on logout, and stores nothing', async () => {
    const push = installPush({ permission: 'granted', isSubscribed: true });
    await forgetPush();
    expect([push.isSubscribed(), push.shown()]).toEqual([false, 0]);
    expect(localStorage.getItem('pushOwner')).toBeNull();
  });

  test('requests nothing without a subscription', async () => {
    installPush();
    const asked = installAnswers(answers);
    await renewPush('wanjiku@example.com', 'en');
    expect(asked).toEqual([]);
  });
});
