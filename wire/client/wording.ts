import type { CodeName } from '../../generated/codes.ts';

/** What the contract's catalogue says about a code. */
export interface CodeFacts {
  readonly name: CodeName;
  readonly client: 'deliver' | 'refresh' | 'signOut' | 'clearStorage';
  readonly shows: 'nowhere' | 'caller' | 'toast' | 'emailField' | 'passwordField' | 'noticeDialog' | 'expiredDialog';
}

/** The catalogue by code. Injected, so that what a code does is written down in the contract alone. */
export type Catalogue = Readonly<Record<number, CodeFacts>>;

/** The messages of the client's own that its failures and successes carry. */
export type MessageKey =
  | 'netError'
  | 'slowNetwork'
  | 'outcomeUnknown'
  | 'unsealable'
  | 'insecurePage'
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
