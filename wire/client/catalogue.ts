import type { CodeName } from '../../generated/codes.ts';

/** What the contract's catalogue says about a code. */
export interface CodeFacts {
  readonly name: CodeName;
  readonly client: 'deliver' | 'refresh' | 'signOut' | 'clearStorage';
  readonly shows: 'nowhere' | 'caller' | 'toast' | 'emailField' | 'passwordField' | 'noticeDialog' | 'expiredDialog';
}

/** The catalogue by code. Injected, so that what a code does is written down in the contract alone. */
export type Catalogue = Readonly<Record<number, CodeFacts>>;
