// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';
import { EmptyState } from './empty-state.tsx';

afterEach(cleanup);

test('A-309 shows the default text for an empty list', async () => {
  const { unmount } = await renderSite(<EmptyState />);
  expect(screen.getByText('There is nothing here yet.')).toBeDefined();
  unmount();
  await renderSite(<EmptyState text="No orders yet" hint="They will stand here." />);
  expect(screen.queryByText('There is nothing here yet.')).toBeNull();
  expect(screen.getByText('No orders yet')).toBeDefined();
});
