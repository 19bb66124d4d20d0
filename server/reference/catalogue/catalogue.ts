import { type BodyShape, type LevelCode, levels } from './levels.ts';
import { inThree, joinNames, type Names } from '../names.ts';
import { type EngineCode, engines, type Fuel } from './engines.ts';
import type { Drive, Gearbox, GradeRow, MakeRow, ModelRow } from './facts.ts';
import { makeRows } from './makes.ts';

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
  /** The room that freight is charged for. */
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
  engine: EngineCode;
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

/** The styles whose ids the contract's examples name; all others follow from their model and place. */
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

function readMake({ id, slug, names, hotRank, origin }: MakeRow): Make {
  return {
    id,
    letter: names[0].charAt(0),
    names: inThree(names),
    logoUrl: `/pictures/makes/${slug}.webp`,
    hotRank,
    origin,
  };
}

function readModel(row: ModelRow, makeId: string): Model {
  const [lengthMm, widthMm, heightMm, wheelbaseMm] = row.size;
  return {
    id: row.id,
    makeId,
    names: inThree(row.names),
    aliases: row.aliases ?? [],
    level: row.level,
    body: row.body,
    lengthMm,
    widthMm,
    heightMm,
    wheelbaseMm,
    volumeM3: Math.round((lengthMm * widthMm * heightMm) / 1e7) / 100,
    kilograms: row.kilograms,
    doors: row.doors,
    demand: row.demand,
    yearlyLoss: row.loss,
  };
}

function readStyle(grade: GradeRow, place: number, model: ModelRow, make: MakeRow): Style {
  const [name, chassis, engine, gearbox, drive, soldFrom, soldTo, newPriceUsd, seats = model.seats] = grade;
  const [displacementCc, kilowatts, cylinders, fuel] = engines[engine];
  const fullNames = joinNames([inThree(make.names), inThree(model.names), inThree([name, name, name])]);
  return {
    id: exampleStyleIds[fullNames.en] ?? `${model.id}${String(place + 1).padStart(2, '0')}`,
    modelId: model.id,
    makeId: make.id,
    name,
    fullNames,
    chassis,
    engine,
    displacementCc,
    kilowatts,
    cylinders,
    fuel,
    gearbox,
    drive,
    seats,
    soldFrom,
    soldTo,
    newPriceUsd,
  };
}

function readLevels(): Level[] {
  let homeRank = 0;
  return levels.map(({ code, names, body, home }) => ({
    code,
    names: inThree(names),
    imgUrl: `/pictures/levels/${code.toLowerCase()}.webp`,
    body,
    homeRank: home ? ++homeRank : undefined,
  }));
}

export function readCatalogue(): Catalogue {
  return {
    levels: readLevels(),
    makes: makeRows.map(readMake),
    models: makeRows.flatMap((make) => make.models.map((model) => readModel(model, make.id))),
    styles: makeRows.flatMap((make) =>
      make.models.flatMap((model) => model.grades.map((grade, place) => readStyle(grade, place, model, make))),
    ),
  };
}
