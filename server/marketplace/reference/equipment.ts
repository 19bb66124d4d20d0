import { inLanguages, type Names } from '#server/platform/names.ts';

interface EquipmentRow {
  code: string;
  group: 'safety' | 'comfort';
  names: Names;
  /** The registration year from which it is common, and its frequency in basic and expensive vehicles. */
  since: number;
  plain: number;
  dear: number;
}

export const equipment = [
  { code: 'abs', group: 'safety', names: inLanguages(['ABS', '防抱死制动', 'ABS']), since: 2002, plain: 1, dear: 1 },
  {
    code: 'stability',
    group: 'safety',
    names: inLanguages(['Stability control', '车身稳定系统', '横滑り防止装置', 'Udhibiti wa uthabiti']),
    since: 2012,
    plain: 0.85,
    dear: 1,
  },
  {
    code: 'rear-camera',
    group: 'safety',
    names: inLanguages(['Rear camera', '倒车影像', 'バックカメラ', 'Kamera ya nyuma']),
    since: 2008,
    plain: 0.55,
    dear: 0.95,
  },
  {
    code: 'surround-camera',
    group: 'safety',
    names: inLanguages(['Surround camera', '全景影像', '全方位カメラ', 'Kamera za pande zote']),
    since: 2015,
    plain: 0.06,
    dear: 0.4,
  },
  {
    code: 'emergency-braking',
    group: 'safety',
    names: inLanguages(['Emergency braking', '自动紧急制动', '衝突被害軽減ブレーキ', 'Breki ya dharura']),
    since: 2015,
    plain: 0.6,
    dear: 0.9,
  },
  {
    code: 'lane-warning',
    group: 'safety',
    names: inLanguages(['Lane departure warning', '车道偏离预警', '車線逸脱警報', 'Onyo la kutoka kwenye njia']),
    since: 2015,
    plain: 0.45,
    dear: 0.8,
  },
  {
    code: 'corner-sensors',
    group: 'safety',
    names: inLanguages(['Parking sensors', '泊车雷达', 'コーナーセンサー', 'Vihisi vya kuegesha']),
    since: 2012,
    plain: 0.2,
    dear: 0.7,
  },
  {
    code: 'isofix',
    group: 'safety',
    names: inLanguages(['Child seat anchors', '儿童座椅接口', 'ISOFIX', 'Vishikio vya kiti cha mtoto']),
    since: 2012,
    plain: 0.8,
    dear: 0.95,
  },
  {
    code: 'power-steering',
    group: 'comfort',
    names: inLanguages(['Power steering', '助力转向', 'パワーステアリング', 'Usukani wa pawa']),
    since: 1990,
    plain: 1,
    dear: 1,
  },
  {
    code: 'power-windows',
    group: 'comfort',
    names: inLanguages(['Power windows', '电动车窗', 'パワーウィンドウ', 'Vioo vya umeme']),
    since: 1995,
    plain: 0.92,
    dear: 1,
  },
  {
    code: 'smart-key',
    group: 'comfort',
    names: inLanguages(['Smart key', '智能钥匙', 'スマートキー', 'Ufunguo janja']),
    since: 2008,
    plain: 0.45,
    dear: 0.95,
  },
  {
    code: 'navigation',
    group: 'comfort',
    names: inLanguages(['Navigation', '导航', 'カーナビ', 'Uelekezaji']),
    since: 2005,
    plain: 0.45,
    dear: 0.85,
  },
  {
    code: 'cruise-control',
    group: 'comfort',
    names: inLanguages(['Cruise control', '定速巡航', 'クルーズコントロール', 'Udhibiti wa mwendo']),
    since: 2008,
    plain: 0.15,
    dear: 0.75,
  },
  {
    code: 'led-lamps',
    group: 'comfort',
    names: inLanguages(['LED headlamps', 'LED大灯', 'LEDヘッドライト', 'Taa za LED']),
    since: 2012,
    plain: 0.25,
    dear: 0.85,
  },
  {
    code: 'alloy-wheels',
    group: 'comfort',
    names: inLanguages(['Alloy wheels', '铝合金轮毂', 'アルミホイール', 'Rimu za aloi']),
    since: 1995,
    plain: 0.4,
    dear: 0.97,
  },
  {
    code: 'leather',
    group: 'comfort',
    names: inLanguages(['Leather seats', '真皮座椅', '本革シート', 'Viti vya ngozi']),
    since: 2000,
    plain: 0.03,
    dear: 0.5,
  },
  {
    code: 'seat-heating',
    group: 'comfort',
    names: inLanguages(['Heated seats', '座椅加热', 'シートヒーター', 'Viti vya kupasha joto']),
    since: 2008,
    plain: 0.12,
    dear: 0.55,
  },
  {
    code: 'power-seats',
    group: 'comfort',
    names: inLanguages(['Power seats', '电动座椅', 'パワーシート', 'Viti vya umeme']),
    since: 2003,
    plain: 0.04,
    dear: 0.55,
  },
  {
    code: 'sunroof',
    group: 'comfort',
    names: inLanguages(['Sunroof', '天窗', 'サンルーフ', 'Paa la kufunguka']),
    since: 1998,
    plain: 0.03,
    dear: 0.3,
  },
  {
    code: 'power-doors',
    group: 'comfort',
    names: inLanguages(['Power sliding doors', '电动侧滑门', '電動スライドドア', 'Milango ya kuteleza ya umeme']),
    since: 2005,
    plain: 0,
    dear: 0,
  },
  {
    code: 'bluetooth',
    group: 'comfort',
    names: inLanguages(['Bluetooth audio', '蓝牙音响', 'Bluetoothオーディオ', 'Sauti ya Bluetooth']),
    since: 2012,
    plain: 0.6,
    dear: 0.9,
  },
] as const satisfies readonly EquipmentRow[];

export type EquipmentCode = (typeof equipment)[number]['code'];
