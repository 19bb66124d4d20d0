import type { InspectionPart, StaffMarkKind, StaffReadingSource } from '#generated/client/types.gen.ts';
import { inLanguages, type Names } from '#server/platform/names.ts';

/** Body parts, from front to rear. */
export const inspectionParts: Readonly<Record<InspectionPart, Names>> = {
  frontBumper: inLanguages(['Front bumper', '前保险杠', 'フロントバンパー', 'Bampa ya mbele']),
  bonnet: inLanguages(['Bonnet', '引擎盖', 'ボンネット', 'Boneti']),
  windscreen: inLanguages(['Windscreen', '前挡风玻璃', 'フロントガラス', 'Kioo cha mbele']),
  leftFrontWing: inLanguages(['Front wing, left', '左前翼子板', '左フロントフェンダー', 'Madigadi ya mbele kushoto']),
  rightFrontWing: inLanguages(['Front wing, right', '右前翼子板', '右フロントフェンダー', 'Madigadi ya mbele kulia']),
  leftFrontDoor: inLanguages(['Front door, left', '左前门', '左フロントドア', 'Mlango wa mbele kushoto']),
  rightFrontDoor: inLanguages(['Front door, right', '右前门', '右フロントドア', 'Mlango wa mbele kulia']),
  roof: inLanguages(['Roof', '车顶', 'ルーフ', 'Paa']),
  leftSill: inLanguages(['Sill, left', '左侧裙', '左サイドシル', 'Kizingiti cha kushoto']),
  rightSill: inLanguages(['Sill, right', '右侧裙', '右サイドシル', 'Kizingiti cha kulia']),
  leftRearDoor: inLanguages(['Rear door, left', '左后门', '左リアドア', 'Mlango wa nyuma kushoto']),
  rightRearDoor: inLanguages(['Rear door, right', '右后门', '右リアドア', 'Mlango wa nyuma kulia']),
  leftRearWing: inLanguages(['Rear wing, left', '左后翼子板', '左リアフェンダー', 'Madigadi ya nyuma kushoto']),
  rightRearWing: inLanguages(['Rear wing, right', '右后翼子板', '右リアフェンダー', 'Madigadi ya nyuma kulia']),
  rearWindow: inLanguages(['Rear window', '后挡风玻璃', 'リアガラス', 'Kioo cha nyuma']),
  tailgate: inLanguages(['Tailgate', '后备箱盖', 'バックドア', 'Mlango wa buti']),
  rearBumper: inLanguages(['Rear bumper', '后保险杠', 'リアバンパー', 'Bampa ya nyuma']),
  underbody: inLanguages(['Underbody', '底盘', '下回り', 'Chini ya gari']),
};

interface MarkKind {
  /** The notation of auctions. */
  letters: string;
  names: Names;
}

export const markKinds: Readonly<Record<StaffMarkKind, MarkKind>> = {
  scratch: { letters: 'A', names: inLanguages(['scratch', '划痕', 'キズ', 'mkwaruzo']) },
  dent: { letters: 'U', names: inLanguages(['dent', '凹陷', '凹み', 'bonyezo']) },
  scratchedDent: {
    letters: 'B',
    names: inLanguages(['dent with a scratch', '带划痕的凹陷', 'キズを伴う凹み', 'bonyezo lenye mkwaruzo']),
  },
  wave: { letters: 'W', names: inLanguages(['trace of a repair', '修复痕迹', '補修跡', 'alama ya ukarabati']) },
  rust: { letters: 'S', names: inLanguages(['rust', '锈迹', 'サビ', 'kutu']) },
  corrosion: { letters: 'C', names: inLanguages(['corrosion', '腐蚀', '腐食', 'kuliwa na kutu']) },
  paint: { letters: 'P', names: inLanguages(['mark in the paint', '漆面瑕疵', '塗装の傷み', 'dosari ya rangi']) },
  crack: { letters: 'Y', names: inLanguages(['crack', '裂纹', 'ひび割れ', 'ufa']) },
  chip: { letters: 'G', names: inLanguages(['stone chip', '石击痕', '飛び石キズ', 'alama ya kokoto']) },
  toReplace: {
    letters: 'X',
    names: inLanguages(['needs to be replaced', '需要更换', '要交換', 'inahitaji kubadilishwa']),
  },
  replaced: { letters: 'XX', names: inLanguages(['has been replaced', '已更换', '交換済み', 'imebadilishwa']) },
};

