import { expect, it } from 'vitest';
import { createMemoryStorage } from '#shared/api/local-storage.ts';
import { takeReminder } from './login-reminder.ts';

const morning = new Date(2026, 10, 21, 0, 1);
const evening = new Date(2026, 10, 21, 23, 59);
const nextMorning = new Date(2026, 10, 22, 0, 0);

it('A-182 A-183 reminds a visitor at most three times a day', () => {
  const storage = createMemoryStorage();
  expect([1, 2, 3, 4, 5].map(() => takeReminder(evening, storage))).toEqual([true, true, true, false, false]);
});

it('A-184 A-185 resets the count on a new day of the local calendar', () => {
  const storage = createMemoryStorage();
  for (let shown = 0; shown < 3; shown += 1) takeReminder(morning, storage);
  expect(takeReminder(evening, storage)).toBe(false);
  expect(takeReminder(nextMorning, storage)).toBe(true);
});

it('treats an unreadable count as zero', () => {
  const storage = createMemoryStorage();
  storage.setItem('loginReminders', '2026-11-21 many');
  expect(takeReminder(evening, storage)).toBe(true);
});
