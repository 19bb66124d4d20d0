import en from '../../../locales/en/mails.json' with { type: 'json' };
import ja from '../../../locales/ja/mails.json' with { type: 'json' };
import sw from '../../../locales/sw/mails.json' with { type: 'json' };
import zh from '../../../locales/zh/mails.json' with { type: 'json' };
import { companyLines } from '#server/marketplace/company/company-texts.ts';
import { findCompany } from '#server/marketplace/company/company.ts';
import type { Context } from '#server/platform/calls/context.ts';
import type { Mail, Mailer } from '#server/platform/services.ts';
import type { Language } from '#wire/language.ts';

export type MailName = keyof typeof en;

/**
 * E-mails are written with a call's context, or with equivalent values from a job. The language is the reader's, which
 * differs from the caller's if staff act or a deadline passes.
 */
export type MailContext = Pick<Context, 'services' | 'database' | 'language' | 'now'>;

export const mailTexts: Readonly<Record<Language, Record<MailName, { subject: string; body: string }>>> = {
  en,
  zh,
  ja,
  sw,
};

export type MailExtras = Pick<Mail, 'qr' | 'until' | 'aboutId' | 'isBulk'>;

/** Queues an e-mail in the caller's transaction, or simulates it. The company's data, if set, is the signature. */
export async function postMail(
  { services, database, language, now }: MailContext,
  name: MailName,
  to: string,
  values: Readonly<Record<string, string>>,
  { deed = 'post', ...rest }: { deed?: keyof Mailer } & MailExtras = {},
): Promise<void> {
  const { subject, body } = mailTexts[language][name];
  const company = await findCompany(database);
  const signed = company ? [fill(body, values), companyLines(company, language).join('\n')] : [fill(body, values)];
  await services.mailer[deed](
    database,
    // Prevent header injection: a line break in a value would end the subject header.
    { to, language, subject: fill(subject, values).replaceAll(/\s+/g, ' '), body: signed.join('\n\n-- \n'), ...rest },
    now,
  );
}

/** A line with a label and one value. */
const namedValue = /^\s*[^:：\n]+[:：]\s*\{\{(\w+)\}\}$/;

/**
 * Substitutes each `{{name}}`. Drops lines whose only value is empty, and a full stop after a value that already ends
 * with one, such as `K.K.`. A missing value is our bug, and the e-mail is not sent.
 */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  const lines = text.split('\n').filter((line) => values[namedValue.exec(line)?.[1] ?? ''] !== '');
  return lines.join('\n').replaceAll(/\{\{(\w+)\}\}(\.?)/g, (_, name: string, stop: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`An e-mail template misses its value ${name}.`);
    return value.endsWith('.') ? value : value + stop;
  });
}
