import { expect, test } from 'vitest';
import { awayText, type ChatHours } from './chat-hours.ts';

const hours: ChatHours = {
  version: 1,
  isOn: true,
  days: [1, 2, 3, 4, 5],
  from: '08:00',
  to: '18:00',
  texts: { en: 'Back at eight', zh: '八点回来', ja: '8時に戻ります' },
};
/** Nairobi time, three hours ahead of UTC. 2026-06-12 is a Friday. */
const isAway = (moment: string, more: Partial<ChatHours> = {}) =>
  awayText({ ...hours, ...more }, 'en', new Date(`${moment}+03:00`)) !== undefined;

test.each([
  ['2026-06-12T07:59', true],
  ['2026-06-12T08:00', false],
  ['2026-06-12T17:59', false],
  ['2026-06-12T18:00', true],
  ['2026-06-13T10:00', true],
  ['2026-06-15T00:00', true],
  ['2026-06-15T09:00', false],
])('At %s market time the away message is shown: %s', (moment, expected) => {
  expect(isAway(moment)).toBe(expected);
});

test.each([
  ['2026-06-12T23:00', false],
  ['2026-06-13T01:30', false],
  ['2026-06-13T02:00', true],
  ['2026-06-13T23:00', true],
  ['2026-06-15T01:00', true],
  ['2026-06-14T12:00', true],
])('Hours that end after midnight belong to the day on which they start: %s, %s', (moment, expected) => {
  expect(isAway(moment, { from: '20:00', to: '02:00' })).toBe(expected);
});

test('The away message is in the reader’s language, and absent while hours are off', () => {
  const night = new Date('2026-06-12T20:00:00Z');
  expect(awayText(hours, 'ja', night)).toBe('8時に戻ります');
  expect(awayText({ ...hours, isOn: false }, 'en', night)).toBeUndefined();
});