/** The size of a mark. */
export const markDegrees: Readonly<Record<1 | 2 | 3, Names>> = {
  1: inLanguages(['up to a thumb', '不超过拇指大小', '親指大まで', 'hadi ukubwa wa kidole gumba']),
  2: inLanguages(['up to a palm', '不超过手掌大小', '手のひら大まで', 'hadi ukubwa wa kiganja']),
  3: inLanguages(['larger than a palm', '大于手掌', '手のひらを超える', 'kubwa kuliko kiganja']),
};

export const readingSources: Readonly<Record<StaffReadingSource, Names>> = {
  serviceBook: inLanguages(['Service book', '保养手册', '整備手帳', 'Kitabu cha matengenezo']),
  roadworthinessTest: inLanguages(['Roadworthiness test', '车辆年检', '車検', 'Ukaguzi wa usalama barabarani']),
  auction: inLanguages(['Auction', '拍卖会', 'オークション', 'Mnada']),
  yard: inLanguages(['Our yard', '我方车场', '当社ヤード', 'Yadi yetu']),
};

/** The meaning of auction grades. */
export const gradeMeanings: Readonly<Record<string, Names>> = {
  S: inLanguages(['As new', '近乎全新', '新車同様', 'Kama jipya']),
  6: inLanguages(['As new', '近乎全新', '新車同様', 'Kama jipya']),
  5: inLanguages([
    'Hardly any trace of use',
    '几乎无使用痕迹',
    '使用感がほとんどない',
    'Karibu hakuna alama za matumizi',
  ]),
  4.5: inLanguages(['A few small marks', '少量细小痕迹', '小さな傷みがわずか', 'Alama chache ndogo']),
  4: inLanguages([
    'Well kept, small marks',
    '保养良好，有细小痕迹',
    '良好、小さな傷みあり',
    'Limetunzwa vizuri, alama ndogo',
  ]),
  3.5: inLanguages(['Marks that are easily seen', '有明显痕迹', '目立つ傷みあり', 'Alama zinazoonekana kwa urahisi']),
  3: inLanguages(['Many marks, or repairs', '痕迹较多或经过修复', '傷みや補修が多い', 'Alama nyingi, au ukarabati']),
  2: inLanguages([
    'Poor: heavy marks or rust',
    '车况较差：痕迹严重或有锈蚀',
    '状態が悪い：大きな傷みやサビ',
    'Hali duni: alama kubwa au kutu',
  ]),
  1: inLanguages([
    'Altered, or heavily damaged',
    '经过改装或严重受损',
    '改造、または大きな損傷',
    'Limebadilishwa, au limeharibika sana',
  ]),
  R: inLanguages(['Repaired after an accident', '事故后修复', '事故修復歴あり', 'Limekarabatiwa baada ya ajali']),
  RA: inLanguages([
    'Repaired after a small accident',
    '轻微事故后修复',
    '軽い事故修復歴あり',
    'Limekarabatiwa baada ya ajali ndogo',
  ]),
};

export const interiorMeanings: Readonly<Record<string, Names>> = {
  A: inLanguages(['As new', '近乎全新', '新車同様', 'Kama jipya']),
  B: inLanguages(['Clean, light wear', '干净，轻微磨损', '清潔、軽い使用感', 'Safi, limechakaa kidogo']),
  C: inLanguages([
    'Usual wear, small stains',
    '正常磨损，有小污渍',
    '通常の使用感、小さな汚れ',
    'Uchakavu wa kawaida, madoa madogo',
  ]),
  D: inLanguages([
    'Worn, stains or burns',
    '磨损，有污渍或烫痕',
    '使用感が強い、汚れや焦げ',
    'Limechakaa, lina madoa au alama za moto',
  ]),
  E: inLanguages(['Damaged', '有损坏', '損傷あり', 'Limeharibika']),
};
