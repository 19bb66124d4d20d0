import { inLanguages, type Names } from '#server/platform/names.ts';

/** A colour as buyers call it, whatever its shade. */
type ColourGroup =
  | 'white'
  | 'black'
  | 'silver'
  | 'gray'
  | 'blue'
  | 'red'
  | 'brown'
  | 'beige'
  | 'green'
  | 'orange'
  | 'yellow';

export interface Colour {
  code: string;
  colourGroup: ColourGroup;
  names: Names;
  hex: string;
  finish: 'solid' | 'metallic' | 'pearl';
  /** Its frequency on cars and on working vehicles. */
  share: number;
  workShare: number;
}

export const colours: readonly Colour[] = [
  {
    code: 'pearl-white',
    colourGroup: 'white',
    names: inLanguages(['Pearl White', '珠光白', 'パールホワイト', 'Nyeupe ya lulu']),
    hex: '#f4f3ee',
    finish: 'pearl',
    share: 26,
    workShare: 4,
  },
  {
    code: 'white',
    colourGroup: 'white',
    names: inLanguages(['White', '白色', 'ホワイト', 'Nyeupe']),
    hex: '#f7f7f5',
    finish: 'solid',
    share: 9,
    workShare: 60,
  },
  {
    code: 'black',
    colourGroup: 'black',
    names: inLanguages(['Black', '黑色', 'ブラック', 'Nyeusi']),
    hex: '#14161a',
    finish: 'solid',
    share: 13,
    workShare: 4,
  },
  {
    code: 'black-pearl',
    colourGroup: 'black',
    names: inLanguages(['Black Pearl', '珠光黑', 'ブラックパール', 'Nyeusi ya lulu']),
    hex: '#1b1d24',
    finish: 'pearl',
    share: 6,
    workShare: 0,
  },
  {
    code: 'silver',
    colourGroup: 'silver',
    names: inLanguages(['Silver', '银色', 'シルバー', 'Fedha']),
    hex: '#c3c6c8',
    finish: 'metallic',
    share: 14,
    workShare: 24,
  },
  {
    code: 'gray',
    colourGroup: 'gray',
    names: inLanguages(['Gray', '灰色', 'グレー', 'Kijivu']),
    hex: '#6d7276',
    finish: 'metallic',
    share: 8,
    workShare: 4,
  },
  {
    code: 'gun-metallic',
    colourGroup: 'gray',
    names: inLanguages(['Gun Metallic', '枪灰色', 'ガンメタリック', 'Kijivu cha metali']),
    hex: '#43474c',
    finish: 'metallic',
    share: 5,
    workShare: 0,
  },
  {
    code: 'blue',
    colourGroup: 'blue',
    names: inLanguages(['Blue', '蓝色', 'ブルー', 'Bluu']),
    hex: '#2458a6',
    finish: 'metallic',
    share: 6,
    workShare: 3,
  },
  {
    code: 'deep-blue',
    colourGroup: 'blue',
    names: inLanguages(['Deep Blue', '深蓝色', 'ダークブルー', 'Bluu iliyokolea']),
    hex: '#1b2a4f',
    finish: 'pearl',
    share: 5,
    workShare: 0,
  },
  {
    code: 'light-blue',
    colourGroup: 'blue',
    names: inLanguages(['Light Blue', '浅蓝色', 'ライトブルー', 'Bluu nyepesi']),
    hex: '#8fb6d3',
    finish: 'metallic',
    share: 2,
    workShare: 1,
  },
  {
    code: 'red',
    colourGroup: 'red',
    names: inLanguages(['Red', '红色', 'レッド', 'Nyekundu']),
    hex: '#b3202a',
    finish: 'metallic',
    share: 5,
    workShare: 0,
  },
  {
    code: 'wine-red',
    colourGroup: 'red',
    names: inLanguages(['Wine Red', '酒红色', 'ワインレッド', 'Nyekundu ya divai']),
    hex: '#5e1524',
    finish: 'pearl',
    share: 2,
    workShare: 0,
  },
  {
    code: 'brown',
    colourGroup: 'brown',
    names: inLanguages(['Brown', '棕色', 'ブラウン', 'Kahawia']),
    hex: '#5a4334',
    finish: 'metallic',
    share: 2,
    workShare: 0,
  },
  {
    code: 'beige',
    colourGroup: 'beige',
    names: inLanguages(['Beige', '米色', 'ベージュ']),
    hex: '#d2c5a8',
    finish: 'metallic',
    share: 2,
    workShare: 1,
  },
  {
    code: 'green',
    colourGroup: 'green',
    names: inLanguages(['Green', '绿色', 'グリーン', 'Kijani']),
    hex: '#33513f',
    finish: 'metallic',
    share: 1,
    workShare: 1,
  },
  {
    code: 'orange',
    colourGroup: 'orange',
    names: inLanguages(['Orange', '橙色', 'オレンジ', 'Chungwa']),
    hex: '#cf5f22',
    finish: 'metallic',
    share: 1,
    workShare: 0,
  },
  {
    code: 'yellow',
    colourGroup: 'yellow',
    names: inLanguages(['Yellow', '黄色', 'イエロー', 'Njano']),
    hex: '#e4b928',
    finish: 'solid',
    share: 1,
    workShare: 0,
  },
];
