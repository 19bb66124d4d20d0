/** A code's entry in the contract's catalogue. */
export interface CodeFacts {
  readonly name: string;
  readonly client: 'deliver' | 'refresh' | 'signOut' | 'clearStorage';
  readonly shows: 'nowhere' | 'caller' | 'toast' | 'emailField' | 'passwordField' | 'noticeDialog' | 'expiredDialog';
}

/** The catalogue by code. It is injected, so that only the contract defines the effect of a code. */
export type Catalogue = Readonly<Record<number, CodeFacts>>;

/** Client-side messages for failures and successes. */
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

/** Texts in the current language. */
export interface Texts {
  code(name: string): string;
  message(key: MessageKey): string;
}
