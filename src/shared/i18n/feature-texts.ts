import type { i18n as I18n } from 'i18next';
import { getI18n } from 'react-i18next';
import type { Language } from '#wire/language.ts';
import type account from '../../../locales/en/account.json';
import type addresses from '../../../locales/en/addresses.json';
import type calculator from '../../../locales/en/calculator.json';
import type centre from '../../../locales/en/centre.json';
import type claimPhotos from '../../../locales/en/claim-photos.json';
import type claims from '../../../locales/en/claims.json';
import type compare from '../../../locales/en/compare.json';
import type content from '../../../locales/en/content.json';
import type detail from '../../../locales/en/detail.json';
import type forms from '../../../locales/en/forms.json';
import type importing from '../../../locales/en/importing.json';
import type legal from '../../../locales/en/legal.json';
import type offers from '../../../locales/en/offers.json';
import type offline from '../../../locales/en/offline.json';
import type orders from '../../../locales/en/orders.json';
import type news from '../../../locales/en/news.json';
import type mpesa from '../../../locales/en/mpesa.json';
import type panels from '../../../locales/en/panels.json';
import type papers from '../../../locales/en/papers.json';
import type payment from '../../../locales/en/payment.json';
import type phoneNotices from '../../../locales/en/phone-notices.json';
import type plates from '../../../locales/en/plates.json';
import type poster from '../../../locales/en/poster.json';
import type questions from '../../../locales/en/questions.json';
import type refunds from '../../../locales/en/refunds.json';
import type searches from '../../../locales/en/searches.json';
import type sharing from '../../../locales/en/sharing.json';
import type timeline from '../../../locales/en/timeline.json';
import type uploads from '../../../locales/en/uploads.json';
import type { BaseTexts } from './base-texts/en.ts';
import type { DeskTexts } from './desk-texts/en.ts';
import { textsByLanguage } from './texts-by-language.ts';

/** Loads the texts of a screen in parallel with its code. */
export function loadTexts(...namespaces: FeatureNamespace[]): Promise<void> {
  return addTexts(getI18n(), namespaces);
}

/** Loads the code of a lazy part together with its texts. */
export async function withTexts<Part>(load: () => Promise<Part>, ...namespaces: FeatureNamespace[]): Promise<Part> {
  const [part] = await Promise.all([load(), loadTexts(...namespaces)]);
  return part;
}

/** The same for one of several instances: a server has one per language. */
export async function addTexts(i18n: I18n, namespaces: readonly FeatureNamespace[]): Promise<void> {
  const language = i18n.language as Language;
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (i18n.hasResourceBundle(language, namespace)) return;
      const { featureTexts } = await textsByLanguage[language]();
      const load = featureTexts[`../../../../locales/${language}/${namespace}.json`];
      if (!load) throw new Error(`There are no texts '${namespace}' in '${language}'.`);
      i18n.addResourceBundle(language, namespace, await load());
    }),
  );
}

/** Texts that load with their screens. English is the source of the keys. */
export interface FeatureTexts {
  account: typeof account;
  addresses: typeof addresses;
  calculator: typeof calculator;
  centre: typeof centre;
  'claim-photos': typeof claimPhotos;
  claims: typeof claims;
  compare: typeof compare;
  content: typeof content;
  detail: typeof detail;
  forms: typeof forms;
  importing: typeof importing;
  legal: typeof legal;
  offers: typeof offers;
  offline: typeof offline;
  orders: typeof orders;
  mpesa: typeof mpesa;
  news: typeof news;
  panels: typeof panels;
  papers: typeof papers;
  payment: typeof payment;
  'phone-notices': typeof phoneNotices;
  plates: typeof plates;
  poster: typeof poster;
  questions: typeof questions;
  refunds: typeof refunds;
  searches: typeof searches;
  sharing: typeof sharing;
  timeline: typeof timeline;
  uploads: typeof uploads;
}

export type FeatureNamespace = keyof FeatureTexts;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: BaseTexts & FeatureTexts & DeskTexts;
  }
}
