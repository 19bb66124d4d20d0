import type { NameRow } from '#server/platform/names.ts';

interface LevelRow {
  code: string;
  names: NameRow;
  /** The shape that pictures of the type use. */
  body: BodyShape;
  /** Whether the home page shows it. */
  home: boolean;
}

/** The vehicle types, in display order. */
export const levels = [
  { code: 'HATCHBACK', names: ['Hatchback', '两厢车', 'ハッチバック'], body: 'hatchback', home: true },
  { code: 'SEDAN', names: ['Sedan', '轿车', 'セダン'], body: 'sedan', home: true },
  { code: 'SUV', names: ['SUV', 'SUV', 'SUV'], body: 'suv', home: true },
  { code: 'MINIVAN', names: ['Minivan', 'MPV', 'ミニバン'], body: 'minivan', home: true },
  { code: 'VAN', names: ['Van', '厢式货车', 'バン'], body: 'van', home: true },
  { code: 'PICKUP', names: ['Pickup', '皮卡', 'ピックアップ'], body: 'pickup', home: true },
  { code: 'WAGON', names: ['Wagon', '旅行车', 'ステーションワゴン'], body: 'wagon', home: true },
  { code: 'ELECTRIC', names: ['Electric', '电动车', '電気自動車', 'Umeme'], body: 'ev-suv', home: true },
  { code: 'KEI', names: ['Kei car', '微型车', '軽自動車'], body: 'kei', home: true },
  { code: 'TRUCK', names: ['Truck', '卡车', 'トラック', 'Lori'], body: 'truck', home: true },
  { code: 'BUS', names: ['Bus', '客车', 'バス', 'Basi'], body: 'bus', home: false },
  { code: 'COUPE', names: ['Coupe', '跑车', 'クーペ'], body: 'coupe', home: false },
] as const satisfies readonly LevelRow[];

export type LevelCode = (typeof levels)[number]['code'];

/** Body shapes, which distinguish models in pictures. */
export const bodyShapes = [
  'hatchback',
  'sedan',
  'wagon',
  'suv',
  'large-suv',
  'minivan',
  'van',
  'kei',
  'pickup',
  'coupe',
  'ev-suv',
  'truck',
  'bus',
] as const;
export type BodyShape = (typeof bodyShapes)[number];
