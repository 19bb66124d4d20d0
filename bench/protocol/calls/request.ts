/** What every contestant sends. */
export const filters = { pageNo: 1, pageSize: 24, makeId: '1', price: 2, carAge: 4 } as const;
export const payload = { ...filters, language: 'en', timeZone: 'Africa/Nairobi' };
export const accessToken = 'access-token-of-the-benchmark';
export const headers = { Authorization: `Bearer ${accessToken}` };

/** Ours cannot go without one, so the others that offer one have the same. */
export const timeout = 16_000;
