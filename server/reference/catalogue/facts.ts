import type { BodyShape, LevelCode } from './levels.ts';
import type { NameRow } from '../names.ts';
import type { EngineCode } from './engines.ts';

export type Gearbox = 'CVT' | 'AT' | 'MT' | 'AMT' | 'DCT6' | 'DCT7' | 'EV';
export type Drive = '2WD' | '4WD';

export type GradeRow = readonly [
  name: string,
  chassis: string,
  engine: EngineCode,
  gearbox: Gearbox,
  drive: Drive,
  from: number,
  to: number,
  newPriceUsd: number,
  /** Where the grade has other seats than the model. */
  seats?: number,
];

/** What is known of a model, and of the grades that it was sold in. Rows are only ever added, so that ids stay. */
export interface ModelRow {
  id: string;
  names: NameRow;
  /** Other words that buyers search it by. */
  aliases?: readonly string[];
  level: LevelCode;
  body: BodyShape;
  /** Length, width, height and wheelbase in millimetres. */
  size: readonly [length: number, width: number, height: number, wheelbase: number];
  kilograms: number;
  seats: number;
  doors: number;
  /** How often it stands in the yards, against the other models. */
  demand: number;
  /** The part of its value that it loses each year. */
  loss: number;
  grades: readonly GradeRow[];
}

export interface MakeRow {
  id: string;
  /** Names its logo. */
  slug: string;
  names: NameRow;
  /** Its place among the hot makes. */
  hotRank?: number;
  /** Where its vehicles stand. */
  origin: 'JP' | 'CN';
  models: readonly ModelRow[];
}
