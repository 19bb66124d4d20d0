/** The characters that a text input takes. All others are dropped when they are typed or pasted. */
export type TextKind =
  | 'text'
  | 'vin'
  | 'char'
  | 'number'
  | 'number-negative'
  | 'char-number'
  | 'chinese'
  | 'char-number-chin';

export interface TextShape {
  kind?: TextKind;
  isUppercase?: boolean;
}

/** The default length. The field reports a longer text and never cuts it. */
export const defaultMaxLength = 30;

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

/** Emoji and the joiners, selectors and keycaps that they are made of; signs such as © and ™ are letters of a name. */
const emoji =
  /[\p{RGI_Emoji}\p{Emoji_Presentation}\p{Regional_Indicator}\p{Emoji_Modifier}[\p{Extended_Pictographic}--[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa]]]|\ufe0f|\u200d|\u20e3/gv;

/** Cleans a text while it is typed. A blank at the end stays, since the next word may follow. */
export function cleanTyped(typed: string, { kind = 'text', isUppercase = false }: TextShape = {}): string {
  const pattern = refused[kind];
  // Keyboards for Chinese and Japanese type full-width letters and digits, which mean the same.
  const readable = kind === 'text' ? typed : typed.normalize('NFKC');
  const kept = readable.replace(emoji, '').replace(/^\s+/, '');
  const fitting = pattern ? kept.replace(pattern, '') : kept;
  return isUppercase ? fitting.toUpperCase() : fitting;
}

/** Cleans a text when the field is left. */
export function cleanLeft(text: string, shape: TextShape = {}): string {
  return cleanTyped(text, shape).trimEnd();
}
