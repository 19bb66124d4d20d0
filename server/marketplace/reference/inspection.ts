import type { InspectionPart, StaffMarkKind, StaffReadingSource } from '#generated/client/types.gen.ts';
import { inThree, type Names } from '#server/platform/names.ts';

/** Body parts, from front to rear. */
export const inspectionParts: Readonly<Record<InspectionPart, Names>> = {
  frontBumper: inThree(['Front bumper', '前保险杠', 'フロントバンパー']),
  bonnet: inThree(['Bonnet', '引擎盖', 'ボンネット']),
  windscreen: inThree(['Windscreen', '前挡风玻璃', 'フロントガラス']),
  leftFrontWing: inThree(['Front wing, left', '左前翼子板', '左フロントフェンダー']),
  rightFrontWing: inThree(['Front wing, right', '右前翼子板', '右フロントフェンダー']),
  leftFrontDoor: inThree(['Front door, left', '左前门', '左フロントドア']),
  rightFrontDoor: inThree(['Front door, right', '右前门', '右フロントドア']),
  roof: inThree(['Roof', '车顶', 'ルーフ']),
  leftSill: inThree(['Sill, left', '左侧裙', '左サイドシル']),
  rightSill: inThree(['Sill, right', '右侧裙', '右サイドシル']),
  leftRearDoor: inThree(['Rear door, left', '左后门', '左リアドア']),
  rightRearDoor: inThree(['Rear door, right', '右后门', '右リアドア']),
  leftRearWing: inThree(['Rear wing, left', '左后翼子板', '左リアフェンダー']),
  rightRearWing: inThree(['Rear wing, right', '右后翼子板', '右リアフェンダー']),
  rearWindow: inThree(['Rear window', '后挡风玻璃', 'リアガラス']),
  tailgate: inThree(['Tailgate', '后备箱盖', 'バックドア']),
  rearBumper: inThree(['Rear bumper', '后保险杠', 'リアバンパー']),
  underbody: inThree(['Underbody', '底盘', '下回り']),
};

interface MarkKind {
  /** The notation of auctions. */
  letters: string;
  names: Names;
}

export const markKinds: Readonly<Record<StaffMarkKind, MarkKind>> = {
  scratch: { letters: 'A', names: inThree(['scratch', '划痕', 'キズ']) },
  dent: { letters: 'U', names: inThree(['dent', '凹陷', '凹み']) },
  scratchedDent: { letters: 'B', names: inThree(['dent with a scratch', '带划痕的凹陷', 'キズを伴う凹み']) },
  wave: { letters: 'W', names: inThree(['trace of a repair', '修复痕迹', '補修跡']) },
  rust: { letters: 'S', names: inThree(['rust', '锈迹', 'サビ']) },
  corrosion: { letters: 'C', names: inThree(['corrosion', '腐蚀', '腐食']) },
  paint: { letters: 'P', names: inThree(['mark in the paint', '漆面瑕疵', '塗装の傷み']) },
  crack: { letters: 'Y', names: inThree(['crack', '裂纹', 'ひび割れ']) },
  chip: { letters: 'G', names: inThree(['stone chip', '石击痕', '飛び石キズ']) },
  toReplace: { letters: 'X', names: inThree(['needs to be replaced', '需要更换', '要交換']) },
  replaced: { letters: 'XX', names: inThree(['has been replaced', '已更换', '交換済み']) },
};

/** The size of a mark. */
export const markDegrees: Readonly<Record<1 | 2 | 3, Names>> = {
  1: inThree(['up to a thumb', '不超过拇指大小', '親指大まで']),
  2: inThree(['up to a palm', '不超过手掌大小', '手のひら大まで']),
  3: inThree(['larger than a palm', '大于手掌', '手のひらを超える']),
};

export const readingSources: Readonly<Record<StaffReadingSource, Names>> = {
  serviceBook: inThree(['Service book', '保养手册', '整備手帳']),
  roadworthinessTest: inThree(['Roadworthiness test', '车辆年检', '車検']),
  auction: inThree(['Auction', '拍卖会', 'オークション']),
  yard: inThree(['Our yard', '我方车场', '当社ヤード']),
};

/** The meaning of auction grades. */
export const gradeMeanings: Readonly<Record<string, Names>> = {
  S: inThree(['As new', '近乎全新', '新車同様']),
  6: inThree(['As new', '近乎全新', '新車同様']),
  5: inThree(['Hardly any trace of use', '几乎无使用痕迹', '使用感がほとんどない']),
  4.5: inThree(['A few small marks', '少量细小痕迹', '小さな傷みがわずか']),
  4: inThree(['Well kept, small marks', '保养良好，有细小痕迹', '良好、小さな傷みあり']),
  3.5: inThree(['Marks that are easily seen', '有明显痕迹', '目立つ傷みあり']),
  3: inThree(['Many marks, or repairs', '痕迹较多或经过修复', '傷みや補修が多い']),
  2: inThree(['Poor: heavy marks or rust', '车况较差：痕迹严重或有锈蚀', '状態が悪い：大きな傷みやサビ']),
  1: inThree(['Altered, or heavily damaged', '经过改装或严重受损', '改造、または大きな損傷']),
  R: inThree(['Repaired after an accident', '事故后修复', '事故修復歴あり']),
  RA: inThree(['Repaired after a small accident', '轻微事故后修复', '軽い事故修復歴あり']),
};

export const interiorMeanings: Readonly<Record<string, Names>> = {
  A: inThree(['As new', '近乎全新', '新車同様']),
  B: inThree(['Clean, light wear', '干净，轻微磨损', '清潔、軽い使用感']),
  C: inThree(['Usual wear, small stains', '正常磨损，有小污渍', '通常の使用感、小さな汚れ']),
  D: inThree(['Worn, stains or burns', '磨损，有污渍或烫痕', '使用感が強い、汚れや焦げ']),
  E: inThree(['Damaged', '有损坏', '損傷あり']),
};
