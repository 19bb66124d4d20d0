import { readSiteForm } from '../routing/page-address.ts';
import { createStore, useStore } from './store.ts';

export type Severity = 'success' | 'warning' | 'error';

export interface Toast {
  id: number;
  severity: Severity;
  text: string;
}

/** How long each is shown, in milliseconds. */
const toastTimes: Readonly<Record<Severity, number>> = { success: 3000, warning: 3000, error: 4000 };

/**
 * On a phone a toast covers more of the page, so it disappears sooner, and a longer text later. In milliseconds and
 * characters.
 */
const mobileToastTimes = { short: 2000, long: 5000, longFrom: 10 } as const;

/** A build may silence errors, for example for a kiosk. */
const areErrorsSilent = import.meta.env['VITE_SILENT_ERRORS'] === 'on';

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

export function showToast(severity: Severity, text: string): void {
  if (severity === 'error' && areErrorsSilent) return;
  // The same error of several calls is shown once.
  if (toasts.get().some((toast) => toast.text === text && toast.severity === severity)) return;
  lastId += 1;
  const toast = { id: lastId, severity, text };
  toasts.set([...toasts.get(), toast]);
  setTimeout(() => hideToast(toast.id), timeOf(toast));
}

function timeOf({ severity, text }: Toast): number {
  if (readSiteForm(document) === 'desktop') return toastTimes[severity];
  // Counts characters outside the basic plane as one.
  return Array.from(text).length < mobileToastTimes.longFrom ? mobileToastTimes.short : mobileToastTimes.long;
}

export function hideToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useStore(toasts);
}
