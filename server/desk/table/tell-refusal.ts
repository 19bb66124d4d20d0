import { type FailureKey, failureText } from '../../../wire/host/texts.ts';
import type { Language } from '../../../wire/language.ts';
import type { FileRefusal } from './read-table.ts';

/** Tables of kinds differ in what a row of them is. */
const ownTexts: ReadonlySet<FileRefusal> = new Set(['Columns', 'Empty', 'Long']);

/** Says what is wrong with a file as a whole, and where. */
export function tellRefusal(
  { refusal, detail }: { refusal: FileRefusal; detail?: string },
  kind: 'stockFile' | 'listFile',
  language: Language,
) {
  const own = kind === 'listFile' && ownTexts.has(refusal);
  const key: FailureKey = own ? `listFile${refusal as 'Columns' | 'Empty' | 'Long'}` : `stockFile${refusal}`;
  const message = [failureText(key, language), detail].filter((part) => part !== undefined).join(' ');
  return { code: 400, message } as const;
}
