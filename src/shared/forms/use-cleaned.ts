import { useState, type ChangeEvent, type CompositionEvent } from 'react';

interface Cleaning {
  value: string;
  onChange: (value: string) => void;
  /** Returns the accepted part of a typed text. */
  clean: (typed: string) => string;
}

/**
 * Normalizes what is typed into an input. It waits until an input method, as for Chinese or Japanese, has finished
 * composing, and keeps the cursor behind the typed character.
 */
export function useCleaned({ value, onChange, clean }: Cleaning) {
  const [composing, setComposing] = useState<string>();

  function take(input: HTMLInputElement): void {
    const { value: typed, selectionStart } = input;
    const kept = clean(typed);
    onChange(kept);
    if (kept === typed || selectionStart === null) return;
    const cursor = clean(typed.slice(0, selectionStart)).length;
    queueMicrotask(() => input.setSelectionRange(cursor, cursor));
  }

  return {
    value: composing ?? value,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      if ((event.nativeEvent as InputEvent).isComposing) setComposing(event.target.value);
      else take(event.target);
    },
    onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
      setComposing(undefined);
      take(event.currentTarget);
    },
  };
}
