import type { SiteLanguage } from '../../../../wire/language.ts';

interface TabSizes {
  /** In pixels of the design. */
  tab: number;
  cursor: number;
}

/** The words differ in length by language. */
const sizes: Readonly<Record<SiteLanguage, TabSizes>> = {
  en: { tab: 290, cursor: 30 },
  zh: { tab: 240, cursor: 28 },
  ja: { tab: 300, cursor: 30 },
};

const rootSize = 16;

/** As lengths that follow the page's scale. */
export function tabSizesOf(language: SiteLanguage): { tab: string; cursor: string } {
  const { tab, cursor } = sizes[language];
  return { tab: `${tab / rootSize}rem`, cursor: `${cursor / rootSize}rem` };
}
