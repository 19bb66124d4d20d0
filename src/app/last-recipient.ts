import { openLocalStorage } from '../api/local-storage.ts';

const recipientItem = 'whatsAppRecipient';

const storage = openLocalStorage();

/** Whom a vehicle was sent to last from this browser. No call tells anybody of it. */
export function readRecipient(): string | undefined {
  const kept = storage.getItem(recipientItem);
  // Anybody may write into a browser's storage.
  return kept !== null && /^\d{8,15}$/.test(kept) ? kept : undefined;
}

export function keepRecipient(digits: string): void {
  storage.setItem(recipientItem, digits);
}

export function forgetRecipient(): void {
  storage.removeItem(recipientItem);
}
