/** The part of `localStorage` that we use. */
export interface StorageArea {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
}

export function createMemoryStorage(): StorageArea {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/** The browser's storage, or memory for the lifetime of the page if the storage is blocked or full. */
export function openLocalStorage(open: () => StorageArea = () => localStorage): StorageArea {
  const memory = createMemoryStorage();
  return {
    getItem: (key) => memory.getItem(key) ?? attempt(() => open().getItem(key)) ?? null,
    setItem(key, value) {
      const stored = attempt(() => {
        open().setItem(key, value);
        return true;
      });
      if (stored) memory.removeItem(key);
      else memory.setItem(key, value);
    },
    removeItem(key) {
      memory.removeItem(key);
      attempt(() => open().removeItem(key));
    },
    clear() {
      memory.clear();
      attempt(() => open().clear());
    },
  };
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
