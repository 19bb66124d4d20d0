import { waitFor } from './abort.ts';
import type { Catalogue } from './catalogue.ts';
import type { Exchange } from './exchange.ts';

export interface ThroughLogin {
  catalogue: Catalogue;
  /** Whose session it is, if anybody's. */
  currentUser: () => string | undefined;
  /** Resolves when that user is logged in again, or with false when they are not going to be. */
  untilLoggedIn: (user: string) => Promise<boolean>;
}

/**
 * What a user did when their session turned out to be over is done once they are logged in again. The server has refused
 * it, so that it is not done twice. What was only asked for is asked anew by whoever shows it.
 */
export function throughLogin(next: Exchange, { catalogue, currentUser, untilLoggedIn }: ThroughLogin): Exchange {
  return async (call) => {
    const user = currentUser();
    const reply = await next(call);
    const { effect, id } = call.operation;
    // Whoever leaves does not come back to leave.
    const isAct = effect === 'mutation' && id !== 'logOut';
    if (!isAct || user === undefined || catalogue[reply.code]?.client !== 'signOut') return reply;
    return (await waitFor(untilLoggedIn(user), call.signal)) ? next(call) : reply;
  };
}
