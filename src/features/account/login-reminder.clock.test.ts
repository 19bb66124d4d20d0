import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../api/local-storage.ts';
import { takeReminder } from './login-reminder.ts';

const morning = new Date(2026, 10, 21, 0, 1);
const evening = new Date(2026, 10, 21, 23, 59);
const nextMorning = new Date(2026, 10, 22, 0, 0);

it('A-182 A-183 A visitor is reminded three times a day and no more', () => {
  const storage = createMemoryStorage();
  expect([1, 2, 3, 4, 5].map(() => takeReminder(evening, storage))).toEqual([true, true, true, false, false]);
});

it('A-184 A-185 The count starts anew on a new day of the local calendar', () => {
  const storage = createMemoryStorage();
  for (let shown = 0; shown < 3; shown += 1) takeReminder(morning, storage);
  expect(takeReminder(evening, storage)).toBe(false);
  expect(takeReminder(nextMorning, storage)).toBe(true);
});

it('Takes what it cannot read for no reminder yet', () => {
  const storage = createMemoryStorage();
  storage.setItem('loginReminders', '2026-11-21 many');
  expect(takeReminder(evening, storage)).toBe(true);
});
