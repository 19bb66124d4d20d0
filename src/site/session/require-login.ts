import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { openLocalStorage } from '#shared/api/local-storage.ts';
import { openLogin } from '#shared/state/dialogs.ts';
import { useSession } from './session.tsx';
import { readSession, writeSession } from '#shared/state/stored-state.ts';
import { showToast } from '#shared/state/toasts.ts';

/** An action that needs a login. It continues once after the login, on the page that requested it. */
export interface PendingAction {
  name: 'favorite' | 'inquiry' | 'reservation' | 'voucher' | 'coupon' | 'chat' | 'search' | 'question' | 'offer';
  /** The subject of the action, such as a vehicle's id. */
  about: string;
}

const pendingItem = 'pendingAction';
/** Later, the user no longer expects the action to continue. In milliseconds. */
const timeout = 15 * 60_000;

/** Runs an action for a logged-in user; for a visitor it waits until the login has succeeded. */
export function useRequireLogin(): (action: PendingAction, run: () => void) => void {
  const { user } = useSession();
  const { t } = useTranslation('messages');
  return (action, run) => {
    startActions();
    if (user) {
      run();
      return;
    }
    writeSession(pendingItem, JSON.stringify({ ...action, since: Date.now() }));
    showToast('warning', t('loginRequired'));
    openLogin();
  };
}

/** Continues the action that waited for the login, if this page requested it and is ready. */
export function usePendingAction({ name, about }: PendingAction, run: () => void, isReady = true): void {
  const { user } = useSession();
  const continues = user !== undefined && isReady;
  const continueAction = useEffectEvent((wanted: PendingAction) => {
    const pending = readPending();
    if (pending?.name !== wanted.name || pending.about !== wanted.about) return;
    dropPendingAction();
    run();
  });
  useEffect(() => {
    if (continues) continueAction({ name, about });
  }, [continues, name, about]);
}

const verificationItem = 'afterVerification';
/** The validity of a link in a verification e-mail. */
const verificationPatience = 24 * 60 * 60_000;
const storage = openLocalStorage();

/** Saves the pending action and its page for the tab that the verification link opens. */
export function saveForVerification(path: string): void {
  const pending = readPending();
  if (pending) storage.setItem(verificationItem, JSON.stringify({ path, pending, since: Date.now() }));
}

/** Restores the saved action in this tab, once, and returns its page. */
export function restoreAfterVerification(): string | undefined {
  const text = storage.getItem(verificationItem);
  storage.removeItem(verificationItem);
  try {
    const kept = JSON.parse(text ?? 'null') as { path: string; pending: PendingAction; since: number } | null;
    if (!kept || Date.now() - kept.since > verificationPatience) return undefined;
    writeSession(pendingItem, JSON.stringify({ ...kept.pending, since: Date.now() }));
    return kept.path;
  } catch {
    return undefined;
  }
}

export function hasPendingAction(): boolean {
  return readPending() !== undefined;
}

/** Closing the login cancels the action. */
export function dropPendingAction(): void {
  writeSession(pendingItem, undefined);
}

/**
 * Holds a pending action back while a login is about to reload the page, which would abort it. The returned function
 * releases it.
 */
export function holdPendingAction(): (() => void) | undefined {
  if (!hasPendingAction()) return undefined;
  const held = readSession(pendingItem) ?? undefined;
  dropPendingAction();
  return () => writeSession(pendingItem, held);
}

function readPending(): PendingAction | undefined {
  try {
    const stored = JSON.parse(readSession(pendingItem) ?? 'null') as (PendingAction & { since: number }) | null;
    return stored && Date.now() - stored.since < timeout ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the user has started an action that needs a login on this page. */
let started = false;

export function startActions(): void {
  started = true;
}

export function hasStartedActions(): boolean {
  return started;
}
