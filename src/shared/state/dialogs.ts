import { useEffect } from 'react';
import type { RegisterPayload } from '#generated/client/types.gen.ts';
import { createStore, useStore } from './store.ts';

/** Panels of the account dialog. */
export const panels = { login: 1, register: 2, forgot: 3 } as const;
export type Panel = (typeof panels)[keyof typeof panels];

/** Every popup of the site. There is one slot, so a second popup replaces the first. */
export type SiteDialog =
  | { kind: 'account'; panel: Panel; /** Where to go after the login, a path of this site. */ backUrl?: string }
  | { kind: 'notice' }
  | { kind: 'expired' }
  | {
      kind: 'verifyEmail';
      email: string;
      verifyHour: number;
      /** Sends the e-mail again. */ registration?: RegisterPayload;
    }
  /** A popup that a screen renders itself, named by that screen. */
  | { kind: 'own'; name: string; /** Somebody writes in it. */ isForm?: boolean };

/** Those that no screen renders itself. */
export type SitePopup = Exclude<SiteDialog, { kind: 'own' }>;

type OwnDialog = Extract<SiteDialog, { kind: 'own' }>;

const dialog = createStore<SiteDialog | undefined>(undefined);
/** The form that was open when the session ended. It stays below the login with its input until the user is back. */
const waiting = createStore<OwnDialog | undefined>(undefined);

export function openDialog(next: SiteDialog): void {
  const now = dialog.get();
  if (tellsOfEnd(next)) waiting.set(now?.kind === 'own' && now.isForm ? now : waiting.get());
  else if (!tellsOfEnd(now)) waiting.set(undefined);
  dialog.set(next);
}

export function closeDialog(): void {
  const below = waiting.get();
  waiting.set(undefined);
  dialog.set(below);
}

function tellsOfEnd(shown: SiteDialog | undefined): boolean {
  return shown?.kind === 'notice' || shown?.kind === 'expired';
}

/** Whether the login is open or requested. */
export function asksForLogin(shown: SiteDialog | undefined): boolean {
  return shown?.kind === 'account' || tellsOfEnd(shown);
}

export function onDialogChange(listener: () => void): () => void {
  return dialog.subscribe(listener);
}

/** Returns the open popup outside of components. */
export function currentDialog(): SiteDialog | undefined {
  return dialog.get();
}

export function useDialog(): SiteDialog | undefined {
  return useStore(dialog);
}

export function openLogin(backUrl?: string): void {
  openDialog({ kind: 'account', panel: panels.login, ...(backUrl !== undefined && { backUrl }) });
}

/** How many mounted components use each screen's popup. */
const users = new Map<string, number>();

/** Whether a popup of this screen is open, with functions to open and close it. */
export function useOwnDialog(name: string, isForm = false): { isOpen: boolean; open: () => void; close: () => void } {
  const current = useDialog();
  const below = useStore(waiting);

  useEffect(() => {
    users.set(name, (users.get(name) ?? 0) + 1);
    return () => {
      users.set(name, (users.get(name) ?? 1) - 1);
      // Leaving the screen closes its popup, but strict mode mounts again at once.
      queueMicrotask(() => {
        if (users.get(name) === 0) closeOwn(name);
      });
    };
  }, [name]);

  return {
    isOpen: isOwn(name, current) || isOwn(name, below),
    open: () => openDialog({ kind: 'own', name, ...(isForm && { isForm }) }),
    close: () => closeOwn(name),
  };
}

function closeOwn(name: string): void {
  if (isOwn(name, waiting.get())) waiting.set(undefined);
  if (isOwn(name, currentDialog())) closeDialog();
}

function isOwn(name: string, shown: SiteDialog | undefined): boolean {
  return shown?.kind === 'own' && shown.name === name;
}
