/** Links to people's own files expire after half an hour or later. A page that stays open asks for new ones before that. */
export const linksLast = 25 * 60_000;
