import { locales, useLanguage } from '../../i18n/use-formats.ts';

/** Names a week by the day with which it begins, as short as a chart needs it. */
export function useWeekNames(): (startsOn: string) => string {
  const locale = locales[useLanguage()];
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: '2-digit', timeZone: 'UTC' });
  return (startsOn) => short.format(new Date(`${startsOn}T00:00:00Z`));
}
