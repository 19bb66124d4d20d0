import type { ChatToken } from '#generated/client/types.gen.ts';
import { createEncryptedItem, createKeyVault, type EncryptedItem } from '#shared/api/encrypted-item.ts';
import { openLocalStorage } from '#shared/api/local-storage.ts';

const tokenItem = 'chatToken';
/** A token that expires sooner is not used for a new chat. */
const leastLeft = 60_000;

/** The live chat's token, which the browser stores encrypted. */
export interface StoredToken {
  token: string;
  userName: string;
  /** The user that it belongs to. */
  email: string;
  /** Its expiry by this browser's clock. */
  until: number;
}

export function openTokenItem(): EncryptedItem {
  return createEncryptedItem(tokenItem, openLocalStorage(), createKeyVault());
}

export function clearChatToken(): void {
  openLocalStorage().removeItem(tokenItem);
}

/** The stored token, if it belongs to this user and is still valid for a while. */
export async function readChatToken(item: EncryptedItem, email: string, now: number): Promise<StoredToken | undefined> {
  const kept = parseToken(await item.read());
  return kept?.email === email && kept.until - now > leastLeft ? kept : undefined;
}

export async function storeChatToken(
  item: EncryptedItem,
  { token, userName, expiresIn }: ChatToken,
  { email, now }: { email: string; now: number },
): Promise<StoredToken> {
  const kept = { token, userName, email, until: now + expiresIn * 1000 };
  await item.write(JSON.stringify(kept));
  return kept;
}

function parseToken(text: string | undefined): StoredToken | undefined {
  try {
    return JSON.parse(text ?? 'null') as StoredToken | undefined;
  } catch {
    return undefined;
  }
}
