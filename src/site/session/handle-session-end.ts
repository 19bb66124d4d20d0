import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '#generated/operations.ts';
import { reloadForSession } from '#shared/api/invalidate.ts';
import type { Session } from '#wire/client/session.ts';
import type { Texts } from '#wire/client/wording.ts';
import { clearChatToken } from './chat-token.ts';
import { asksForLogin, currentDialog, openDialog } from '#shared/state/dialogs.ts';
import { closeLiveChat } from './live-chat.ts';
import { hasStartedActions } from './require-login.ts';
import { showToast } from '#shared/state/toasts.ts';

/** Background calls. They report the end of a session only to a user who had started an action. */
const quietCalls: ReadonlySet<string> = new Set<OperationId>([
  'assessImport',
  'estimateLandedCost',
  'getPriceDetail',
  'listDeliveredPrices',
  'listDestinations',
]);

/** These calls report every refusal. */
const reportedCalls: ReadonlySet<string> = new Set<OperationId>(['getUserInfo']);

/** Reports a session that the server ended, and drops the user's data. */
export function handleSessionEnd(session: Session, queries: QueryClient, texts: Texts): void {
  session.onEnd(({ reason, operationId, message }) => {
    if (reason === 'refused') {
      // The page may go with its user, so this is shown first.
      if (!reportedCalls.has(operationId)) showToast('error', message || texts.code('accessRefused'));
      return;
    }
    if (quietCalls.has(operationId) && !hasStartedActions()) return;
    // No second login is requested while one is open.
    if (asksForLogin(currentDialog())) return;
    openDialog({ kind: reason === 'notLoggedIn' ? 'notice' : 'expired' });
  });
  session.onChange((isLoggedIn) => {
    // A chat belongs to the session in which it was opened.
    closeLiveChat();
    clearChatToken();
    reloadForSession(queries, isLoggedIn);
  });
}
