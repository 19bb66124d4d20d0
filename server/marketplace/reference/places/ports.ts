import { inLanguages, type Names } from '#server/platform/names.ts';

export interface TransportKind {
  type: string;
  names: Names;
}

/** In display order: RORO comes first wherever a RORO ship calls. */
export const transportKinds = {
  roro: { type: '1', names: inLanguages(['RORO', '滚装船', 'RORO船']) },
  container: { type: '2', names: inLanguages(['Container', '集装箱', 'コンテナ', 'Kontena']) },
} as const satisfies Record<string, TransportKind>;

export interface Port {
  id: string;
  countryCode: string;
  names: Names;
  /** RORO surcharge in dollars compared with Mombasa; absent if no such ship calls. */
  roro?: number;
  /** Container surcharge in dollars compared with Mombasa; absent if not offered. */
  container?: number;
}

export const ports: readonly Port[] = [
  { id: 'p-mba', countryCode: 'KE', names: inLanguages(['Mombasa', '蒙巴萨', 'モンバサ']), roro: 0, container: 0 },
  {
    id: 'p-dar',
    countryCode: 'TZ',
    names: inLanguages(['Dar es Salaam', '达累斯萨拉姆', 'ダルエスサラーム']),
    roro: 100,
  },
  { id: 'p-dur', countryCode: 'ZA', names: inLanguages(['Durban', '德班', 'ダーバン']), roro: 60, container: 150 },
  { id: 'p-mpm', countryCode: 'MZ', names: inLanguages(['Maputo', '马普托', 'マプト']), roro: 120, container: 250 },
  { id: 'p-bew', countryCode: 'MZ', names: inLanguages(['Beira', '贝拉', 'ベイラ']), container: 400 },
  {
    id: 'p-wvb',
    countryCode: 'NA',
    names: inLanguages(['Walvis Bay', '鲸湾港', 'ウォルビスベイ']),
    roro: 220,
    container: 350,
  },
  { id: 'p-mat', countryCode: 'CD', names: inLanguages(['Matadi', '马塔迪', 'マタディ']), container: 900 },
  { id: 'p-jib', countryCode: 'DJ', names: inLanguages(['Djibouti', '吉布提', 'ジブチ']), roro: 80, container: 200 },
  { id: 'p-tem', countryCode: 'GH', names: inLanguages(['Tema', '特马', 'テマ']), roro: 450, container: 600 },
  {
    id: 'p-kin',
    countryCode: 'JM',
    names: inLanguages(['Kingston', '金斯敦', 'キングストン']),
    roro: 380,
    container: 500,
  },
  {
    id: 'p-jea',
    countryCode: 'AE',
    names: inLanguages(['Jebel Ali', '杰贝阿里', 'ジュベル・アリ']),
    roro: -80,
    container: -300,
  },
  { id: 'p-khi', countryCode: 'PK', names: inLanguages(['Karachi', '卡拉奇', 'カラチ']), roro: -100, container: -400 },
];
