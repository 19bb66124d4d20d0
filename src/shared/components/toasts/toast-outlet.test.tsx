// @vitest-environment happy-dom
import Dialog from '@mui/material/Dialog';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hideToast, showToast } from '#shared/state/toasts.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { ToastOutlet } from './toast-outlet.tsx';

afterEach(() => {
  cleanup();
  for (let id = 1; id <= 3; id += 1) hideToast(id);
});

test('announces a toast even while a popup is open', async () => {
  await renderSite(
    <>
      <p>Beside the popup</p>
      <ToastOutlet />
      <Dialog open>The popup</Dialog>
    </>,
  );
  act(() => showToast('success', 'Saved'));
  const isHidden = (text: string) => screen.getByText(text).closest('[aria-hidden]') !== null;
  expect(isHidden('Beside the popup')).toBe(true);
  await waitFor(() => expect(isHidden('Saved')).toBe(false));
  expect(screen.getByText('Saved').closest('[aria-live]')).not.toBeNull();
});
