import { createStore, useStore } from '../util/store.ts';

/** Panels of the account dialog. */
export const panels = { login: 1, register: 2, forgot: 3 } as const;
export type Panel = (typeof panels)[keyof typeof panels];

/** Every popup of the site. There is one slot, so that a second can only take the place of the first. */
export type SiteDialog =
  | { kind: 'account'; panel: Panel; /** Where to go after the login, a path of this site. */ backUrl?: string }
  | { kind: 'notice' }
  | { kind: 'expired' }
  | { kind: 'verifyEmail'; email: string; verifyHour: number }
  /** A popup that a screen shows itself, named by that screen. */
  | { kind: 'own'; name: string };

/** Those that no screen shows itself. */
export type SitePopup = Exclude<SiteDialog, { kind: 'own' }>;

const dialog = createStore<SiteDialog | undefined>(undefined);

export function openDialog(next: SiteDialog): void {
  dialog.set(next);
}

export function closeDialog(): void {
  dialog.set(undefined);
}

/** Which popup is open, to whoever is not a component. */
export function currentDialog(): SiteDialog | undefined {
  return dialog.get();
}

export function useDialog(): SiteDialog | undefined {
  return useStore(dialog);
}

export function openLogin(backUrl?: string): void {
  openDialog({ kind: 'account', panel: panels.login, ...(backUrl !== undefined && { backUrl }) });
}

/** A popup of a screen's own: whether it is the one that is open. */
export function useOwnDialog(name: string): { isOpen: boolean; open: () => void; close: () => void } {
  const current = useDialog();
  const isOpen = current?.kind === 'own' && current.name === name;
  return {
    isOpen,
    open: () => openDialog({ kind: 'own', name }),
    close: () => {
      const now = currentDialog();
      if (now?.kind === 'own' && now.name === name) closeDialog();
    },
  };
}
