import { getI18n } from 'react-i18next';
import type { SiteLanguage } from '../../wire/language.ts';
import type { FeatureNamespace } from './namespaces.ts';

const files = import.meta.glob<Record<string, unknown>>(
  [
    '../../locales/*/*.json',
    '!../../locales/*/{mails,failures,pages,chat-frame,codes,common,home,messages,shell,vehicles}.json',
  ],
  { import: 'default' },
);

/** Fetches what a screen says, beside the screen's own code, so that neither waits for the other. */
export async function loadTexts(...namespaces: FeatureNamespace[]): Promise<void> {
  const i18n = getI18n();
  const language = i18n.language as SiteLanguage;
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (i18n.hasResourceBundle(language, namespace)) return;
      const load = files[`../../locales/${language}/${namespace}.json`];
      if (!load) throw new Error(`There are no texts '${namespace}' in '${language}'.`);
      i18n.addResourceBundle(language, namespace, await load());
    }),
  );
}
