import type account from '../../locales/en/account.json';
import type addresses from '../../locales/en/addresses.json';
import type centre from '../../locales/en/centre.json';
import type compare from '../../locales/en/compare.json';
import type content from '../../locales/en/content.json';
import type detail from '../../locales/en/detail.json';
import type forms from '../../locales/en/forms.json';
import type legal from '../../locales/en/legal.json';
import type orders from '../../locales/en/orders.json';
import type poster from '../../locales/en/poster.json';
import type { BaseTexts } from './base-texts/en.ts';

/** What is fetched with the screens that say it. English is the source of the keys. */
export interface FeatureTexts {
  account: typeof account;
  addresses: typeof addresses;
  centre: typeof centre;
  compare: typeof compare;
  content: typeof content;
  detail: typeof detail;
  forms: typeof forms;
  legal: typeof legal;
  orders: typeof orders;
  poster: typeof poster;
}

export type FeatureNamespace = keyof FeatureTexts;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: BaseTexts & FeatureTexts;
  }
}
