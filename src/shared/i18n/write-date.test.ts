import { expect, test } from 'vitest';
import { languages } from '#wire/language.ts';
import { locales, writeDay, writeMonth } from './use-formats.ts';

const monthsOfYear = Array.from({ length: 12 }, (_none, place) => String(place + 1).padStart(2, '0'));

test.each(languages)('formats months and days in %s', (language) => {
  const months = new Intl.DateTimeFormat(locales[language], { year: 'numeric', month: 'short', timeZone: 'UTC' });
  const days = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' });
  for (const month of monthsOfYear) {
    expect(writeMonth(language, `2018-${month}`)).toBe(months.format(Date.parse(`2018-${month}-01`)));
    for (const date of ['01', '09', '28']) {
      const day = `2028-${month}-${date}`;
      expect(writeDay(language, day)).toBe(days.format(Date.parse(day)));
    }
  }
  expect(writeDay(language, '2028-02-29')).toBe(days.format(Date.parse('2028-02-29')));
});

test.each(['', '2018', '2018-13', '2018-00', 'soon', '2018-06-01'])(
  'returns the invalid month %j unchanged',
  (text) => {
    for (const language of languages) expect(writeMonth(language, text)).toBe(text);
  },
);

test.each(['', '2018-06', '2018-06-32', '2018-13-01', 'today'])('returns the invalid day %j unchanged', (text) => {
  for (const language of languages) expect(writeDay(language, text)).toBe(text);
});
