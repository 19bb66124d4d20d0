/** The site's languages in the order of the index that the browser stores under `lang`. */
export const languages = ['en', 'ja', 'zh'] as const;

export type SiteLanguage = (typeof languages)[number];
/** How payloads and e-mailed links name a language. */
export type PayloadLanguage = 'en' | 'jp' | 'cn';

const payloadLanguages: Readonly<Record<SiteLanguage, PayloadLanguage>> = { en: 'en', ja: 'jp', zh: 'cn' };

export function payloadLanguage(site: SiteLanguage): PayloadLanguage {
  return payloadLanguages[site];
}

export function languageIndex(site: SiteLanguage): number {
  return languages.indexOf(site);
}

/** The language that a stored index stands for, if it stands for one. */
export function languageAt(index: string | null): SiteLanguage | undefined {
  return index !== null && /^\d$/.test(index) ? languages[Number(index)] : undefined;
}

/** The language that a link's parameter names, if it names one. */
export function languageNamed(payload: string | null): SiteLanguage | undefined {
  return languages.find((site) => payloadLanguages[site] === payload);
}
