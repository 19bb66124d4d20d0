export type PayUnit = 'USD' | 'JPY';

/** Japanese readers see and pay yen, all others US dollars. The language is written as payloads carry it. */
export function payUnitOf(language: string): PayUnit {
  return language === 'jp' ? 'JPY' : 'USD';
}
