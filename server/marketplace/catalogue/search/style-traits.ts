import type { ColourFilter, GradeFilter, SearchPart, SteeringFilter } from '#generated/client/types.gen.ts';
import type { Drive, Fuel, Gearbox } from '#server/marketplace/reference/catalogue/rows.ts';
import { driveNames, fuelNames, gearboxNames } from '#server/marketplace/reference/words.ts';
import { inLanguages, type NameRow, type Names } from '#server/platform/names.ts';

/** Searchable traits that all vehicles of a style share. */
export interface StyleTraits {
  fuel: Fuel;
  gearbox: Gearbox;
  drive: Drive;
}

/** A searchable trait of styles or of single vehicles. */
export interface Trait {
  kind: SearchPart['kind'];
  names: Names;
  isOf?: (style: StyleTraits) => boolean;
  colour?: ColourFilter;
  steering?: SteeringFilter;
  grade?: GradeFilter;
}

/** The gearboxes that lists can be filtered by. */
export const isOfGearbox = {
  // Automatic means no clutch, whatever the gear mechanism.
  automatic: ({ gearbox }) => gearbox !== 'MT',
  manual: ({ gearbox }) => gearbox === 'MT',
  cvt: ({ gearbox }) => gearbox === 'CVT',
  doubleClutch: ({ gearbox }) => gearbox === 'DCT6' || gearbox === 'DCT7',
} as const satisfies Record<string, NonNullable<Trait['isOf']>>;

const ofFuel = (wanted: Fuel): Trait => ({
  kind: 'fuel',
  names: fuelNames[wanted],
  isOf: ({ fuel }) => fuel === wanted,
});
const ofDrive = (wanted: Drive): Trait => ({
  kind: 'drive',
  names: driveNames[wanted],
  isOf: ({ drive }) => drive === wanted,
});
const ofGearbox = (wanted: keyof typeof isOfGearbox, names: Names): Trait => ({
  kind: 'gearbox',
  names,
  isOf: isOfGearbox[wanted],
});
const ofColour = (colour: ColourFilter, ...names: NameRow): Trait => ({
  kind: 'colour',
  names: inLanguages(names),
  colour,
});
const ofSteering = (steering: SteeringFilter, ...names: NameRow): Trait => ({
  kind: 'steering',
  names: inLanguages(names),
  steering,
});

