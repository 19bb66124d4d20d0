import OutlinedInput from '@mui/material/OutlinedInput';
import { type ComponentProps, useState, type ChangeEvent, type CompositionEvent } from 'react';
import { FieldFrame, inputProps, type FieldProps } from './field-frame.tsx';

interface Cleaning {
  value: string;
  onChange: (value: string) => void;
  /** Returns the accepted part of a typed text. */
  clean: (typed: string) => string;
}

interface TextInputProps extends FieldProps, TextShape {
  /** The allowed length. The field only warns, so the form must refuse a longer text. */
  maxLength?: number;
  /** The part of the text that is counted. Defaults to the trimmed text. */
  counted?: (value: string) => string;
}

/** One line of text, without emoji and outer spaces, restricted to `kind` if it is given. */
export function TextInput(props: TextInputProps) {
  const { kind, isUppercase, maxLength = defaultMaxLength, counted = trimmed, ...field } = props;
  const { label, value, onChange, onBlur, error, hint } = field;
  const shape = { ...(kind && { kind }), ...(isUppercase !== undefined && { isUppercase }) };
  const cleaned = useCleaned({ value, onChange, clean: (typed) => cleanTyped(typed, shape) });

  function leave(): void {
    const left = cleanLeft(value, shape);
    if (left !== value) onChange(left);
    onBlur?.();
  }

  return (
    <FieldFrame label={label} error={error} hint={hint} length={{ used: counted(value).length, most: maxLength }}>
      {(ids) => (
        <OutlinedInput
          {...inputProps(field, ids, { ...cleaned, ...keyboardFor(kind, field.autoComplete) })}
          value={cleaned.value}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  );
}

/** The keyboard that a phone shows. It is derived from the autofill type. */
function keyboardFor(kind: TextKind | undefined, autoComplete: string | undefined): ComponentProps<'input'> {
  if (autoComplete === 'tel') return { inputMode: 'tel' };
  if (autoComplete === 'name') return { autoCapitalize: 'words' };
  // Codes that are copied letter by letter must not be autocorrected.
  if (autoComplete === 'off') return { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };
  return kind === 'number' ? { inputMode: 'numeric' } : {};
}

function trimmed(value: string): string {
  return value.trim();
}

/** The characters that a text input accepts. All others are dropped when typed or pasted. */
export type TextKind =
  | 'text'
  | 'vin'
  | 'char'
  | 'number'
  | 'number-negative'
  | 'char-number'
  | 'chinese'
  | 'char-number-chin';

interface TextShape {
  kind?: TextKind;
  isUppercase?: boolean;
}

/** The default length. The field reports a longer text and never cuts it. */
const defaultMaxLength = 30;

const refused: Readonly<Record<TextKind, RegExp | undefined>> = {
  text: undefined,
  vin: /\W/g,
  char: /[^A-Za-z]/g,
  number: /\D/g,
  'number-negative': /(?!^-)\D/g,
  'char-number': /[^A-Za-z0-9]/g,
  chinese: /\P{Script=Han}/gu,
  'char-number-chin': /[^A-Za-z0-9\p{Script=Han}]/gu,
};

/** Emoji with their joiners, selectors and keycaps; signs such as © and ™ are allowed in names. */
const emoji =
  /[\p{RGI_Emoji}\p{Emoji_Presentation}\p{Regional_Indicator}\p{Emoji_Modifier}[\p{Extended_Pictographic}--[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa]]]|\ufe0f|\u200d|\u20e3/gv;

/** Normalizes a text while it is typed. A trailing space stays, since another word may follow. */
export function cleanTyped(typed: string, { kind = 'text', isUppercase = false }: TextShape = {}): string {
  const pattern = refused[kind];
  // Chinese and Japanese input methods produce full-width letters and digits, which mean the same.
  const readable = kind === 'text' ? typed : typed.normalize('NFKC');
  const kept = readable.replace(emoji, '').replace(/^\s+/, '');
  const fitting = pattern ? kept.replace(pattern, '') : kept;
  return isUppercase ? fitting.toUpperCase() : fitting;
}

/** Normalizes a text on blur. */
export function cleanLeft(text: string, shape: TextShape = {}): string {
  return cleanTyped(text, shape).trimEnd();
}

/**
 * Normalizes the text of an input while it is typed. An unfinished Chinese or Japanese character is left alone, and the
 * cursor stays behind the last typed character.
 */
function useCleaned({ value, onChange, clean }: Cleaning) {
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
