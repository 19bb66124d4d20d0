import { describe, expect, test } from 'vitest';
import { type CalendarEvent, writeCalendar } from './calendar-file.ts';

const deposit: CalendarEvent = {
  uid: 'GP20260611004-deposit@gariport',
  sequence: 1,
  at: '2026-12-31T21:30:00.000Z',
  title: 'Deposit due',
  note: 'Pay it.',
  address: 'https://gariport.example/Kenya/user/center/order/detail?id=500003',
  remindsBefore: 'PT3H',
};
const now = new Date('2026-12-30T22:04:05.678Z');
const octets = (text: string) => new TextEncoder().encode(text).byteLength;

/** The logical lines of a file: folded lines are joined. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('A calendar file', () => {
  test('writes a moment in UTC in every zone, with all fields that RFC 5545 requires', () => {
    expect(linesOf(writeCalendar([deposit], now))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//GariPort//Orders//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:GP20260611004-deposit@gariport',
      'DTSTAMP:20261230T220405Z',
      'SEQUENCE:1',
      'DTSTART:20261231T213000Z',
      'SUMMARY:Deposit due',
      'DESCRIPTION:Pay it.',
      'URL:https://gariport.example/Kenya/user/center/order/detail?id=500003',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Deposit due',
      'TRIGGER:-PT3H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('writes the same day in every zone, with a reminder only on request', () => {
    const { remindsBefore: _, ...arrival } = { ...deposit, at: '2028-02-29' };
    const lines = linesOf(writeCalendar([arrival], now));
    expect(lines).toContain('DTSTART;VALUE=DATE:20280229');
    expect(lines).not.toContain('BEGIN:VALARM');
  });

  test('escapes special characters', () => {
    const file = writeCalendar([{ ...deposit, note: 'A, b; c\\d\nEND:VEVENT\r\ne' }], now);
    expect(linesOf(file)).toContain(String.raw`DESCRIPTION:A\, b\; c\\d\nEND:VEVENT\ne`);
    expect(linesOf(file).filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  test.each([
    ['English', 'x'],
    ['Chinese', '请您支付尾款并上传付款凭证'],
    ['Japanese with signs beyond the first plane', 'お支払い𠮷📅'],
  ])('folds lines at 75 octets without splitting a character: %s', (_language, words) => {
    for (let start = 0; start < 4; start += 1) {
      const note = 'a'.repeat(start) + words.repeat(160);
      const file = writeCalendar([{ ...deposit, note }], now);
      const written = file.split('\r\n');
      expect(Math.max(...written.map(octets))).toBeLessThanOrEqual(75);
      expect(Math.max(...written.map(octets))).toBeGreaterThan(70);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(linesOf(file)).toContain(`DESCRIPTION:${note}`);
    }
  });
});
