import { contractAccepts } from '../api/contract-rules.ts';

/** The key of a message in `forms`. */
export type RuleMessage = 'emailInvalid' | 'passwordCharacters' | 'passwordInvalid' | 'passwordsDiffer';

export const maxEmailLength = 50;
export const maxPasswordLength = 20;

/** The contract takes every address that HTML takes. A buyer's has a dot in its domain, or no letter ever arrives. */
export function checkEmail(text: string): RuleMessage | undefined {
  const hasDot = text.includes('.', text.indexOf('@'));
  return hasDot && contractAccepts.email(text) ? undefined : 'emailInvalid';
}

export function checkPassword(text: string): RuleMessage | undefined {
  if (contractAccepts.password(text)) return undefined;
  return Array.from(text).every(mayStandInPassword) ? 'passwordInvalid' : 'passwordCharacters';
}

export function checkSame(first: string, second: string): RuleMessage | undefined {
  return first === second ? undefined : 'passwordsDiffer';
}

/** Asks the contract with a password that is valid except for this character. */
function mayStandInPassword(character: string): boolean {
  return contractAccepts.password(`letter7${character}`);
}
