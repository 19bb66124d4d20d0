import type { SessionTokens, UserInfo } from '../../generated/client/types.gen.ts';
import type { Session } from '../../wire/client/session.ts';
import type { StoredUser } from './stored-user.ts';

interface LoginParts {
  session: Session;
  user: StoredUser;
  /** Asks the server who is logged in; nothing where it will not say. */
  askUser: () => Promise<UserInfo | undefined>;
}

/**
 * What follows a successful login: the tokens are stored, then the user is asked for and stored. A user who cannot be
 * asked for is logged out again, since a page without an e-mail would be neither in nor out.
 */
export async function beginLogin({ session, user, askUser }: LoginParts, tokens: SessionTokens): Promise<boolean> {
  session.begin(tokens);
  const found = await askUser();
  if (!found) {
    session.end();
    return false;
  }
  await user.save(found);
  return true;
}
