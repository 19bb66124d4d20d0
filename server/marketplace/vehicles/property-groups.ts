import type { PropertyGroup } from '#generated/client/types.gen.ts';
import type { Language } from '#wire/language.ts';
import {
  type Level,
  type Make,
  type Model,
  readReferenceCatalogue,
  type Style,
} from '#server/marketplace/reference/catalogue/catalogue.ts';
import {
  automatic,
  displayMileage,
  driveNames,
  emissionNames,
  gearboxNames,
  manual,
  no,
  shortGearboxNames,
  yes,
} from '#server/marketplace/reference/words.ts';
import { equipment } from '#server/marketplace/reference/equipment.ts';
import { inAll, inLanguages, type Names } from '#server/platform/names.ts';
import { yards } from '#server/marketplace/reference/places/yards.ts';
import type { VehicleFacts, VehicleRow } from './vehicle-row.ts';

const { makes, models, styles, levels } = readReferenceCatalogue();
const byId = {
  make: new Map(makes.map((make) => [make.id, make])),
  model: new Map(models.map((model) => [model.id, model])),
  style: new Map(styles.map((style) => [style.id, style])),
  level: new Map<string, Described['level']>(levels.map((level) => [level.code, level])),
};

/**
 * A vehicle's properties by group, base properties first. Empty for a style missing from the catalogue. Users see the
 * whole chassis number, which registers of inspections ask for.
 */
export function propertyGroupsOf(row: VehicleRow, language: Language, isUser: boolean): PropertyGroup[] {
  const make = byId.make.get(row.make_id);
  const model = byId.model.get(row.model_id);
  const style = byId.style.get(row.style_id);
  const level = byId.level.get(row.model_level);
  if (!make || !model || !style || !level) return [];
  const vehicle = {
    ...row.facts,
    mileageKm: row.mileage_km,
    transportTemplateId: row.transport_template,
    chassis: isUser ? inAll(wholeChassisOf(row)) : maskedChassis(row),
  };
  return describeVehicle({ vehicle, make, model, style, level }).map(({ groupName, properties }) => ({
    groupName: groupName[language],
    propertyList: properties.map(({ name, value }) => ({ name: name[language], value: value[language] })),
  }));
}

/** The chassis number, or what is known of it. */
export function wholeChassisOf({ chassis_no, facts }: Pick<VehicleRow, 'chassis_no' | 'facts'>): string {
  return chassis_no ?? facts.chassisNumber;
}

function maskedChassis({ chassis_no, facts: { chassisNumber } }: VehicleRow): Names {
  if (chassis_no === null) return inAll(chassisNumber);
  return inLanguages([
    `${chassisNumber} (all digits after login)`,
    `${chassisNumber}（登录后显示完整号码）`,
    `${chassisNumber}（ログインすると全桁を表示）`,
    `${chassisNumber} (namba zote baada ya kuingia)`,
  ]);
}

/** The international names of make and model; empty if not in the catalogue. */
export function makeAndModelOf({ make_id, model_id }: VehicleRow): { make: string; model: string } {
  return { make: byId.make.get(make_id)?.names.en ?? '', model: byId.model.get(model_id)?.names.en ?? '' };
}

/** The gearbox name of a vehicle; undefined if its style is not in the catalogue. */
export function transmissionOf({ style_id }: VehicleRow, language: Language): string | undefined {
  const style = byId.style.get(style_id);
  return style && gearboxNames[style.gearbox][language];
}

/** Its short form; also undefined for a vehicle without gears. */
export function gearboxOf({ style_id }: Pick<VehicleRow, 'style_id'>, language: Language): string | undefined {
  const style = byId.style.get(style_id);
  return style && shortGearboxNames[style.gearbox]?.[language];
}

interface Property {
  name: Names;
  value: Names;
}

interface DescribedGroup {
  groupName: Names;
  properties: readonly Property[];
}

/** The input of a vehicle's properties: its facts and two columns. */
type DescribedVehicle = Omit<VehicleFacts, 'video'> & {
  mileageKm: number;
  transportTemplateId: string;
  chassis: Names;
};

interface Described {
  vehicle: DescribedVehicle;
  make: Make;
  model: Model;
  style: Style;
  level: Level;
}

const groupNames = {
  base: inLanguages(['Basic information', '基本信息', '基本情報', 'Taarifa za msingi']),
  size: inLanguages(['Size and weight', '尺寸与重量', '寸法・重量', 'Ukubwa na uzito']),
  engine: inLanguages(['Engine', '发动机', 'エンジン', 'Injini']),
  safety: inLanguages(['Safety', '安全', '安全装備', 'Usalama']),
  comfort: inLanguages(['Comfort', '舒适', '快適装備', 'Starehe']),
  condition: inLanguages(['Condition', '车况', '車両状態', 'Hali']),
} as const satisfies Record<string, Names>;

