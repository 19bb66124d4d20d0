import type { i18n as I18n } from 'i18next';
import type { Texts } from '../../wire/client/wording.ts';

/** The texts that calls themselves need, in the page's language. */
export function createTexts(i18n: I18n): Texts {
  return {
    code: (name) => i18n.t(`codes:${name}`),
    message: (key) => i18n.t(`messages:${key}`),
  };
}
