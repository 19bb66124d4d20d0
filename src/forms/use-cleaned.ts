import { useState, type ChangeEvent, type CompositionEvent } from 'react';

interface Cleaning {
  value: string;
  onChange: (value: string) => void;
  /** What is kept of what was typed. */
  clean: (typed: string) => string;
}

/**
 * Cleans what is typed into an input. An input method, as for Chinese and Japanese, may finish its word first, and the
 * cursor stays behind the character that was typed.
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
