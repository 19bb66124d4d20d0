import { createStore, useStore } from './store.ts';

/** `small`: it opened by itself, and is a line that covers nothing until its user wants it whole. */
export type LiveChat = 'closed' | 'small' | 'whole';

const chat = createStore<LiveChat>('closed');

/** Shows the live chat. Only a logged-in user's is shown: who opens it for a visitor asks for a login first. */
export function openLiveChat(as: Exclude<LiveChat, 'closed'> = 'whole'): void {
  chat.set(as);
}

export function closeLiveChat(): void {
  chat.set('closed');
}

export function useLiveChat(): LiveChat {
  return useStore(chat);
}
