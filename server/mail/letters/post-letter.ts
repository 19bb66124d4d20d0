import en from '../../../locales/en/mails.json' with { type: 'json' };
import ja from '../../../locales/ja/mails.json' with { type: 'json' };
import zh from '../../../locales/zh/mails.json' with { type: 'json' };
import type { Context } from '../../calls/context.ts';
import type { Mailer } from '../../services/services.ts';
import type { Language } from '../../../wire/language.ts';

export type LetterName = keyof typeof en;

/**
 * What writing a letter takes: a call's context, or as much made up by a job. The language is the reader's, which is not
 * the caller's where staff act or time runs out.
 */
export type LetterContext = Pick<Context, 'services' | 'database' | 'language' | 'now'>;

export const letterTexts: Readonly<Record<Language, Record<LetterName, { subject: string; body: string }>>> = {
  en,
  zh,
  ja,
};

/** Posts a letter in the caller's transaction, or only pretends to. */
export async function postLetter(
  { services, database, language, now }: LetterContext,
  name: LetterName,
  to: string,
  values: Readonly<Record<string, string>>,
  deed: keyof Mailer = 'post',
): Promise<void> {
  const { subject, body } = letterTexts[language][name];
  await services.mailer[deed](
    database,
    // A value with line breaks would end the subject's header.
    { to, language, subject: fill(subject, values).replaceAll(/\s+/g, ' '), body: fill(body, values) },
    now,
  );
}

/** A text asks for a value by `{{name}}`; one that nobody gave is a mistake of ours, and not sent to a buyer. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A letter misses its value ${name}.`);
    return value;
  });
}
