import type { QueryClient } from '@tanstack/react-query';
import { removeAnswersToUser } from '#shared/api/invalidate.ts';
import { ownerOf, type SiteClient } from '#shared/start-client.ts';
import { readSession, writeSession } from '#shared/state/stored-state.ts';
import { removeRecipient } from '../remembered/order-draft.ts';

const userItem = 'tabUser';

/** Removes the data of the previous user of this tab when somebody else logs in, such as after an expired session. */
export function forgetOtherUser(client: Pick<SiteClient, 'login' | 'user'>, queries: QueryClient): void {
  let last = readSession(userItem);

  function check(): void {
    const owner = ownerOf(client);
    if (owner === undefined || owner === last) return;
    if (last !== null) {
      removeRecipient();
      writeSession('chatUnsent', undefined);
      removeAnswersToUser(queries);
    }
    last = owner;
    writeSession(userItem, owner);
  }

  client.login.onChange(check);
  check();
}
