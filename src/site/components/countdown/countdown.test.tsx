// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown, formatRemaining, remainingSeconds } from './countdown.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('A-192 A-193 counts down every second and stops at 0', () => {
  render(<Countdown seconds={3} />);
  const shown = ['00:00:03'];
  for (let second = 0; second < 5; second += 1) {
    pass(1000);
    shown.push(screen.getByRole('timer').textContent);
  }
  expect(shown).toEqual(['00:00:03', '00:00:02', '00:00:01', '00:00:00', '00:00:00', '00:00:00']);
});

test('A-192 counts from the server’s answer, not from its first render', () => {
  render(<Countdown seconds={90} since={Date.now() - 30_000} />);
  expect(screen.getByRole('timer').textContent).toBe('00:01:00');
});

test('A-192 updates all countdowns of a page together and leaves no timer behind', () => {
  const { unmount } = render(
    <>
      <Countdown seconds={10} />
      <Countdown seconds={20} />
    </>,
  );
  pass(1000);
  expect(screen.getAllByRole('timer').map(({ textContent }) => textContent)).toEqual(['00:00:09', '00:00:19']);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  [0, '00:00:00'],
  [59, '00:00:59'],
  [3661, '01:01:01'],
  [86_399, '23:59:59'],
  [86_400, '24:00:00'],
  [360_000, '100:00:00'],
])('A-193 A-194 formats %i seconds as %s, with hours beyond 23', (seconds, text) => {
  expect(formatRemaining(seconds)).toBe(text);
});

test.each([
  [10, 0, 10],
  [10, 999, 10],
  [10, 1000, 9],
  [10, 10_000, 0],
  [10, 99_000, 0],
  [10, -5000, 10],
])('A-192 leaves of %i seconds %i ms later %i, and never less than 0', (counted, later, left) => {
  expect(remainingSeconds(counted, 1_800_000_000_000, 1_800_000_000_000 + later)).toBe(left);
});
