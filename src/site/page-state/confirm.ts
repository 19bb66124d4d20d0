import { createStore, useStore } from '#shared/state/store.ts';

/** Actions that need a confirmation; each has its prompt in `common`. */
export type PromptName = 'logOut' | 'logOutUnsent' | 'cancelOrder' | 'confirmReceipt' | 'deleteAddress' | 'deletePhoto';

export interface Prompt {
  name: PromptName;
  answer: (isConfirmed: boolean) => void;
}

const prompt = createStore<Prompt | undefined>(undefined);

/** Asks for a confirmation and resolves to the answer. A prompt is shown above the popup that opened it. */
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
