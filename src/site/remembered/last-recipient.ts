import { openLocalStorage } from '#shared/api/local-storage.ts';

const recipientItem = 'whatsAppRecipient';

const storage = openLocalStorage();

/** The number that a vehicle was last shared with from this browser. No call sends it. */
export function readRecipient(): string | undefined {
  const kept = storage.getItem(recipientItem);
  // Stored data may have been changed, so it is validated.
  return kept !== null && /^\d{8,15}$/.test(kept) ? kept : undefined;
}

export function saveRecipient(digits: string): void {
  storage.setItem(recipientItem, digits);
}

export function clearRecipient(): void {
  storage.removeItem(recipientItem);
}
