import type { Handlers } from '#generated/server.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { payloadLanguage, staffLanguage } from '#wire/language.ts';
import { findTexts, readTimeline } from './legal-texts.ts';

export const legalHandlers: Pick<Handlers<Context>, 'getLegalText'> = {
  async getLegalText({ name, version }, { database, language, now }) {
    const { inForce, earlier } = await readTimeline(database, name, now);
    const asked = earlier.find((one) => one.version === version) ?? inForce;
    const texts = await findTexts(database, name, asked.version);
    return {
      code: 0,
      body: { name, ...asked, ...(texts && { text: texts[payloadLanguage(staffLanguage(language))] }), earlier },
    };
  },
};
