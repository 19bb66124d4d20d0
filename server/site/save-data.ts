import type { FastifyReply, FastifyRequest } from 'fastify';
import { varyBy } from '#server/site/vary.ts';
import type { ReadyPage } from '#server/site/rendering/render-pages.ts';

/** Same values as in `src/site/remembered/data-saver.ts`. */
const cookie = 'data-saver';
const savedWidth = 480;

/** Whether the reader saves data: by explicit choice, otherwise by the browser's setting. */
export function isSavingData({ headers }: FastifyRequest, reply: FastifyReply): boolean {
  varyBy(reply, ['Save-Data', 'Cookie']);
  const { 'save-data': asked, cookie: cookies = '' } = headers;
  const chosen = new RegExp(`(?:^|;\\s*)${cookie}=(on|off)`).exec(cookies)?.[1];
  return chosen === undefined ? asked === 'on' : chosen === 'on';
}

const sources = /((?:image)?srcset=")([^"]*)"/gi;
const own = /^\S+\?w=(\d+) \1w$/;

/** Removes the large sizes of our own pictures from a page. */
export function withSmallPictures<Page extends ReadyPage>(page: Page): Page {
  const { html, firstPicture } = page;
  return {
    ...page,
    html: leaveOutLarge(html),
    ...(firstPicture !== undefined && { firstPicture: leaveOutLarge(firstPicture) }),
  };
}

function leaveOutLarge(html: string): string {
  return html.replaceAll(sources, (_all, begin: string, list: string) => {
    const remaining = list.split(', ').filter((source) => Number(own.exec(source)?.[1] ?? 0) <= savedWidth);
    return `${begin}${remaining.join(', ')}"`;
  });
}
