// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useRootMark } from './root-mark.ts';

afterEach(cleanup);

function Shell({ children }: { children?: ReactNode }) {
  useRootMark('pageBar', false);
  return children;
}

function Bar() {
  useRootMark('pageBar', true);
  return null;
}

test('marks the root while a part is shown, and false removes no other part’s mark', () => {
  const mark = () => document.documentElement.dataset['pageBar'];
  const { rerender } = render(<Shell />);
  expect(mark()).toBe('off');
  rerender(
    <Shell>
      <Bar />
    </Shell>,
  );
  expect(mark()).toBe('on');
  rerender(<Shell />);
  expect(mark()).toBe('off');
});

test('marks a page with a bar at once', () => {
  delete document.documentElement.dataset['pageBar'];
  render(
    <Shell>
      <Bar />
    </Shell>,
  );
  expect(document.documentElement.dataset['pageBar']).toBe('on');
});
