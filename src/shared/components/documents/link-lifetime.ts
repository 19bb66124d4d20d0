/** Links to private files expire after half an hour or later. A page that stays open renews them before that. */
export const linkValidity = 25 * 60_000;
