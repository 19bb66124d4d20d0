// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePageTitle } from './page-title.ts';

it('titles the tab by the last page, without a title in between', async () => {
  const names: string[] = [];
  const title = vi.spyOn(document, 'title', 'set').mockImplementation((name) => void names.push(name));
  const { rerender, unmount } = renderHook(({ name }) => usePageTitle(name), { initialProps: { name: 'Vitz' } });
  rerender({ name: 'Aqua' });
  await expect.poll(() => names).toEqual(['Aqua | GariPort']);

  unmount();
  await expect.poll(() => names).toEqual(['Aqua | GariPort', 'GariPort']);
  title.mockRestore();
});
