import type { Handlers } from '#generated/server.ts';
import { type Context, staffActorOf, refuse } from '#server/platform/calls/context.ts';
import { findCompany } from '#server/marketplace/company/company.ts';
import { isCalendarDay } from '#server/marketplace/import/calendar-day.ts';
import { findTexts, readLines } from '#server/marketplace/legal/legal-texts.ts';
import { describeVersions, legalNames, timelineOf, type LegalName } from '#server/marketplace/legal/legal-timeline.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { counterOf, setLegalText, takeBackLegalText } from './change-legal-text.ts';
import type { LegalTexts } from '#generated/client/types.gen.ts';
import en from '../../../locales/en/legal.json' with { type: 'json' };
import ja from '../../../locales/ja/legal.json' with { type: 'json' };
import zh from '../../../locales/zh/legal.json' with { type: 'json' };

type LegalOperation = 'staffReadLegalTexts' | 'staffGetLegalVersion' | 'staffSetLegalText' | 'staffTakeBackLegalText';

export const legalDeskHandlers: Pick<Handlers<Context>, LegalOperation> = {
  async staffReadLegalTexts(_payload, { database, now }) {
    const today = marketDay(now);
    const texts = await Promise.all(
      legalNames.map(async (name) => {
        const lines = await readLines(database, name);
        const { inForce } = timelineOf(lines, today);
        const versions = describeVersions(lines, today);
        return { name, counter: counterOf(lines), inForce: inForce.version, versions };
      }),
    );
    return { code: 0, body: { today, texts } };
  },

  async staffGetLegalVersion({ name, version }, context) {
    const texts =
      version === 0
        ? builtInTexts(name, (await findCompany(context.database))?.facts.email)
        : await findTexts(context.database, name, version);
    return texts ? { code: 0, body: { name, version, texts } } : refuse(context, 400, 'legalVersionGone');
  },

  async staffSetLegalText(payload, context) {
    const { name, fromDay, texts } = payload;
    if (!isCalendarDay(fromDay)) return refuse(context, 400, 'dayUnknown');
    if (fromDay < marketDay(context.now)) return refuse(context, 400, 'legalDayPast');
    if (Object.values(texts).some((text) => text.trim() === '')) return refuse(context, 400, 'legalTextBlank');
    const changed = await setLegalText(context.database, staffActorOf(context), payload, context.now);
    return answerOf(context, name, changed);
  },

  async staffTakeBackLegalText(payload, context) {
    const changed = await takeBackLegalText(context.database, staffActorOf(context), payload, context.now);
    return answerOf(context, payload.name, changed);
  },
};

function answerOf(context: Context, name: LegalName, changed: Awaited<ReturnType<typeof setLegalText>>) {
  if (changed === 'changed') return { code: 409 } as const;
  if (changed === 'begun') return refuse(context, 400, 'legalVersionBegun');
  if (changed === 'gone') return refuse(context, 400, 'legalVersionGone');
  return { code: 0, body: { name, counter: changed } } as const;
}

/** The built-in texts in the desk’s format, as the starting point of a first version. */
function builtInTexts(name: LegalName, email: string | undefined): LegalTexts {
  const write = (words: typeof en) => {
    const { lead, sections } = words[name];
    const parts = sections.flatMap(({ title, text }) => [`# ${title}`, ...text]);
    return [lead, ...parts].join('\n\n').replaceAll('{{email}}', email ?? words.noEmail);
  };
  return { en: write(en), cn: write(zh), jp: write(ja) };
}
