import type { Handlers } from '#generated/server.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { countries } from '#server/marketplace/reference/places/countries.ts';

type CommonOperation = 'getServerTime' | 'sendClientLog' | 'listCountries';

export const commonHandlers: Pick<Handlers<Context>, CommonOperation> = {
  getServerTime: (_payload, { now, timeZone }) => ({
    code: 0,
    body: { epochMilliseconds: now.getTime(), timeText: clockText(now, timeZone) },
  }),

  sendClientLog({ level, message, page }, { services, remoteAddress }) {
    // Anybody can write anything here, so it is never logged as a server error.
    services.log.info({ client: { level, message, page, remoteAddress } }, 'a client reported');
    return { code: 0 };
  },

  listCountries: (_payload, { language }) => ({
    code: 0,
    body: countries.map(({ id, code, names }) => ({ id, code, name: names[language] })),
  }),
};

/** Formats a moment as `2026-06-12 13:00:00` in a time zone. */
function clockText(time: Date, timeZone: string): string {
  // The Swedish locale uses this format.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(time);
}
