import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '../protocol/session.ts';
import { forgetChatToken } from './chat-token.ts';
import { currentDialog, openDialog } from './dialogs.ts';
import { closeLiveChat } from './live-chat.ts';
import { hasStartedActions } from './started-actions.ts';

/** Calls that ask on their own account. Their end of a session is told only to somebody who had begun to act. */
const quietCalls: ReadonlySet<string> = new Set(['getPriceDetail']);

/** Tells the user of a session that the server ended, and drops what was loaded for its user. */
export function obeySession(session: Session, queries: QueryClient): void {
  session.onEnd(({ reason, operationId }) => {
    if (quietCalls.has(operationId) && !hasStartedActions()) return;
    // Whoever is logging in already need not be asked to.
    if (currentDialog()?.kind === 'account') return;
    openDialog({ kind: reason === 'notLoggedIn' ? 'notice' : 'expired' });
  });
  session.onChange(() => {
    // A conversation belongs to the session that it was opened in.
    closeLiveChat();
    forgetChatToken();
    void queries.invalidateQueries();
  });
}
