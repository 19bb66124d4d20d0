import { useTranslation } from 'react-i18next';
import { checkEmail, checkPassword, checkSame, type RuleMessage } from './rules.ts';

/** The shared rules with their messages in the page's language. */
export function useChecks() {
  const { t } = useTranslation('forms');
  const say = (message: RuleMessage | undefined) => (message === undefined ? undefined : t(message));
  return {
    email: (text: string) => (text === '' ? t('emailMissing') : say(checkEmail(text))),
    password: (text: string) => (text === '' ? t('passwordMissing') : say(checkPassword(text))),
    same: (first: string, second: string) => say(checkSame(first, second)),
  };
}
