import type { Drive, Fuel, Gearbox } from '#server/marketplace/reference/catalogue/rows.ts';

/** Searchable traits that all vehicles of a style share. */
export interface StyleTraits {
  fuel: Fuel;
  gearbox: Gearbox;
  drive: Drive;
}

interface Trait {
  words: readonly string[];
  isOf: (style: StyleTraits) => boolean;
}

const ofFuel =
  (wanted: Fuel): Trait['isOf'] =>
  ({ fuel }) =>
    fuel === wanted;

/** The gearboxes that lists can be filtered by. */
export const isOfGearbox = {
  // Automatic means no clutch, whatever the gear mechanism.
  automatic: ({ gearbox }) => gearbox !== 'MT',
  manual: ({ gearbox }) => gearbox === 'MT',
  cvt: ({ gearbox }) => gearbox === 'CVT',
  doubleClutch: ({ gearbox }) => gearbox === 'DCT6' || gearbox === 'DCT7',
} as const satisfies Record<string, Trait['isOf']>;

const traits: readonly Trait[] = [
  { words: ['petrol', 'gasoline', '汽油', 'ガソリン'], isOf: ofFuel('petrol') },
  { words: ['diesel', '柴油', 'ディーゼル'], isOf: ofFuel('diesel') },
  { words: ['hybrid', 'hv', '混合动力', '混动', 'ハイブリッド'], isOf: ofFuel('hybrid') },
  { words: ['electric', 'ev', '纯电动', '纯电', '电动', '電気自動車', '電気'], isOf: ofFuel('electric') },
  { words: ['manual', 'mt', '手动挡', '手动', 'マニュアル'], isOf: isOfGearbox.manual },
  { words: ['automatic', 'auto', '自动挡', '自动', 'オートマチック', 'オートマ'], isOf: isOfGearbox.automatic },
  { words: ['cvt', '无级变速'], isOf: isOfGearbox.cvt },
  { words: ['dct', '双离合'], isOf: isOfGearbox.doubleClutch },
  { words: ['4wd', '4x4', 'awd', '四驱', '四輪駆動'], isOf: ({ drive }) => drive === '4WD' },
  { words: ['2wd', '两驱', '二輪駆動'], isOf: ({ drive }) => drive === '2WD' },
];

/** Extracts words for fuel, gearbox or drive from a keyword and returns the traits they mean. */
export function traitsInWords(key: string): { isMeant?: (style: StyleTraits) => boolean; rest: string } {
  let rest = key;
  const meant = traits.filter(({ words }) => {
    const before = rest;
    for (const word of words) rest = rest.replace(patternOf(word), ' ');
    return rest !== before;
  });
  if (meant.length === 0) return { rest };
  return { rest: rest.trim(), isMeant: (style) => meant.every(({ isOf }) => isOf(style)) };
}

/** Chinese and Japanese have no spaces between words. */
function patternOf(word: string): RegExp {
  return /^[a-z0-9]+$/.test(word) ? new RegExp(String.raw`(?<![\p{L}\d])${word}(?![\p{L}\d])`, 'iu') : new RegExp(word);
}
