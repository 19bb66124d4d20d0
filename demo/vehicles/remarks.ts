import type { StoredNames } from '#server/platform/names.ts';
import type { Yard } from '#server/marketplace/reference/places/yards.ts';

type Remark = (yard: StoredNames) => StoredNames;

const plain =
  (en: string, zh: string, ja: string): Remark =>
  () => ({ en, zh, ja });

/** Remarks by yard staff. Most vehicles have none. */
export const remarks: readonly Remark[] = [
  (yard) => ({
    en: `One owner, inspected in ${yard.en}`,
    zh: `一手车，已在${yard.zh}验车`,
    ja: `ワンオーナー、${yard.ja}で検査済み`,
  }),
  plain('Full service record', '保养记录齐全', '整備記録簿あり'),
  plain('Non-smoking owner', '前车主不吸烟', '禁煙車'),
  plain('Four new tyres', '四条新轮胎', 'タイヤ4本新品'),
  plain('Small scratches on the rear bumper', '后保险杠有轻微划痕', 'リアバンパーに小傷あり'),
  plain('Timing belt and water pump changed', '正时皮带和水泵已更换', 'タイミングベルト・ウォーターポンプ交換済み'),
  plain('Two keys and the handbook', '两把钥匙，附说明书', 'スペアキー・取扱説明書あり'),
  plain('Small dent on the left rear door', '左后门有小凹痕', '左リアドアに小さな凹みあり'),
];

export function leftHandRemark(): StoredNames {
  return {
    en: 'Left-hand drive: cannot be registered in Kenya',
    zh: '左舵车：不能在肯尼亚上牌',
    ja: '左ハンドル：ケニアでは登録できません',
  };
}

export function remarkOf(index: number, yard: Yard): StoredNames | undefined {
  return remarks[index]?.(yard.names);
}
