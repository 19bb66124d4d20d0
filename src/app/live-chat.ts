import { createStore, useStore } from '../util/store.ts';

const isOpen = createStore(false);

/** Shows the live chat. Only a logged-in user's is shown: who opens it for a visitor asks for a login first. */
export function openLiveChat(): void {
  isOpen.set(true);
}

export function closeLiveChat(): void {
  isOpen.set(false);
}

export function useLiveChat(): boolean {
  return useStore(isOpen);
}
