import { type LetterContext, postLetter } from './post-letter.ts';
import { linkLanguage, siteLink } from './letter-values.ts';

export function postVerification(context: LetterContext, to: string, authKey: string, hours: number): Promise<void> {
  const link = siteLink(context, '/user/auth/register/regRes', { authKey, language: linkLanguage(context) });
  return postLetter(context, 'verification', to, { link, hours: String(hours) });
}

/** For somebody who registers an e-mail that has an account. */
export function postAccountExists(context: LetterContext, to: string): Promise<void> {
  return postLetter(context, 'accountExists', to, { link: siteLink(context, '') });
}

/** An e-mail that has no account gets no letter; it is only pretended, so that the asker cannot tell. */
export function postPasswordReset(
  context: LetterContext,
  to: string,
  { authKey, hasAccount }: { authKey: string; hasAccount: boolean },
): Promise<void> {
  const link = siteLink(context, '/user/auth/resetPwd', { authKey, email: to, language: linkLanguage(context) });
  return postLetter(context, 'passwordReset', to, { link }, hasAccount ? 'post' : 'pretend');
}

/** Tells the owner, who might not be the one who did it. */
export function postPasswordChanged(context: LetterContext, to: string): Promise<void> {
  return postLetter(context, 'passwordChanged', to, { link: siteLink(context, '') });
}
