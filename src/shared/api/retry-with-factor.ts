import { type Exchange, waitFor } from '#wire/client/exchange.ts';

/** Only calls of the desk answer it, so the buyers' codes do not have it. */
const factorWanted = 434;

/**
 * Repeats a call that was refused for lack of a second factor once the factor is given. The server did nothing the first
 * time, so nothing happens twice.
 */
export function retryWithFactor(next: Exchange, untilGiven: () => Promise<boolean>): Exchange {
  return async (call) => {
    const reply = await next(call);
    if (reply.code !== factorWanted) return reply;
    return (await waitFor(untilGiven(), call.signal)) ? next(call) : reply;
  };
}
