import type { IncomingHttpHeaders } from 'node:http';

/** As `src/app/data-saver.ts` has them. */
const cookie = 'data-saver';
const savedWidth = 480;

/** What the answer depends on, for whoever keeps pages on their way. */
export const saverHeaders = 'Save-Data, Cookie';

/** Whether a reader saves data: by their own choice, or where they made none by their browser's. */
export function isSavingData({ 'save-data': asked, cookie: cookies = '' }: IncomingHttpHeaders): boolean {
  const chosen = new RegExp(`(?:^|;\\s*)${cookie}=(on|off)`).exec(cookies)?.[1];
  return chosen === undefined ? asked === 'on' : chosen === 'on';
}

const sources = /((?:image)?srcset=")([^"]*)"/gi;
const own = /^\S+\?w=(\d+) \1w$/;

/** The same markup with the large sizes of our own pictures left out. */
export function withSmallPictures(html: string): string {
  return html.replaceAll(sources, (_all, begin: string, list: string) => {
    const kept = list.split(', ').filter((source) => Number(own.exec(source)?.[1] ?? 0) <= savedWidth);
    return `${begin}${kept.join(', ')}"`;
  });
}
