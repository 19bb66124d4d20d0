import type { UserInfo } from '#generated/client/types.gen.ts';
import type { EncryptedItem } from './encrypted-item.ts';

/** The name of the item in local storage. */
export const userItem = 'userInfo';

export interface StoredUser {
  /** The value loaded or saved last, so that a page can render without waiting. */
  current(): UserInfo | undefined;
  /** Reads the stored item; call it at the start and when another tab has changed it. */
  load(): Promise<UserInfo | undefined>;
  save(user: UserInfo): Promise<void>;
  clear(): void;
  /** Called when this page has saved a user. */
  onSave(listener: () => void): void;
}

export function createStoredUser(item: EncryptedItem): StoredUser {
  let user: UserInfo | undefined;
  let version = 0;
  const listeners = new Set<() => void>();

  return {
    current: () => user,
    async load() {
      const begun = version;
      const stored = parseUser(await item.read());
      // A value saved or cleared meanwhile is newer than the one read.
      if (begun === version) user = stored;
      return user;
    },
    async save(fresh) {
      version += 1;
      user = fresh;
      for (const listener of listeners) listener();
      const saved = version;
      // Without an encryption key the user is stored for this page only.
      await item.write(JSON.stringify(fresh));
      if (saved !== version && user === undefined) item.remove();
    },
    clear() {
      version += 1;
      user = undefined;
      item.remove();
    },
    onSave: (listener) => void listeners.add(listener),
  };
}

function parseUser(text: string | undefined): UserInfo | undefined {
  if (text === undefined) return undefined;
  try {
    const user = JSON.parse(text) as UserInfo;
    return typeof user.email === 'string' && user.email !== '' ? user : undefined;
  } catch {
    return undefined;
  }
}
