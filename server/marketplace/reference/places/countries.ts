import { inLanguages, type Names } from '#server/platform/names.ts';
import type { Language } from '#wire/language.ts';

export interface Country {
  id: string;
  code: string;
  names: Names;
  /** Its ports of arrival, the default one first; empty if we do not ship to it. */
  portIds: readonly string[];
}

type CountryRow = readonly [id: string, code: string, en: string, zh: string, ja: string, ...portIds: string[]];

const rows: readonly CountryRow[] = [
  ['1', 'KE', 'Kenya', '肯尼亚', 'ケニア', 'p-mba'],
  ['2', 'TZ', 'Tanzania', '坦桑尼亚', 'タンザニア', 'p-dar'],
  ['3', 'UG', 'Uganda', '乌干达', 'ウガンダ', 'p-mba', 'p-dar'],
  ['4', 'RW', 'Rwanda', '卢旺达', 'ルワンダ', 'p-dar', 'p-mba'],
  ['5', 'ZM', 'Zambia', '赞比亚', 'ザンビア', 'p-dar', 'p-dur', 'p-wvb'],
  ['6', 'CD', 'DR Congo', '刚果（金）', 'コンゴ民主共和国', 'p-dar', 'p-mat'],
  ['7', 'MW', 'Malawi', '马拉维', 'マラウイ', 'p-dar', 'p-bew', 'p-dur'],
  ['8', 'MZ', 'Mozambique', '莫桑比克', 'モザンビーク', 'p-mpm', 'p-bew'],
  ['9', 'ZW', 'Zimbabwe', '津巴布韦', 'ジンバブエ', 'p-dur', 'p-bew', 'p-dar'],
  ['10', 'BI', 'Burundi', '布隆迪', 'ブルンジ', 'p-dar'],
  ['11', 'SS', 'South Sudan', '南苏丹', '南スーダン', 'p-mba'],
  ['12', 'ET', 'Ethiopia', '埃塞俄比亚', 'エチオピア', 'p-jib'],
  ['13', 'BW', 'Botswana', '博茨瓦纳', 'ボツワナ', 'p-dur', 'p-wvb'],
  ['14', 'NA', 'Namibia', '纳米比亚', 'ナミビア', 'p-wvb'],
  ['15', 'GH', 'Ghana', '加纳', 'ガーナ', 'p-tem'],
  ['16', 'JM', 'Jamaica', '牙买加', 'ジャマイカ', 'p-kin'],
  ['17', 'AE', 'United Arab Emirates', '阿联酋', 'アラブ首長国連邦', 'p-jea'],
  ['18', 'PK', 'Pakistan', '巴基斯坦', 'パキスタン', 'p-khi'],
  ['31', 'ZA', 'South Africa', '南非', '南アフリカ'],
  ['32', 'NG', 'Nigeria', '尼日利亚', 'ナイジェリア'],
  ['33', 'SO', 'Somalia', '索马里', 'ソマリア'],
  ['34', 'MU', 'Mauritius', '毛里求斯', 'モーリシャス'],
  ['35', 'MG', 'Madagascar', '马达加斯加', 'マダガスカル'],
  ['36', 'EG', 'Egypt', '埃及', 'エジプト'],
  ['41', 'JP', 'Japan', '日本', '日本'],
  ['42', 'CN', 'China', '中国', '中国'],
  ['43', 'IN', 'India', '印度', 'インド'],
  ['44', 'GB', 'United Kingdom', '英国', 'イギリス'],
  ['45', 'US', 'United States', '美国', 'アメリカ'],
  ['46', 'DE', 'Germany', '德国', 'ドイツ'],
  ['47', 'CA', 'Canada', '加拿大', 'カナダ'],
  ['48', 'AU', 'Australia', '澳大利亚', 'オーストラリア'],
];

/** The Swahili names that differ from the English ones. */
const swahiliNames: Readonly<Record<string, string>> = {
  Mozambique: 'Msumbiji',
  'South Sudan': 'Sudan Kusini',
  'United Arab Emirates': 'Falme za Kiarabu',
  'South Africa': 'Afrika Kusini',
  Egypt: 'Misri',
  Japan: 'Japani',
  'United Kingdom': 'Uingereza',
  'United States': 'Marekani',
  Germany: 'Ujerumani',
  Canada: 'Kanada',
  'DR Congo': 'Jamhuri ya Kidemokrasia ya Kongo',
  Madagascar: 'Madagaska',
  Jamaica: 'Jamaika',
  Mauritius: 'Morisi',
  Pakistan: 'Pakistani',
};

/** All countries that users can come from, Kenya and its neighbours first. */
export const countries: readonly Country[] = rows.map(([id, code, en, zh, ja, ...portIds]) => ({
  id,
  code,
  names: inLanguages([en, zh, ja, swahiliNames[en]]),
  portIds,
}));

/** The countries that we ship to, which addresses can be in. */
export const receivingCountries: readonly Country[] = countries.filter(({ portIds }) => portIds.length > 0);

/**
 * Finds a country by its name in any language: the page may have been opened before its reader changed the language.
 */
export function findCountry(name: string): Country | undefined {
  return countries.find(({ names }) => Object.values(names).includes(name));
}

/** The name in the caller's language, as in the country list. */
export function countryNameIn(language: Language, name: string): string {
  return findCountry(name)?.names[language] ?? name;
}
