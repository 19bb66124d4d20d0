// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate, useSearchParams } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { PageMain, usePage } from './page-main.tsx';

vi.mock('#shared/state/first-view.ts', () => ({ untilDrawn: async () => undefined }));

afterEach(cleanup);

const shown = vi.fn<(name: string) => void>();

/** A page that shows its own address, and keeps its input. */
function Page({ name }: { name: string }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  useEffect(() => {
    shown(name);
    return () => shown(`${name} gone`);
  }, [name]);
  return (
    <div>
      <h1>{name}</h1>
      <p>{`at ${pathname}?${search.toString()}`}</p>
      <input aria-label={`Note of ${name}`} />
    </div>
  );
}

function Frame() {
  const navigate = useNavigate();
  return (
    <>
      <PageMain page={usePage()} />
      {['/?tab=1', '/?tab=1&make=1', '/car/detail?id=1', '/car/detail?id=2', '/user/center/info'].map((to) => (
        <button key={to} type="button" onClick={() => void navigate(to)}>
          {to}
        </button>
      ))}
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

function open(path: string): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route element={<Frame />}>
          <Route index element={<Page name="list" />} />
          <Route path="/car/detail" element={<Page name="vehicle" />} />
          <Route path="/user/center/info" element={<Page name="centre" />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const note = (name: string) => screen.getByLabelText<HTMLInputElement>(`Note of ${name}`);
const isSeen = (element: HTMLElement) => element.closest('[style*="display: none"]') === null;

test('keeps the list behind an opened vehicle at its own address, and Back shows it as it was', async () => {
  open('/?tab=1');
  const list = note('list');
  fireEvent.change(list, { target: { value: 'the red one' } });
  await press('/car/detail?id=1');
  expect(isSeen(note('vehicle'))).toBe(true);
  expect(note('list')).toBe(list);
  expect(isSeen(list)).toBe(false);
  expect(screen.getByText('at /?tab=1')).toBeTruthy();
  expect(shown).toHaveBeenLastCalledWith('vehicle');
  expect(shown).toHaveBeenCalledWith('list gone');
  await press('Back');
  expect(note('list')).toBe(list);
  expect(isSeen(list)).toBe(true);
  expect(list.value).toBe('the red one');
  expect(screen.queryByText('at /car/detail?id=1')).toBeNull();
  expect(shown).toHaveBeenLastCalledWith('list');
});

test('keeps the list behind the next vehicle too, and updates its address', async () => {
  open('/?tab=1');
  const list = note('list');
  await press('/car/detail?id=1');
  await press('/car/detail?id=2');
  expect(screen.getByText('at /car/detail?id=2')).toBeTruthy();
  expect(screen.queryByText('at /car/detail?id=1')).toBeNull();
  await press('/?tab=1&make=1');
  expect(note('list')).toBe(list);
  expect(isSeen(list)).toBe(true);
  expect(screen.getByText('at /?tab=1&make=1')).toBeTruthy();
});

test('keeps no personal page behind a vehicle, and nothing behind any other page', async () => {
  open('/user/center/info');
  await press('/car/detail?id=1');
  expect(screen.queryByText('centre')).toBeNull();
  await press('/?tab=1');
  expect(screen.queryByText('vehicle')).toBeNull();
  await press('/user/center/info');
  expect(screen.queryByText('list')).toBeNull();
});
