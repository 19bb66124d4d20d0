import { createStore, useStore } from './store.ts';

/** What must be confirmed before it is done; each has its prompt in `common`. */
export type PromptName = 'logOut' | 'logOutUnsent' | 'cancelOrder' | 'confirmReceipt' | 'deleteAddress' | 'deletePhoto';

export interface Prompt {
  name: PromptName;
  answer: (isConfirmed: boolean) => void;
}

const prompt = createStore<Prompt | undefined>(undefined);

/** Asks, and resolves with the answer. A prompt stands above the popup that asked for it. */
export function confirm(name: PromptName): Promise<boolean> {
  prompt.get()?.answer(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  prompt.set({
    name,
    answer(isConfirmed) {
      prompt.set(undefined);
      resolve(isConfirmed);
    },
  });
  return promise;
}

export function usePrompt(): Prompt | undefined {
  return useStore(prompt);
}
