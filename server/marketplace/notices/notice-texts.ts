import en from '../../../locales/en/notices.json' with { type: 'json' };
import ja from '../../../locales/ja/notices.json' with { type: 'json' };
import sw from '../../../locales/sw/notices.json' with { type: 'json' };
import zh from '../../../locales/zh/notices.json' with { type: 'json' };
import { marketTimeZone } from '#server/marketplace/reference/market-time.ts';
import type { OutgoingNotice } from '#server/platform/services.ts';
import type { Language } from '#wire/language.ts';

export type NoticeName = keyof typeof en;

/** Notices about orders and offers. */
export type UpdateNoticeName = Exclude<NoticeName, 'code'>;

export const noticeTexts: Readonly<Record<Language, Readonly<Record<NoticeName, string>>>> = { en, zh, ja, sw };

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh-CN', ja: 'ja-JP', sw: 'sw-TZ' };

/** Notices that name a day, because nobody knows the hour. */
const byDay: ReadonlySet<NoticeName> = new Set(['balanceDue']);

interface Notice {
  to: string;
  language: Language;
  what: NoticeName;
  values: Readonly<Record<string, string>>;
  until?: Date | null;
  /** The end of the link; absent for a code. */
  path?: string;
}

/** Writes a notice as a text with its link, and as the values of its template. */
export function writeNotice(publicUrl: string, { to, language, what, path, ...given }: Notice): OutgoingNotice {
  const values = { ...given.values, until: given.until ? writeUntil(given.until, language, what) : undefined };
  const used: string[] = [];
  const text = noticeTexts[language][what].replaceAll(/\{\{(\w+)\}\}/g, (_, name: keyof typeof values) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A notice misses its value ${name}.`);
    used.push(value);
    return value;
  });
  return {
    to,
    language,
    text: path === undefined ? text : `${text} ${publicUrl}/${path}`,
    template: { name: templateName(what), values: used, button: path ?? used.join('') },
  };
}

/** `depositDueSoon` is the template `deposit_due_soon`. */
export function templateName(what: NoticeName): string {
  return what.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function writeUntil(until: Date, language: Language, what: NoticeName): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    ...(!byDay.has(what) && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    timeZone: marketTimeZone,
  }).format(until);
}