/** Words in English, Swahili, Chinese and Japanese. Longer ones come before those that they contain. */
export const traits: readonly (readonly [Trait, ...string[]])[] = [
  [
    ofFuel('hybrid'),
    'plug-in hybrid',
    'plug in hybrid',
    'phev',
    'hybrid',
    'hv',
    'haibridi',
    'mseto',
    '混合动力',
    '混动',
    'ハイブリッド',
  ],
  [ofFuel('petrol'), 'petrol', 'gasoline', 'gas', 'petroli', '汽油', 'ガソリン'],
  [ofFuel('diesel'), 'diesel', 'dizeli', 'dizel', '柴油', 'ディーゼル'],
  [ofFuel('electric'), 'electric', 'ev', 'bev', 'umeme', '纯电动', '纯电', '电动', '電気自動車', '電気'],
  [
    ofGearbox('manual', gearboxNames.MT),
    'manual',
    'mt',
    'stick shift',
    'gia ya mkono',
    'gia za mkono',
    'manueli',
    '手动挡',
    '手动',
    'マニュアル',
  ],
  [
    ofGearbox('automatic', gearboxNames.AT),
    'automatic',
    'auto',
    'at',
    'otomatiki',
    'otomatik',
    '自动挡',
    '自动',
    'オートマチック',
    'オートマ',
  ],
  [ofGearbox('cvt', gearboxNames.CVT), 'cvt', '无级变速'],
  [
    ofGearbox('doubleClutch', inLanguages(['Dual clutch', '双离合', 'DCT', 'Klachi mbili'])),
    'dct',
    'dual clutch',
    'klachi mbili',
    'double clutch',
    '双离合',
  ],
  [ofDrive('4WD'), 'four wheel drive', '4 wheel drive', 'all wheel drive', '4wd', '4x4', 'awd', '四驱', '四輪駆動'],
  [ofDrive('2WD'), 'two wheel drive', '2 wheel drive', '2wd', '2x4', 'fwd', 'rwd', '两驱', '二輪駆動'],
  [
    ofSteering('right', 'Right-hand drive', '右舵', '右ハンドル', 'Usukani wa kulia'),
    'right hand drive',
    'right-hand drive',
    'rhd',
    'usukani wa kulia',
    'usukani kulia',
    '右舵',
    '右ハンドル',
  ],
  [
    ofSteering('left', 'Left-hand drive', '左舵', '左ハンドル', 'Usukani wa kushoto'),
    'left hand drive',
    'left-hand drive',
    'lhd',
    'usukani wa kushoto',
    'usukani kushoto',
    '左舵',
    '左ハンドル',
  ],
  [
    ofColour('white', 'White', '白色', '白', 'Nyeupe'),
    'pearl white',
    'white',
    'pearl',
    'nyeupe',
    'jeupe',
    'meupe',
    '白色',
    '白',
    'ホワイト',
  ],
  [
    ofColour('black', 'Black', '黑色', '黒', 'Nyeusi'),
    'black',
    'nyeusi',
    'jeusi',
    'meusi',
    '黑色',
    '黑',
    '黒',
    'ブラック',
  ],
  [ofColour('silver', 'Silver', '银色', 'シルバー', 'Fedha'), 'silver', 'fedha', '银色', '銀', 'シルバー'],
  [
    ofColour('gray', 'Grey', '灰色', 'グレー', 'Kijivu'),
    'grey',
    'gray',
    'gunmetal',
    'kijivu',
    'kijivujivu',
    '灰色',
    'グレー',
  ],
  [
    ofColour('blue', 'Blue', '蓝色', '青', 'Bluu'),
    'navy blue',
    'blue',
    'navy',
    'bluu',
    'buluu',
    'samawati',
    '蓝色',
    'ブルー',
    '青',
  ],
  [
    ofColour('red', 'Red', '红色', '赤', 'Nyekundu'),
    'red',
    'maroon',
    'wine',
    'nyekundu',
    'jekundu',
    'mekundu',
    '红色',
    'レッド',
    '赤',
  ],
  [
    ofColour('brown', 'Brown', '棕色', '茶', 'Kahawia'),
    'brown',
    'bronze',
    'kahawia',
    'hudhurungi',
    '棕色',
    'ブラウン',
    '茶色',
  ],
  [
    ofColour('beige', 'Beige', '米色', 'ベージュ'),
    'beige',
    'cream',
    'golden',
    'gold',
    'champagne',
    '米色',
    '香槟色',
    'ベージュ',
  ],
  [ofColour('green', 'Green', '绿色', '緑', 'Kijani'), 'green', 'kijani', '绿色', 'グリーン', '緑'],
  [ofColour('orange', 'Orange', '橙色', 'オレンジ', 'Chungwa'), 'orange', 'chungwa', 'machungwa', '橙色', 'オレンジ'],
  [ofColour('yellow', 'Yellow', '黄色', '黄', 'Njano'), 'yellow', 'njano', 'manjano', '黄色', 'イエロー'],
];

const searched = traits.map(([trait, ...words]) => ({ trait, patterns: words.map(patternOf) }));

const gradePattern =
  /(?<![\p{Script=Latin}\d.])(?:grade ?|評価)(?<least>[3-6](?:\.5)?)点?(?![\d.])|(?<![\d.])(?<only>[3-6](?:\.5)?) ?(?:grade\b|点)/u;
const grades: readonly GradeFilter[] = ['6', '5', '4.5', '4', '3.5', '3'];

export interface TraitPart extends Trait {
  start: number;
  end: number;
}

/** Finds words for traits in a normalised keyword. */
export function findTraits(key: string): TraitPart[] {
  let rest = key;
  const parts: TraitPart[] = [];
  const take = (trait: Trait, pattern: RegExp): void => {
    rest = rest.replace(pattern, (words: string, ...found: unknown[]) => {
      const start = found.find((one) => typeof one === 'number') ?? 0;
      parts.push({ ...trait, start, end: start + words.length });
      return ' '.repeat(words.length);
    });
  };
  for (const { trait, patterns } of searched) for (const pattern of patterns) take(trait, pattern);
  const groups = gradePattern.exec(rest)?.groups;
  const grade = grades.find((one) => one === (groups?.['least'] ?? groups?.['only']));
  if (grade)
    take(
      {
        kind: 'grade',
        names: inLanguages([
          `Grade ${grade} or better`,
          `${grade}分以上`,
          `評価${grade}点以上`,
          `Daraja ${grade} au bora zaidi`,
        ]),
        grade,
      },
      gradePattern,
    );
  return parts;
}

/** Chinese and Japanese have no spaces between words. */
function patternOf(word: string): RegExp {
  const isLatin = /^[a-z0-9 -]+$/.test(word);
  const letter = String.raw`[\p{Script=Latin}\d]`;
  return isLatin ? new RegExp(`(?<!${letter})${word}(?!${letter})`, 'gu') : new RegExp(word, 'gu');
}
