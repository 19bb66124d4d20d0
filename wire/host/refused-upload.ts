import { failureText, type FailureKey } from './texts.ts';
import type { Language } from './language.ts';

/** A file that cannot be taken, found while the request was still being read. */
export class RefusedUpload extends Error {
  override readonly name = 'RefusedUpload';

  constructor(key: FailureKey, language: Language) {
    super(failureText(key, language));
  }
}
