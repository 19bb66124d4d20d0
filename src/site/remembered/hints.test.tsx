// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StorageArea } from '#shared/api/local-storage.ts';
import { useHint, useHintOnce } from './hints.ts';

let kept: Map<string, string>;
let storage: StorageArea;

function Page() {
  useHintOnce('pull', 'Pull up for more', storage);
  return <p>{useHint() ?? 'Nothing'}</p>;
}

beforeEach(() => {
  vi.useFakeTimers();
  kept = new Map();
  storage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const after = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('A-332 shows a hint after 1 s for 3 s, once per browser', () => {
  const { container, unmount } = render(<Page />);
  after(999);
  expect(container.textContent).toBe('Nothing');
  after(1);
  expect(container.textContent).toBe('Pull up for more');
  after(2999);
  expect(container.textContent).toBe('Pull up for more');
  after(1);
  expect(container.textContent).toBe('Nothing');
  unmount();
  const again = render(<Page />);
  after(5000);
  expect(again.container.textContent).toBe('Nothing');
});

test('A-332 removes a hint with its page, and shows one that was not seen again', () => {
  const { unmount } = render(<Page />);
  after(500);
  unmount();
  after(5000);
  const { container } = render(<Page />);
  expect(container.textContent).toBe('Nothing');
  after(1000);
  expect(container.textContent).toBe('Pull up for more');
});
