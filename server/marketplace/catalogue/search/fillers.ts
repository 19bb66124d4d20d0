import { splitWords } from './search-text.ts';

/** Words between alternatives. */
export const orWords: ReadonlySet<string> = new Set(splitWords('or ama au 或 或者 か'));

/** Words that connect others, praise, or name a destination, and find nothing themselves. */
const fillers: ReadonlySet<string> = new Set(
  (
    'a abiria and any around bei best between big buy car cars cheap cheapest city clean compact dar deal deals dogo economy engine es ' +
    'familia family for from gari good i in inauzwa kampala kenya kubwa kununua kuuza kwa la large lenye like linauzwa looking ' +
    'luxury magari me mid midsize ' +
    'mizigo model mombasa mzuri my na nafuu nahitaji nairobi nataka natafuta ndogo near need nice nzuri of offer offers on one ' +
    'please price prices rahisi rangi reliable safi sale salaam ' +
    'search show size small some tanzania taxi the to town uber uganda under used vehicle vehicles wa want with ya yenye year za zenye zuri'
  ).split(' '),
);

/** The same in Chinese and Japanese, which write them together with names: `トヨタの中古車`. */
const unspacedFillers = new RegExp(
  `^(?:${splitWords('の 的 和 車 车 い 安い 便宜 中古 中古車 二手 二手车').join('|')})+$`,
);

export function isFiller(word: string): boolean {
  return fillers.has(word) || orWords.has(word) || isUnspacedFiller(word);
}

export function isUnspacedFiller(word: string): boolean {
  return unspacedFillers.test(word);
}
