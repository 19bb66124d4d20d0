import type { ReadyPage } from '#server/site/ready-page.ts';

const savedWidth = 480;

const sources = /((?:image)?srcset=")([^"]*)"/gi;
const own = /^\S+\?w=(\d+) \1w$/;

/** Removes the large sizes of our own pictures from a page. */
export function withSmallPictures(page: ReadyPage): ReadyPage {
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
