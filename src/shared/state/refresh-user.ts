import { api } from '../api/api.ts';
import { displayFailure, type FailureOwner } from '../api/errors.ts';
import type { StoredUser } from '../api/stored-user.ts';
import type { Session } from '#wire/client/session.ts';
import type { TokenStore } from '#wire/client/tokens.ts';

interface RefreshParts {
  session: Session;
  tokens: TokenStore;
  user: StoredUser;
}

/** `refused`: the user is logged out. `ended`: the session has expired, which its own dialog reports. */
export type RefreshedUser = 'visitor' | 'fresh' | 'unanswered' | 'ended' | 'refused';

/** Failures that the end-of-session dialog reports; `nowhere` is a refresh that never succeeded. */
const reportedOwners: ReadonlySet<FailureOwner> = new Set(['noticeDialog', 'expiredDialog', 'nowhere']);

/** Fetches the owner of the stored tokens. A missing answer, as on a bad connection, logs nobody out. */
export async function refreshUser({ session, tokens, user }: RefreshParts): Promise<RefreshedUser> {
  if (tokens.read() === undefined) return 'visitor';
  let hasChanged = false;
  const stop = session.onChange(() => {
    hasChanged = true;
  });
  const { data } = await api.getUserInfo();
  stop();
  if (data === undefined) return 'unanswered';
  if (data.code === 0) {
    if (!hasChanged) await user.save(data.body);
    return hasChanged ? 'ended' : 'fresh';
  }
  const isReported = reportedOwners.has(displayFailure(data).owner);
  if (isReported || (hasChanged && data.code !== 403)) return 'ended';
  session.end();
  return 'refused';
}
