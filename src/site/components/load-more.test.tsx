// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';
import { LoadMore } from './load-more.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A list whose pages arrive so quickly that none is ever rendered as loading. */
function QuickList() {
  const [pages, setPages] = useState(1);
  if (pages === 5) return <p>All five</p>;
  return <LoadMore isLoading={false} isAutomatic pages={pages} onMore={() => setPages(pages + 1)} />;
}

test('loads the whole list while the reader stays near its end, however fast each page arrives', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    /** The end is visible when it is first observed; nothing is reported after that. */
    class {
      readonly #report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.#report = report;
      }
      observe() {
        queueMicrotask(() => this.#report([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
  await renderSite(<QuickList />);
  expect(await screen.findByText('All five')).toBeDefined();
});