const names = {
  make: inLanguages(['Make', '品牌', 'メーカー', 'Chapa']),
  model: inLanguages(['Model', '车系', 'モデル', 'Modeli']),
  chassis: inLanguages(['Chassis number', '车架号', '車台番号', 'Namba ya chasi']),
  level: inLanguages(['Type', '车型', 'ボディタイプ', 'Aina']),
  gearbox: inLanguages(['Transmission', '变速箱', 'トランスミッション', 'Gia']),
  drive: inLanguages(['Drive', '驱动方式', '駆動方式', 'Uendeshaji']),
  doors: inLanguages(['Doors', '车门数', 'ドア数', 'Milango']),
  location: inLanguages(['Location', '所在地', '所在地', 'Mahali']),
  size: inLanguages(['Length × width × height', '长×宽×高', '全長×全幅×全高', 'Urefu × upana × kimo']),
  wheelbase: inLanguages(['Wheelbase', '轴距', 'ホイールベース', 'Umbali kati ya ekseli']),
  weight: inLanguages(['Weight', '整备质量', '車両重量', 'Uzito']),
  volume: inLanguages(['Volume', '体积', '容積', 'Ujazo']),
  engine: inLanguages(['Engine', '发动机型号', 'エンジン型式', 'Injini']),
  motor: inLanguages(['Motor', '电机型号', 'モーター型式', 'Mota']),
  cylinders: inLanguages(['Cylinders', '气缸数', '気筒数', 'Silinda']),
  capacity: inLanguages(['Engine capacity', '排量', '総排気量', 'Ukubwa wa injini']),
  power: inLanguages(['Power', '最大功率', '最高出力', 'Nguvu']),
  emission: inLanguages(['Emission standard', '排放标准', '排出ガス基準', 'Kiwango cha utoaji moshi']),
  airbags: inLanguages(['Airbags', '安全气囊', 'エアバッグ', 'Mifuko ya hewa']),
  airConditioning: inLanguages(['Air conditioning', '空调', 'エアコン', 'Kiyoyozi']),
  grade: inLanguages(['Condition grade', '车况评分', '評価点', 'Daraja la hali ya gari']),
  interior: inLanguages(['Interior grade', '内饰评分', '内装評価', 'Daraja la ndani']),
  mileage: inLanguages(['Mileage', '里程', '走行距離', 'Mwendo']),
} as const satisfies Record<string, Names>;

const unknown = inAll('');

function base({ vehicle, make, model, style, level }: Described): Property[] {
  const yard = yards.find(({ templateId }) => templateId === vehicle.transportTemplateId);
  return [
    { name: names.make, value: make.names },
    { name: names.model, value: model.names },
    { name: names.chassis, value: vehicle.chassis },
    { name: names.level, value: level.names },
    { name: names.gearbox, value: gearboxNames[style.gearbox] },
    { name: names.drive, value: driveNames[style.drive] },
    { name: names.doors, value: inAll(String(vehicle.doors)) },
    { name: names.location, value: yard?.names ?? unknown },
  ];
}

function size({ model }: Described): Property[] {
  return [
    { name: names.size, value: inAll(`${model.lengthMm} × ${model.widthMm} × ${model.heightMm} mm`) },
    { name: names.wheelbase, value: inAll(`${model.wheelbaseMm} mm`) },
    { name: names.weight, value: inAll(`${model.kilograms} kg`) },
    { name: names.volume, value: inAll(`${model.volumeM3.toFixed(2)} m³`) },
  ];
}

function engine({ vehicle, style }: Described): Property[] {
  const power = { name: names.power, value: inAll(`${style.kilowatts} kW`) };
  if (style.fuel === 'electric') return [{ name: names.motor, value: inAll(style.engine) }, power];
  return [
    { name: names.engine, value: inAll(style.engine) },
    { name: names.cylinders, value: inAll(String(style.cylinders)) },
    { name: names.capacity, value: inAll(`${style.displacementCc} cc`) },
    power,
    { name: names.emission, value: emissionNames[vehicle.emissionStandard] ?? unknown },
  ];
}

function fitted(vehicle: DescribedVehicle, group: 'safety' | 'comfort'): Property[] {
  // A list that nobody has filled in says nothing about what is missing.
  if (vehicle.equipment.length === 0) return [];
  return equipment
    .filter((item) => item.group === group)
    .map((item) => ({ name: item.names, value: vehicle.equipment.includes(item.code) ? yes : no }));
}

function condition({ vehicle }: Described): Property[] {
  return [
    { name: names.grade, value: inAll(vehicle.conditionGrade) },
    { name: names.interior, value: inAll(vehicle.interiorGrade) },
    { name: names.mileage, value: inAll(`${displayMileage(vehicle.mileageKm)} km`) },
  ];
}

/** A vehicle's properties by group, base properties first. */
export function describeVehicle(described: Described): DescribedGroup[] {
  const { vehicle } = described;
  const { airbags, climateControl } = vehicle;
  const airbagCount = airbags === undefined ? [] : [{ name: names.airbags, value: inAll(String(airbags)) }];
  const air =
    climateControl === undefined ? [] : [{ name: names.airConditioning, value: climateControl ? automatic : manual }];
  return [
    { groupName: groupNames.base, properties: base(described) },
    { groupName: groupNames.size, properties: size(described) },
    { groupName: groupNames.engine, properties: engine(described) },
    {
      groupName: groupNames.safety,
      properties: [...airbagCount, ...fitted(vehicle, 'safety')],
    },
    {
      groupName: groupNames.comfort,
      properties: [...air, ...fitted(vehicle, 'comfort')],
    },
    { groupName: groupNames.condition, properties: condition(described) },
  ].filter(({ properties }) => properties.length > 0);
}
