import { type StaffActor, writeAuditLog } from '#server/platform/calls/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { marketTimeZone } from '#server/marketplace/reference/market-time.ts';
import type { Language } from '#wire/language.ts';

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
  texts: Readonly<Record<Language, string>>;
}

const settingName = 'chat-hours';
const unset: ChatHours = {
  version: 0,
  isOn: false,
  days: [1, 2, 3, 4, 5, 6],
  from: '08:00',
  to: '18:00',
  texts: { en: '', zh: '', ja: '' },
};

export async function readChatHours(database: Database): Promise<ChatHours> {
  const found = await database.selectFrom('setting').select('value').where('name', '=', settingName).executeTakeFirst();
  return (found?.value as ChatHours | undefined) ?? unset;
}

/** Saves new hours in the caller's transaction, unless somebody else has changed them since they were read. */
export async function writeChatHours(
  transaction: Database,
  { by, hours }: { by: StaffActor; hours: ChatHours },
  now: Date,
): Promise<ChatHours | 'changed'> {
  // Insert a first row, so that concurrent first saves are serialised too.
  await transaction
    .insertInto('setting')
    .values({ name: settingName, value: JSON.stringify(unset) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await transaction
    .selectFrom('setting')
    .select('value')
    .where('name', '=', settingName)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = value as ChatHours;
  if (before.version !== hours.version) return 'changed';
  const after: ChatHours = { ...hours, version: before.version + 1 };
  await transaction
    .updateTable('setting')
    .set({ value: JSON.stringify(after) })
    .where('name', '=', settingName)
    .execute();
  await writeAuditLog(transaction, { by, act: 'change-chat-hours', subject: settingName, before, after }, now);
  return after;
}

/** The away message for a buyer writing now; undefined within the hours. */
export function awayText(hours: ChatHours, language: Language, now: Date): string | undefined {
  return hours.isOn && !isWithin(hours, now) ? hours.texts[language] : undefined;
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
