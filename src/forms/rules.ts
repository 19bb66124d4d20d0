import { contractAccepts } from '../api/contract-rules.ts';

/** What a form refuses, as the key of its message in `forms`. */
export type RuleMessage = 'emailInvalid' | 'passwordCharacters' | 'passwordInvalid' | 'passwordsDiffer';

export const maxEmailLength = 50;
export const maxPasswordLength = 20;

export function checkEmail(text: string): RuleMessage | undefined {
  return contractAccepts.email(text) ? undefined : 'emailInvalid';
}

export function checkPassword(text: string): RuleMessage | undefined {
  if (contractAccepts.password(text)) return undefined;
  return Array.from(text).every(mayStandInPassword) ? 'passwordInvalid' : 'passwordCharacters';
}

export function checkSame(first: string, second: string): RuleMessage | undefined {
  return first === second ? undefined : 'passwordsDiffer';
}

/** Asked of the contract itself, by a password that is right but for this character. */
function mayStandInPassword(character: string): boolean {
  return contractAccepts.password(`letter7${character}`);
}
