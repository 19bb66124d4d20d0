import { createStore, useStore } from '#shared/state/store.ts';

/** `small`: opened automatically as a single line, until the user expands it. */
export type LiveChat = 'closed' | 'small' | 'whole';

const chat = createStore<LiveChat>('closed');

/** Shows the live chat. It is only for logged-in users; callers ask a visitor to log in first. */
export function openLiveChat(as: Exclude<LiveChat, 'closed'> = 'whole'): void {
  chat.set(as);
}

export function closeLiveChat(): void {
  chat.set('closed');
}

export function useLiveChat(): LiveChat {
  return useStore(chat);
}
