import { useEffect } from 'react';
import { openLocalStorage, type StorageArea } from '#shared/api/local-storage.ts';
import { createStore, useStore } from '#shared/state/store.ts';

/**
 * When a hint of the mobile site appears and how long it stays, in milliseconds. It needs no answer and disappears by
 * itself.
 */
const hintTimes = { delay: 1000, lasts: 3000 } as const;

const browserStorage = openLocalStorage();
const hint = createStore<string | undefined>(undefined);

/** Shows hints about invisible features, such as gestures; once per browser. */
export function useHintOnce(name: string, text: string, storage: StorageArea = browserStorage): void {
  useEffect(() => {
    const item = `hint:${name}`;
    if (storage.getItem(item) !== null) return undefined;
    const hide = () => {
      if (hint.get() === text) hint.set(undefined);
    };
    let hiding: ReturnType<typeof setTimeout> | undefined;
    const showing = setTimeout(() => {
      storage.setItem(item, '1');
      hint.set(text);
      hiding = setTimeout(hide, hintTimes.lasts);
    }, hintTimes.delay);
    return () => {
      clearTimeout(showing);
      clearTimeout(hiding);
      hide();
    };
  }, [name, text, storage]);
}

export function useHint(): string | undefined {
  return useStore(hint);
}
