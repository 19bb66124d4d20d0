import { describe, expect, test, vi } from 'vitest';
import { openNotification, parseNotification, showOrderNotification } from './order-notifications.ts';
import type { PageMessage } from './messages.ts';
import type { OpenPage, WorkerScope } from './worker-scope.ts';

const notification = {
  title: '注文 GP1 を出荷しました',
  body: 'お車は輸送中です。',
  tag: 'order-1',
  path: '/Japan/user/center/order/detail?id=1&status=3',
};

test('shows a notification in its language, replaces an earlier one about the order, and keeps its target', async () => {
  const showNotification = vi.fn<WorkerScope['registration']['showNotification']>(async () => undefined);
  await showOrderNotification({ registration: { showNotification } }, JSON.stringify(notification));
  expect(showNotification).toHaveBeenCalledWith(notification.title, {
    body: notification.body,
    tag: notification.tag,
    renotify: true,
    icon: '/app/icon-192.png',
    data: notification.path,
    lang: 'ja',
  });
});

test.each([
  undefined,
  '',
  'no JSON',
  'null',
  '{"title":"a"}',
  JSON.stringify({ ...notification, path: 'https://elsewhere.example/' }),
  JSON.stringify({ ...notification, path: '//elsewhere.example/' }),
  JSON.stringify({ ...notification, path: '/\\elsewhere.example/' }),
])('shows a default notification for an unreadable message, which opens the site: %s', (text) => {
  expect(parseNotification(text)).toEqual({ title: 'GariPort', body: '', tag: 'any', path: '/' });
});

/** A page that navigates when told to, or does not respond. */
function openPage({ follows, focused = false }: { follows: boolean; focused?: boolean }) {
  const led: PageMessage[] = [];
  const focus = vi.fn<OpenPage['focus']>(async () => undefined);
  const page: OpenPage = {
    focused,
    focus,
    postMessage(message, [port]) {
      led.push(message);
      if (follows) port?.postMessage('led');
    },
  };
  return { page, led, focus };
}

function worldOf(...pages: readonly { page: OpenPage }[]) {
  const openWindow = vi.fn<WorkerScope['clients']['openWindow']>(async () => undefined);
  const matchAll = async () => pages.map(({ page }) => page);
  return { clients: { claim: async () => undefined, matchAll, openWindow }, openWindow };
}

describe('A clicked notification', () => {
  test('opens its order if no page of the site is open', async () => {
    const { openWindow, ...world } = worldOf();
    await openNotification(world, notification.path);
    expect(openWindow).toHaveBeenCalledWith(notification.path);
  });

  test('navigates only the most recently focused page', async () => {
    const [other, last] = [openPage({ follows: true }), openPage({ follows: true, focused: true })];
    const { openWindow, ...world } = worldOf(other, last);
    await openNotification(world, notification.path);
    expect(last.led).toEqual([{ is: 'open', path: notification.path }]);
    expect(last.focus).toHaveBeenCalledOnce();
    expect(other.led).toEqual([]);
    expect(openWindow).not.toHaveBeenCalled();
  });

  test('skips a page that does not answer, and opens a new one', async () => {
    vi.useFakeTimers();
    const deaf = openPage({ follows: false });
    const { openWindow, ...world } = worldOf(deaf);
    const opening = openNotification(world, notification.path);
    await vi.runAllTimersAsync();
    await opening;
    vi.useRealTimers();
    expect(deaf.focus).not.toHaveBeenCalled();
    expect(openWindow).toHaveBeenCalledWith(notification.path);
  });
});
