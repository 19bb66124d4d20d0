import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { openLocalStorage } from '../api/local-storage.ts';
import { openLogin } from './dialogs.ts';
import { useSession } from './session.tsx';
import { readSession, writeSession } from './stored-state.ts';
import { showToast } from './toasts.ts';

/** What a visitor wanted when a login came between. It is continued after the login, once, on the page that asked. */
export interface PendingAction {
  name: 'favorite' | 'inquiry' | 'reservation' | 'voucher' | 'coupon' | 'chat' | 'search' | 'question';
  /** What the action was about, such as a vehicle's id. */
  about: string;
}

const pendingItem = 'pendingAction';
/** Somebody who logs in an hour later has forgotten what they pressed. */
const patience = 15 * 60_000;

/** Runs the action of a logged-in user; a visitor's waits until the login has succeeded. */
export function useGate(): (action: PendingAction, run: () => void) => void {
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

/** Continues what waited for the login, where this page is the one that was asked. */
export function usePendingAction({ name, about }: PendingAction, run: () => void): void {
  const { user } = useSession();
  const isLoggedIn = user !== undefined;
  const continueAction = useEffectEvent((wanted: PendingAction) => {
    const pending = readPending();
    if (pending?.name !== wanted.name || pending.about !== wanted.about) return;
    dropPendingAction();
    run();
  });
  useEffect(() => {
    if (isLoggedIn) continueAction({ name, about });
  }, [isLoggedIn, name, about]);
}

const verificationItem = 'afterVerification';
/** As long as a link of a verification letter is good. */
const verificationPatience = 24 * 60 * 60_000;
const storage = openLocalStorage();

/** Keeps the pending action and its page for the tab that the link of the verification letter opens. */
export function keepForVerification(path: string): void {
  const pending = readPending();
  if (pending) storage.setItem(verificationItem, JSON.stringify({ path, pending, since: Date.now() }));
}

/** Has the kept action wait in this tab, once, and returns its page. */
export function takeAfterVerification(): string | undefined {
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

/** Whoever closes the login has changed their mind. */
export function dropPendingAction(): void {
  writeSession(pendingItem, undefined);
}

/**
 * Keeps a pending action from being continued by the very page that a login is about to load anew, where it would be cut
 * off. The function that is answered gives it back.
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
    return stored && Date.now() - stored.since < patience ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the user has begun what needs a login, on this page. */
let started = false;

export function startActions(): void {
  started = true;
}

export function hasStartedActions(): boolean {
  return started;
}
