import type { FailureCode } from '../../generated/codes.ts';
import { type Exchange, waitFor } from '../../wire/client/exchange.ts';

const factorWanted = 434 satisfies FailureCode;

/**
 * A call that was refused for want of a second factor is made again once it is given. The server has done nothing, so that
 * nothing is done twice.
 */
export function throughFactor(next: Exchange, untilGiven: () => Promise<boolean>): Exchange {
  return async (call) => {
    const reply = await next(call);
    if (reply.code !== factorWanted) return reply;
    return (await waitFor(untilGiven(), call.signal)) ? next(call) : reply;
  };
}
