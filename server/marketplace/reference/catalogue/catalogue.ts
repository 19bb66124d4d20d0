import { inAll, inLanguages, joinNames, type Names } from '#server/platform/names.ts';
import { levels, type BodyShape, type LevelCode } from './levels.ts';
import {
  engineRows,
  makeRows,
  modelRows,
  styleRows,
  type Drive,
  type Fuel,
  type Gearbox,
  type MakeRow,
  type ModelRow,
  type StyleRow,
} from './rows.ts';

export interface Make {
  id: string;
  letter: string;
  names: Names;
  logoUrl: string;
  hotRank: number | undefined;
  origin: 'JP' | 'CN';
}

export interface Model {
  id: string;
  makeId: string;
  names: Names;
  aliases: readonly string[];
  level: LevelCode;
  body: BodyShape;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  wheelbaseMm: number;
  /** The volume used for freight. */
  volumeM3: number;
  kilograms: number;
  doors: number;
  demand: number;
  yearlyLoss: number;
}

export interface Style {
  id: string;
  modelId: string;
  makeId: string;
  name: string;
  fullNames: Names;
  chassis: string;
  engine: string;
  displacementCc: number;
  kilowatts: number;
  cylinders: number;
  fuel: Fuel;
  gearbox: Gearbox;
  drive: Drive;
  seats: number;
  soldFrom: number;
  soldTo: number;
  newPriceUsd: number;
}

export interface Level {
  code: LevelCode;
  names: Names;
  imgUrl: string;
  body: BodyShape;
  homeRank: number | undefined;
}

export interface Catalogue {
  levels: readonly Level[];
  makes: readonly Make[];
  models: readonly Model[];
  styles: readonly Style[];
}

/** Styles whose ids the contract's examples use. Other ids derive from model and position. */
const exampleStyleIds: Readonly<Record<string, string>> = {
  'Toyota Vitz 1.0 F': '5001',
  'Mazda Demio 13S': '5002',
  'Subaru Forester 2.0i-L': '5003',
  'Toyota Land Cruiser Prado TX': '5004',
  'Nissan X-Trail 20X Hybrid': '5005',
  'BYD Yuan Plus 430KM': '5006',
  'Toyota Hiace Van DX': '5007',
  'Honda Fit Hybrid': '5008',
};

function readMake({ id, slug, en, zh, ja, hotRank, origin }: MakeRow): Make {
  const logoUrl = `/pictures/makes/${slug}.webp`;
  return { id, letter: en.charAt(0), names: inLanguages([en, zh, ja]), logoUrl, hotRank, origin };
}

function readModel({ en, zh, ja, ...row }: ModelRow): Model {
  const { id, makeId, aliases, level, body, lengthMm, widthMm, heightMm, wheelbaseMm } = row;
  return {
    id,
    makeId,
    names: inLanguages([en, zh, ja]),
    aliases,
    level,
    body,
    lengthMm,
    widthMm,
    heightMm,
    wheelbaseMm,
    volumeM3: Math.round((lengthMm * widthMm * heightMm) / 1e7) / 100,
    kilograms: row.kilograms,
    doors: row.doors,
    demand: row.demand,
    yearlyLoss: row.yearlyLoss,
  };
}

/** A style by its position within its model. */
function readStyle(row: StyleRow, place: number, model: ModelRow, make: MakeRow): Style {
  const engine = engineRows.find(({ code }) => code === row.engine);
  if (!engine) throw new Error(`styles.csv names the engine ${row.engine}, which is not in engines.csv.`);
  const { displacementCc, kilowatts, cylinders, fuel } = engine;
  const fullNames = joinNames([readMake(make).names, readModel(model).names, inAll(row.name)]);
  return {
    id: exampleStyleIds[fullNames.en] ?? `${model.id}${String(place + 1).padStart(2, '0')}`,
    modelId: model.id,
    makeId: make.id,
    name: row.name,
    fullNames,
    chassis: row.chassis,
    engine: row.engine,
    displacementCc,
    kilowatts,
    cylinders,
    fuel,
    gearbox: row.gearbox,
    drive: row.drive,
    seats: row.seats ?? model.seats,
    soldFrom: row.soldFrom,
    soldTo: row.soldTo,
    newPriceUsd: row.newPriceUsd,
  };
}

/** The styles of a model, in table order. */
function stylesOf(model: ModelRow): Style[] {
  const make = makeRows.find(({ id }) => id === model.makeId);
  if (!make) throw new Error(`models.csv names the make ${model.makeId}, which is not in makes.csv.`);
  return styleRows
    .filter(({ modelId }) => modelId === model.id)
    .map((style, place) => readStyle(style, place, model, make));
}

function readLevels(): Level[] {
  let homeRank = 0;
  return levels.map(({ code, names, body, home }) => ({
    code,
    names: inLanguages(names),
    imgUrl: `/pictures/levels/${code.toLowerCase()}.webp`,
    body,
    homeRank: home ? ++homeRank : undefined,
  }));
}

const catalogue: Catalogue = {
  levels: readLevels(),
  makes: makeRows.map(readMake),
  models: modelRows.map(readModel),
  styles: modelRows.flatMap(stylesOf),
};

export function readReferenceCatalogue(): Catalogue {
  return catalogue;
}
