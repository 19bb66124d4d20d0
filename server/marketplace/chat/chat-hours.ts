import type { VersionedSetting } from '#server/platform/calls/versioned-setting.ts';
import { marketTimeZone } from '#server/marketplace/reference/market-time.ts';
import { type Language, type StaffLanguage, staffLanguage } from '#wire/language.ts';

/** When chats are answered, in market time, and what buyers read at other times. */
export interface ChatHours {
  version: number;
  /** If absent, chats count as answered around the clock. */
  isOn: boolean;
  /** Days of the week, 1 for Monday to 7 for Sunday. */
  days: readonly number[];
  /** Such as `08:00`. An end before the beginning is on the next day. */
  from: string;
  to: string;
  texts: Readonly<Record<StaffLanguage, string>>;
}

export const chatHours: VersionedSetting<ChatHours> = {
  name: 'chat-hours',
  unset: {
    version: 0,
    isOn: false,
    days: [1, 2, 3, 4, 5, 6],
    from: '08:00',
    to: '18:00',
    texts: { en: '', zh: '', ja: '' },
  },
  act: 'change-chat-hours',
};

/** The away message for a buyer writing now; undefined within the hours. */
export function awayText(hours: ChatHours, language: Language, now: Date): string | undefined {
  return hours.isOn && !isWithin(hours, now) ? hours.texts[staffLanguage(language)] : undefined;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: marketTimeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function isWithin({ days, from, to }: ChatHours, now: Date): boolean {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const today = weekdays.indexOf(parts['weekday'] ?? '') + 1;
  const time = `${parts['hour']}:${parts['minute']}`;
  if (from < to) return days.includes(today) && from <= time && time < to;
  // After midnight, the previous day's hours apply.
  const yesterday = today === 1 ? 7 : today - 1;
  return (days.includes(today) && from <= time) || (days.includes(yesterday) && time < to);
}
