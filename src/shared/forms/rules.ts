import { contractAccepts } from '../api/contract-rules.ts';

/** The key of a message in `forms`. */
export type RuleMessage = 'emailInvalid' | 'passwordCharacters' | 'passwordInvalid' | 'passwordsDiffer';

export const maxEmailLength = 50;
export const maxPasswordLength = 20;

/** The contract accepts every address that HTML accepts. A buyer's domain needs a dot, or no e-mail can arrive. */
export function checkEmail(text: string): RuleMessage | undefined {
  const hasDot = text.includes('.', text.indexOf('@'));
  return hasDot && contractAccepts.email(text) ? undefined : 'emailInvalid';
}

export function checkPassword(text: string): RuleMessage | undefined {
  if (contractAccepts.password(text)) return undefined;
  return Array.from(text).every(isAllowedInPassword) ? 'passwordInvalid' : 'passwordCharacters';
}

export function checkSame(first: string, second: string): RuleMessage | undefined {
  return first === second ? undefined : 'passwordsDiffer';
}

/** Checks a single character by validating a password that is otherwise valid. */
function isAllowedInPassword(character: string): boolean {
  return contractAccepts.password(`letter7${character}`);
}
