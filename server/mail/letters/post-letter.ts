import en from '../../../locales/en/mails.json' with { type: 'json' };
import ja from '../../../locales/ja/mails.json' with { type: 'json' };
import zh from '../../../locales/zh/mails.json' with { type: 'json' };
import { companyLines } from '../../company/company-words.ts';
import { findCompany } from '../../company/company.ts';
import type { Context } from '../../calls/context.ts';
import type { Mailer } from '../../services/services.ts';
import type { Language } from '../../../wire/language.ts';

export type LetterName = keyof typeof en;

/**
 * A letter is written with a call's context, or with the same parts that a job has made up. The language is the
 * reader's, which is not the caller's when the staff act or a deadline passes.
 */
export type LetterContext = Pick<Context, 'services' | 'database' | 'language' | 'now'>;

export const letterTexts: Readonly<Record<Language, Record<LetterName, { subject: string; body: string }>>> = {
  en,
  zh,
  ja,
};

/** Posts a letter in the caller's transaction, or only pretends to. Below it stands who writes, if the company has said so. */
export async function postLetter(
  { services, database, language, now }: LetterContext,
  name: LetterName,
  to: string,
  values: Readonly<Record<string, string>>,
  { deed = 'post', qr }: { deed?: keyof Mailer; qr?: string } = {},
): Promise<void> {
  const { subject, body } = letterTexts[language][name];
  const company = await findCompany(database);
  const signed = company ? [fill(body, values), companyLines(company, language).join('\n')] : [fill(body, values)];
  await services.mailer[deed](
    database,
    // A line break in a value would end the subject's header.
    { to, language, subject: fill(subject, values).replaceAll(/\s+/g, ' '), body: signed.join('\n\n-- \n'), qr },
    now,
  );
}

/** A line that names one value, and nothing else. */
const namedValue = /^\s*[^:：\n]+[:：]\s*\{\{(\w+)\}\}$/;

/**
 * Puts a value in for each `{{name}}`. A line whose only value is empty is left out, and a full stop behind a value that ends
 * with one, such as a company's `K.K.`. If a value is missing, that is our mistake, and the letter is not sent.
 */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  const lines = text.split('\n').filter((line) => values[namedValue.exec(line)?.[1] ?? ''] !== '');
  return lines.join('\n').replaceAll(/\{\{(\w+)\}\}(\.?)/g, (_, name: string, stop: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A letter misses its value ${name}.`);
    return value.endsWith('.') ? value : value + stop;
  });
}
