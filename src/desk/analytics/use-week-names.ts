import { locales, useLanguage } from '#shared/i18n/use-formats.ts';

/** Formats a week by its first day, short enough for a chart. */
export function useWeekNames(): (startsOn: string) => string {
  const locale = locales[useLanguage()];
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: '2-digit', timeZone: 'UTC' });
  return (startsOn) => short.format(new Date(`${startsOn}T00:00:00Z`));
}
