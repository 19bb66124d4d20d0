/** A calendar day such as `2026-12-31`. Rules and rates have no time of day, so no time zone applies. */
export type CalendarDay = string;

const dayForm = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

export function isCalendarDay(text: string): boolean {
  return dayForm.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

export function lastDayOfYear(year: number): CalendarDay {
  return `${String(year).padStart(4, '0')}-12-31`;
}

export function yearOf(day: CalendarDay): number {
  return Number(day.slice(0, 4));
}

/** Months since the year 0, used to calculate ages. */
export type MonthNumber = number;

export function monthNumber(yearAndMonth: string): MonthNumber {
  const [year = 0, month = 1] = yearAndMonth.split('-').map(Number);
  return year * 12 + month - 1;
}

export function firstDayOfMonth(month: MonthNumber): CalendarDay {
  return addDays(lastDayOfMonth(month - 1), 1);
}

export function lastDayOfMonth(month: MonthNumber): CalendarDay {
  const moment = new Date(0);
  moment.setUTCFullYear(Math.floor(month / 12), (month % 12) + 1, 0);
  return moment.toISOString().slice(0, 10);
}

interface Span {
  min: number;
  max: number;
}

/** The possible months of first registration. Some documents state only the year. */
export function registrationMonths(registered: string): Span {
  if (registered.length > 4) {
    const month = monthNumber(registered);
    return { min: month, max: month };
  }
  return { min: monthNumber(`${registered}-01`), max: monthNumber(`${registered}-12`) };
}

/** The possible ages in months on a day, from the first registration. */
export function ageInMonths(registered: string, day: CalendarDay): Span {
  const { min, max } = registrationMonths(registered);
  const now = monthNumber(day);
  return { min: Math.max(0, now - max), max: Math.max(0, now - min) };
}
