import type { SiteLanguage } from '../../../wire/language.ts';

/** How many characters of a name fit a card of similar vehicles. */
const longestName: Readonly<Record<SiteLanguage, number>> = { en: 14, ja: 12, zh: 18 };
/** From here on a price is written smaller, so that it stays on its line. */
const longestPrice = 13;

export function shortName(name: string, language: SiteLanguage): string {
  const characters = Array.from(name);
  const most = longestName[language];
  return characters.length > most ? `${characters.slice(0, most).join('')}...` : name;
}

export function isLongestPrice(price: string): boolean {
  return price.length >= longestPrice;
}
