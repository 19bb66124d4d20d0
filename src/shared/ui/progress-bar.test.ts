// @vitest-environment happy-dom
import { BProgress } from '@bprogress/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endProgress, startProgress } from './progress-bar.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  BProgress.remove();
  vi.useRealTimers();
});

test('A-340 has speed 500, trickle 200 and minimum 0.3', () => {
  expect(BProgress.settings).toMatchObject({ speed: 500, trickleSpeed: 200, minimum: 0.3 });
  startProgress();
  expect(BProgress.status).toBe(0.3);
  vi.advanceTimersByTime(250);
  expect(BProgress.status).toBeGreaterThan(0.3);
  endProgress();
  vi.advanceTimersByTime(2500);
  expect(BProgress.status).toBeNull();
  expect(document.querySelector('[data-bar]')).toBeNull();
});
