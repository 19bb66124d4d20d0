import type { Drive, Fuel, Gearbox } from './catalogue/rows.ts';
import { inThree, type Names } from '#server/platform/names.ts';

/** Display names of coded facts, and how lists write other values. */

export const fuelNames: Readonly<Record<Fuel, Names>> = {
  petrol: inThree(['Petrol', '汽油', 'ガソリン']),
  diesel: inThree(['Diesel', '柴油', 'ディーゼル']),
  hybrid: inThree(['Hybrid', '混合动力', 'ハイブリッド']),
  electric: inThree(['Electric', '纯电动', '電気']),
};

/** A short form for cards. */
export const shortFuelNames: Readonly<Record<Fuel, Names>> = {
  ...fuelNames,
  hybrid: inThree(['Hybrid', '混动', 'HV']),
  electric: inThree(['Electric', '纯电', 'EV']),
};

export const gearboxNames: Readonly<Record<Gearbox, Names>> = {
  CVT: inThree(['CVT', '无级变速', 'CVT']),
  AT: inThree(['Automatic', '自动挡', 'オートマチック']),
  MT: inThree(['Manual', '手动挡', 'マニュアル']),
  AMT: inThree(['Automated manual', '机械式自动挡', 'AMT']),
  DCT6: inThree(['6-speed DCT', '6挡双离合', '6速DCT']),
  DCT7: inThree(['7-speed DCT', '7挡双离合', '7速DCT']),
  EV: inThree(['Single speed', '单速变速', '固定ギア']),
};

/** The short form. A single gear is not worth showing. */
export const shortGearboxNames: Readonly<Record<Gearbox, Names | undefined>> = {
  CVT: inThree(['CVT', 'CVT', 'CVT']),
  AT: inThree(['AT', '自动', 'AT']),
  MT: inThree(['MT', '手动', 'MT']),
  AMT: inThree(['AMT', 'AMT', 'AMT']),
  DCT6: inThree(['DCT', '双离合', 'DCT']),
  DCT7: inThree(['DCT', '双离合', 'DCT']),
  EV: undefined,
};

export const driveNames: Readonly<Record<Drive, Names>> = {
  '2WD': inThree(['2WD', '两驱', '2WD']),
  '4WD': inThree(['4WD', '四驱', '4WD']),
};

export const handleNames = {
  right: inThree(['Right', '右', '右']),
  left: inThree(['Left', '左', '左']),
} as const satisfies Record<string, Names>;

export const emissionNames: Readonly<Record<string, Names>> = {
  'china-5': inThree(['China 5', '国五', '中国5']),
  'china-6': inThree(['China 6', '国六', '中国6']),
};

export const yes: Names = inThree(['Yes', '有', 'あり']);
export const no: Names = inThree(['No', '无', 'なし']);
export const automatic: Names = inThree(['Automatic', '自动', 'オート']);
export const manual: Names = inThree(['Manual', '手动', 'マニュアル']);

export const groupNames = {
  base: inThree(['Basic information', '基本信息', '基本情報']),
  size: inThree(['Size and weight', '尺寸与重量', '寸法・重量']),
  engine: inThree(['Engine', '发动机', 'エンジン']),
  safety: inThree(['Safety', '安全', '安全装備']),
  comfort: inThree(['Comfort', '舒适', '快適装備']),
  condition: inThree(['Condition', '车况', '車両状態']),
} as const satisfies Record<string, Names>;

export const propertyNames = {
  make: inThree(['Make', '品牌', 'メーカー']),
  model: inThree(['Model', '车系', 'モデル']),
  chassis: inThree(['Chassis number', '车架号', '車台番号']),
  level: inThree(['Type', '车型', 'ボディタイプ']),
  gearbox: inThree(['Transmission', '变速箱', 'トランスミッション']),
  drive: inThree(['Drive', '驱动方式', '駆動方式']),
  doors: inThree(['Doors', '车门数', 'ドア数']),
  location: inThree(['Location', '所在地', '所在地']),
  size: inThree(['Length × width × height', '长×宽×高', '全長×全幅×全高']),
  wheelbase: inThree(['Wheelbase', '轴距', 'ホイールベース']),
  weight: inThree(['Weight', '整备质量', '車両重量']),
  volume: inThree(['Volume', '体积', '容積']),
  engine: inThree(['Engine', '发动机型号', 'エンジン型式']),
  motor: inThree(['Motor', '电机型号', 'モーター型式']),
  cylinders: inThree(['Cylinders', '气缸数', '気筒数']),
  capacity: inThree(['Engine capacity', '排量', '総排気量']),
  power: inThree(['Power', '最大功率', '最高出力']),
  emission: inThree(['Emission standard', '排放标准', '排出ガス基準']),
  airbags: inThree(['Airbags', '安全气囊', 'エアバッグ']),
  airConditioning: inThree(['Air conditioning', '空调', 'エアコン']),
  grade: inThree(['Condition grade', '车况评分', '評価点']),
  interior: inThree(['Interior grade', '内饰评分', '内装評価']),
  mileage: inThree(['Mileage', '里程', '走行距離']),
} as const satisfies Record<string, Names>;

export function displayMileage(mileageKm: number): string {
  return String(mileageKm).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Litres to one decimal, or a hyphen for a vehicle without an engine. */
export function displayDisplacement(cc: number): string {
  return cc === 0 ? '-' : `${(Math.round(cc / 100) / 10).toFixed(1)}L`;
}
