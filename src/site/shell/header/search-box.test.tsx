// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderSite } from '../../../testing/render-site.tsx';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { SearchBox } from './search-box.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search vehicles' });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const typist = () => userEvent.setup({ advanceTimers: (time) => void vi.advanceTimersByTime(time) });

test('A-053 accepts at most 40 characters, and is emptied by its clear button', async () => {
  const user = typist();
  const { address } = await renderSite(<SearchBox />, { at: '/car/detail?id=1' });
  expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
  await user.type(field(), 'x'.repeat(40));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(field(), 'xxxxx{Enter}');
  expect(field().value).toHaveLength(45);
  expect(screen.getByRole('alert').textContent).toBe('Please enter at most 40 characters. Shorten it by 5.');
  expect(address()).toBe('/car/detail?id=1');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

test('A-054 rotates its placeholder among three sample models every 15000 ms', async () => {
  await renderSite(<SearchBox />);
  const first = field().placeholder;
  await pass(14_000);
  expect(field().placeholder).toBe(first);
  const shown = [first];
  for (let turn = 0; turn < 3; turn += 1) {
    await pass(15_000);
    shown.push(field().placeholder);
  }
  expect(new Set(shown).size).toBe(3);
  expect(shown.at(-1)).toBe(first);
});

test('A-055 stops the placeholder when a keyword filter exists, and shows that keyword', async () => {
  await renderSite(<SearchBox />, { at: '/?tab=1&keyword=vitz' });
  const { placeholder, value } = field();
  expect(value).toBe('vitz');
  await pass(31_000);
  expect(field().placeholder).toBe(placeholder);
});

test('A-056 A-058 searches on Enter for the typed text, or for the placeholder when it is empty', async () => {
  const user = typist();
  const { address } = await renderSite(<SearchBox />);
  await pass(15_000);
  const sample = field().placeholder;
  await user.type(field(), '{Enter}');
  expect(new URLSearchParams(address().split('?')[1]).get('keyword')).toBe(sample);
});

test('A-057 A-059 opens the vehicle list with the cleaned keyword as its filter', async () => {
  const user = typist();
  const { address } = await renderSite(<SearchBox />, { at: '/car/detail?id=1' });
  await user.type(field(), '  land, cruiser');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/?tab=1&keyword=land+cruiser');
});

test('searches for text typed before hydration, even if React learns of it later', async () => {
  const user = typist();
  const { address } = await renderSite(<SearchBox />);
  // As after browser autofill: React received no event.
  Reflect.set(HTMLInputElement.prototype, 'value', 'Aqua', field());
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/?tab=1&keyword=Aqua');
});

test('keeps the focus after a search', async () => {
  const user = typist();
  await renderSite(<SearchBox />, { at: '/?tab=1&keyword=fit' });
  const input = field();
  await user.clear(input);
  await user.type(input, 'vitz{Enter}');
  expect(field()).toBe(input);
  expect(document.activeElement).toBe(input);
});

test('completes the typed words: arrow keys choose, Enter searches, Escape closes and keeps the text', async () => {
  installAnswers({
    listSearchTerms: () => [
      { text: 'Toyota Vitz', also: [], total: 7 },
      { text: 'Toyota Vios', also: [], total: 2 },
    ],
  });
  const user = typist();
  const { address } = await renderSite(<SearchBox />);
  await user.type(field(), 'vi');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(field().value).toBe('vi');
  await user.keyboard('{Backspace}{ArrowDown}{ArrowDown}');
  const active = field().getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)?.textContent).toBe('Toyota Vios2');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/?tab=1&keyword=Toyota+Vios');
  expect(screen.queryByRole('option')).toBeNull();
});
