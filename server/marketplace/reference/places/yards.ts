import { inLanguages, type Names } from '#server/platform/names.ts';

export interface Yard {
  names: Names;
  countryCode: 'JP' | 'CN';
  /** The id of the freight tables from this yard. */
  templateId: string;
  /** Freight surcharge in dollars compared with Yokohama. */
  surcharge: number;
  /** The yard's share of its country's stock relative to other yards. */
  share: number;
}

export const yards: readonly Yard[] = [
  { names: inLanguages(['Yokohama', '横滨', '横浜']), countryCode: 'JP', templateId: '901', surcharge: 0, share: 9 },
  { names: inLanguages(['Nagoya', '名古屋', '名古屋']), countryCode: 'JP', templateId: '902', surcharge: 20, share: 5 },
  { names: inLanguages(['Kobe', '神户', '神戸']), countryCode: 'JP', templateId: '903', surcharge: 20, share: 5 },
  { names: inLanguages(['Osaka', '大阪', '大阪']), countryCode: 'JP', templateId: '904', surcharge: 30, share: 4 },
  { names: inLanguages(['Hakata', '博多', '博多']), countryCode: 'JP', templateId: '905', surcharge: 40, share: 3 },
  { names: inLanguages(['Shanghai', '上海', '上海']), countryCode: 'CN', templateId: '911', surcharge: -60, share: 4 },
  { names: inLanguages(['Guangzhou', '广州', '広州']), countryCode: 'CN', templateId: '912', surcharge: -40, share: 4 },
  { names: inLanguages(['Tianjin', '天津', '天津']), countryCode: 'CN', templateId: '913', surcharge: 10, share: 2 },
];
