// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['site'];
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Separate toasts for each test, as built with these settings. */
async function openToasts() {
  const [{ showToast }, { ToastOutlet }] = await Promise.all([
    import('./toasts.ts'),
    import('../components/toasts/toast-outlet.tsx'),
  ]);
  render(<ToastOutlet />);
  return showToast;
}

describe('A-322 Toasts disappear by themselves', () => {
  test.each([
    ['success', 3000],
    ['warning', 3000],
    ['error', 4000],
  ] as const)('%s after %i ms', async (severity, time) => {
    const showToast = await openToasts();
    act(() => showToast(severity, 'Something'));
    act(() => void vi.advanceTimersByTime(time - 1));
    expect(screen.getByText('Something')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Something')).toBeNull();
  });

  test('shows the same error once, and different ones together', async () => {
    const showToast = await openToasts();
    act(() => {
      showToast('error', 'Network error. Please check your connection.');
      showToast('error', 'Network error. Please check your connection.');
      showToast('warning', 'slow');
    });
    expect(screen.getAllByText('Network error. Please check your connection.')).toHaveLength(1);
    expect(screen.getByText('slow')).toBeTruthy();
  });
});

describe('A-331 Toasts on the mobile site last as long as they take to read', () => {
  test.each([
    ['success', 'Saved', 2000],
    ['error', 'Nine long', 2000],
    ['success', 'Ten long ✓', 5000],
    ['error', 'Network error. Please check your connection.', 5000],
    ['warning', '请先选择一款车型', 2000],
    ['warning', '请先选择一款车型再预订', 5000],
  ] as const)('shows a toast of %s that says %s for %i ms', async (severity, text, time) => {
    document.documentElement.dataset['site'] = 'mobile';
    const showToast = await openToasts();
    act(() => showToast(severity, text));
    act(() => void vi.advanceTimersByTime(time - 1));
    expect(screen.getByText(text)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText(text)).toBeNull();
  });
});

describe('A-323 The build flag', () => {
  test('silences only errors', async () => {
    vi.stubEnv('VITE_SILENT_ERRORS', 'on');
    const showToast = await openToasts();
    act(() => {
      showToast('error', 'An error');
      showToast('warning', 'A warning');
      showToast('success', 'A success');
    });
    expect(screen.queryByText('An error')).toBeNull();
    expect(screen.getByText('A warning')).toBeTruthy();
    expect(screen.getByText('A success')).toBeTruthy();
  });

  test('is off by default', async () => {
    const showToast = await openToasts();
    act(() => showToast('error', 'An error'));
    expect(screen.getByText('An error')).toBeTruthy();
  });
});
