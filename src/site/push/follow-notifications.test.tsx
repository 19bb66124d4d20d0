// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dropPush, installPush } from '../../testing/push.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { useFollowNotifications } from './follow-notifications.ts';

afterEach(() => {
  cleanup();
  dropPush();
  vi.unstubAllGlobals();
});

function Follower() {
  useFollowNotifications();
  return null;
}

/** Simulates the worker's message after a click on a notification. */
function tell(path: string) {
  const port = { postMessage: vi.fn<MessagePort['postMessage']>() };
  const event = Object.assign(new Event('message'), { data: { is: 'open', path }, ports: [port] });
  act(() => void navigator.serviceWorker.dispatchEvent(event));
  return port.postMessage;
}

test('opens the order in the open page, keeps its language, and confirms', async () => {
  installPush();
  const { address } = await renderSite(<Follower />, { at: '/?tab=1' });
  const answered = tell('/Japan/user/center/order/detail?id=1&status=3');
  expect(address()).toBe('/user/center/order/detail?id=1&status=3');
  expect(answered).toHaveBeenCalledOnce();
});

test('works in a browser without service workers', async () => {
  const { address } = await renderSite(<Follower />, { at: '/?tab=1' });
  expect(address()).toBe('/?tab=1');
});
