// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { installAnswers, type Answers } from '#shared/api/testing/install-answers.ts';
import { closeDialog, currentDialog } from '#shared/state/dialogs.ts';
import { mediaThat } from '../../../testing/media.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { entryAt, isRoot } from './entries.ts';
import { MobileShell } from './mobile-shell.tsx';

// Loaded in advance; on a busy machine loading takes longer than the test timeout.
beforeAll(async () => {
  await Promise.all([import('./overlays.tsx'), import('./entry-badge.tsx')]);
});
beforeEach(() => vi.stubGlobal('matchMedia', mediaThat(false)));
afterEach(() => {
  cleanup();
  act(() => closeDialog());
  vi.unstubAllGlobals();
});

const wanjiku = { email: 'wanjiku.kamau@example.com', countryName: 'Kenya' };

async function open(at: string, { answers = {}, user }: { answers?: Answers; user?: typeof wanjiku } = {}) {
  installAnswers(answers);
  return renderSite(
    <Routes>
      <Route element={<MobileShell />}>
        <Route
          path="*"
          element={
            <>
              <h1>Page</h1>
              <Link to="/car/detail?id=7">A vehicle</Link>
              <Link to="/">Everything</Link>
              <input aria-label="Name" />
            </>
          }
        />
      </Route>
    </Routes>,
    { at, form: 'mobile', ...(user && { user }) },
  );
}

const page = () => screen.getByRole('heading', { name: 'Page' }).closest('[data-slide]');

test('A-037 slides to the left for a longer path, to the right for any other, and not for the first page', async () => {
  await open('/');
  expect(page()).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'A vehicle' }));
  await waitFor(() => expect(page()?.getAttribute('data-slide')).toBe('left'));
  await userEvent.click(screen.getByRole('link', { name: 'Everything' }));
  await waitFor(() => expect(page()?.getAttribute('data-slide')).toBe('right'));
});

describe('The bottom navigation', () => {
  test.each([
    ['/', '', 'home'],
    ['/', '?tab=1&make=1', 'cars'],
    ['/', '?tab=3', undefined],
    ['/car/detail', '?id=1', 'cars'],
    ['/user/center/info', '', 'orders'],
    ['/user/center/info', '?type=1', 'saved'],
    ['/user/center/info', '?type=3', 'me'],
    ['/user/center/info', '?type=7', 'me'],
    ['/user/center/order/detail', '?id=1', 'orders'],
    ['/com/policy', '?formPage=1', undefined],
  ])('marks for %s%s the entry %s', (pathname, search, entry) => {
    expect(entryAt(pathname, new URLSearchParams(search))).toBe(entry);
  });

  test.each([
    ['/', '', true],
    ['/', '?tab=2', false],
    ['/user/center/info', '?type=3', true],
    ['/user/center/info', '?type=2', false],
    ['/car/detail', '?id=1', false],
  ])('shows in the header of %s%s the logo instead of the back button: %s', (pathname, search, isOne) => {
    expect(isRoot(pathname, new URLSearchParams(search))).toBe(isOne);
  });

  test('asks a visitor to log in and continues; shows a user counts', async () => {
    const { address, unmount } = await open('/?tab=1');
    await userEvent.click(screen.getByRole('link', { name: 'Orders' }));
    expect(address()).toBe('/?tab=1');
    expect(currentDialog()).toMatchObject({ kind: 'account', backUrl: '/user/center/info?type=0' });
    unmount();
    act(() => closeDialog());

    const orders = [{ status: 0 }, { status: 1 }, { status: 4 }, { status: 6 }, { status: 7 }];
    await open('/?tab=1', {
      user: wanjiku,
      answers: {
        listOrders: () => orders,
        listFavorites: () => ({ total: 2, vehicleList: [{ id: '1' }, { id: '2' }] }),
      },
    });
    expect(await screen.findByRole('link', { name: '3 wait for you Orders' })).toBeDefined();
    expect(await screen.findByRole('link', { name: '2 saved Saved' })).toBeDefined();
  });

  test('hides while a keyboard covers a part of the window', async () => {
    const seen = Object.assign(new EventTarget(), { width: 390, height: 800, scale: 1 });
    vi.stubGlobal('visualViewport', seen);
    await open('/');
    const resize = (height: number) =>
      act(() => {
        seen.height = height;
        seen.dispatchEvent(new Event('resize'));
      });
    const mark = () => document.documentElement.dataset['keyboard'];
    // The code that watches the keyboard loads after the page.
    await waitFor(() => expect(document.querySelector('output')).not.toBeNull());
    resize(740);
    expect(mark()).toBe('off');
    act(() => screen.getByRole('textbox', { name: 'Name' }).focus());
    resize(420);
    await waitFor(() => expect(mark()).toBe('on'));
    resize(800);
    await waitFor(() => expect(mark()).toBe('off'));
  });
});
