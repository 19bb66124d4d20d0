// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { addCompared, parseCompared, removeCompared, setCompared } from './compared.ts';

const vehicle = (id: string) => ({ id, name: `Vehicle ${id}`, imageUrl: `/pictures/${id}/front.webp` });
const stored = () => parseCompared(sessionStorage.getItem('compared')).map(({ id }) => id);

afterEach(() => setCompared([]));

test('compares up to four different vehicles, and no fifth', () => {
  expect(['1', '2', '2', '3', '4'].map((id) => addCompared(vehicle(id)))).toEqual([true, true, true, true, true]);
  expect(addCompared(vehicle('5'))).toBe(false);
  expect(stored()).toEqual(['1', '2', '3', '4']);
});

test('frees a place when a vehicle is removed', () => {
  setCompared(['1', '2', '3', '4'].map(vehicle));
  removeCompared('2');
  expect(addCompared(vehicle('5'))).toBe(true);
  expect(stored()).toEqual(['1', '3', '4', '5']);
});

test.each([null, '{', '{}', '[1, null, {"id": "1"}]'])('validates stored data: %s', (text) => {
  expect(parseCompared(text)).toEqual([]);
});
