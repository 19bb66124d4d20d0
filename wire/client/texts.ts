import type { CodeName } from '../../generated/codes.ts';

/** The messages of the client's own that its failures and successes carry. */
export type MessageKey =
  | 'netError'
  | 'slowNetwork'
  | 'outcomeUnknown'
  | 'unsealable'
  | 'refusedParameters'
  | 'unreadableAnswer'
  | 'operationSucceeded'
  | 'downloadFailed'
  | 'emptyFile'
  | 'fileUnreadable'
  | 'uploadUnreachable'
  | 'uploadUnreadable';

/** Texts in the language of the moment. */
export interface Texts {
  code(name: CodeName): string;
  message(key: MessageKey): string;
}
