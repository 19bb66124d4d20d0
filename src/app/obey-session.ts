import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '../../generated/operations.ts';
import { reloadForSession } from '../api/invalidate.ts';
import type { Session } from '../../wire/client/session.ts';
import type { Texts } from '../../wire/client/wording.ts';
import { forgetChatToken } from './chat-token.ts';
import { asksForLogin, currentDialog, openDialog } from './dialogs.ts';
import { closeLiveChat } from './live-chat.ts';
import { hasStartedActions } from './gate.ts';
import { showToast } from './toasts.ts';

/** Calls that ask on their own account. Their end of a session is told only to somebody who had begun to act. */
const quietCalls: ReadonlySet<string> = new Set<OperationId>(['assessImport', 'estimateLandedCost', 'getPriceDetail']);

/** Whoever makes these calls tells of every refusal. */
const toldCalls: ReadonlySet<string> = new Set<OperationId>(['getUserInfo']);

/** Tells the user of a session that the server ended, and drops what was loaded for its user. */
export function obeySession(session: Session, queries: QueryClient, texts: Texts): void {
  session.onEnd(({ reason, operationId, message }) => {
    if (reason === 'refused') {
      // The page may go with its user, and what it would have said with it.
      if (!toldCalls.has(operationId)) showToast('error', message || texts.code('accessRefused'));
      return;
    }
    if (quietCalls.has(operationId) && !hasStartedActions()) return;
    // Whoever is logging in already, or is asked to, need not be asked.
    if (asksForLogin(currentDialog())) return;
    openDialog({ kind: reason === 'notLoggedIn' ? 'notice' : 'expired' });
  });
  session.onChange((isLoggedIn) => {
    // A conversation belongs to the session that it was opened in.
    closeLiveChat();
    forgetChatToken();
    reloadForSession(queries, isLoggedIn);
  });
}
