import { type FailureKey, failureText } from '#server/platform/calls/texts.ts';
import type { Language } from '#wire/language.ts';
import type { FileRefusal } from './read-table.ts';

/** Name of a row, by kind of table. */
const ownTexts: ReadonlySet<FileRefusal> = new Set(['Columns', 'Empty', 'Long']);

/** Describes the fault of a file as a whole, with its position. */
export function describeRefusal(
  { refusal, detail }: { refusal: FileRefusal; detail?: string },
  kind: 'stockFile' | 'listFile',
  language: Language,
) {
  const own = kind === 'listFile' && ownTexts.has(refusal);
  const key: FailureKey = own ? `listFile${refusal as 'Columns' | 'Empty' | 'Long'}` : `stockFile${refusal}`;
  const message = [failureText(key, language), detail].filter((part) => part !== undefined).join(' ');
  return { code: 400, message, reason: key } as const;
}
