import { checkPassword, checkSame, type RuleMessage } from '../../../forms/rules.ts';

export interface PasswordValues {
  old: string;
  fresh: string;
  repeated: string;
}

/** What is wrong, as the key of its message: in `centre` where something is missing, in `forms` otherwise. */
export type PasswordFault = 'oldMissing' | 'freshMissing' | 'repeatedMissing' | RuleMessage;

/** First all three must be there, then the new one must be a password, then both must be the same. */
export function checkPasswords({
  old,
  fresh,
  repeated,
}: PasswordValues): Partial<Record<keyof PasswordValues, PasswordFault>> {
  if (old === '' || fresh === '' || repeated === '') {
    return {
      ...(old === '' && { old: 'oldMissing' }),
      ...(fresh === '' && { fresh: 'freshMissing' }),
      ...(repeated === '' && { repeated: 'repeatedMissing' }),
    };
  }
  const pattern = checkPassword(fresh);
  if (pattern) return { fresh: pattern };
  const difference = checkSame(fresh, repeated);
  return difference ? { repeated: difference } : {};
}
