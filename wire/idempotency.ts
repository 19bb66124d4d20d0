/** How long a backend remembers an idempotency key, at least, in milliseconds. */
export const idempotencyKeyLifetime = 24 * 60 * 60_000;
