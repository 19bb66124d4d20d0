import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const languages = { English: 'en', Chinese: 'zh', Japanese: 'ja', Swahili: 'sw' } as const;
type LanguageName = keyof typeof languages;

const glossary = readFileSync('docs/glossary.md', 'utf8');
const [terms = [], , codeWords = []] = glossary
  .split(/^## .*$/m)
  .slice(1)
  .map(readTable);

function readTable(section: string): string[][] {
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Spellings that no text of a language uses, and what to write instead. */
const banned: [language: LanguageName, not: string, but: string][] = [
  ['English', 'Operate', 'Action'],
  ['English', 'exception, parameter', 'what happened and what to do'],
  ['English', 'favorite, color, center', 'favourite, colour, centre'],
  ['English', 'KB', 'MB'],
  ['English', 'UTC', 'Nairobi time'],
  ['English', 'login again, login expired', 'log in again, your login has expired'],
  ['Chinese', '你', '您'],
  ['Chinese', '越野车', 'SUV'],
  ['Chinese', '检查表, 检查报告', '车况检测报告'],
  ['Chinese', '首次登记, 年登记', '首次上牌'],
  ['Chinese', '集金, 代收代理', '代收机构'],
  ['Chinese', '电子邮箱', '邮箱'],
  ['Chinese', '限时特卖', '限时促销'],
  ['Chinese', '已发货', '已发运'],
  ['Chinese', '用户账户, 账户信息, 开通账户', '账号'],
  ['Chinese', 'KB', 'MB'],
  ['Japanese', 'デポジット, 予約金', '手付金'],
  ['Japanese', '集金代理人', '収納代行業者'],
  ['Japanese', '検査シート', '検査票'],
  ['Japanese', '支払証明', '支払い証明'],
  ['Japanese', '輸送番号', '貨物番号'],
  ['Japanese', '残金のお知らせ', '残金のご案内'],
  ['Japanese', '車両の確保', 'お取り置き'],
  ['Japanese', '合計金額', '総額'],
  ['Japanese', 'ケニア・シリング', 'ケニアシリング'],
  ['Japanese', 'ブラウザー', 'ブラウザ'],
  ['Japanese', 'チャット相談', 'ライブチャット'],
  ['Japanese', '見積依頼', 'お問い合わせ'],
  ['Japanese', 'KB', 'MB'],
  ['Swahili', 'nywila', 'nenosiri'],
  ['Swahili', 'agizo, maagizo', 'oda'],
  ['Swahili', 'dipoziti, arbuni', 'amana'],
  ['Swahili', 'stakabadhi ya malipo', 'uthibitisho wa malipo'],
  ['Swahili', 'nambari', 'namba'],
  ['Swahili', 'KB', 'MB'],
];

/** Every text of a language with the file that it stands in. */
function textsOf(language: LanguageName): [path: string, text: string][] {
  const texts: [string, string][] = [];
  for (const path of globSync(`locales/${languages[language]}/*.json`)) {
    JSON.parse(readFileSync(path, 'utf8'), (_key, value: unknown) => {
      // Names in braces are code.
      if (typeof value === 'string') texts.push([path, value.replaceAll(/\{\{\w+\}\}/g, '')]);
    });
  }
  return texts;
}

/**
 * The texts of the server besides these: the words of vehicles, quotes, states and coupons. The search also understands
 * words that the product does not write.
 */
const words = globSync('server/**/*.ts')
  .filter((path) => !/\.test\.ts$|testing\/|catalogue\/search\/read-keyword/.test(path))
  .map((path): [string, string] => [path, readFileSync(path, 'utf8')]);

test.each(Object.keys(languages) as LanguageName[])('uses every term of the glossary in %s', (language) => {
  const texts = textsOf(language).map(([, text]) => text);
  const all = [...texts, ...words.map(([, text]) => text)].join('\n').toLowerCase();
  const column = Object.keys(languages).indexOf(language) + 1;
  expect(terms.length).toBeGreaterThan(20);
  expect(terms.map((row) => row[column] ?? '').filter((term) => !all.includes(term.toLowerCase()))).toEqual([]);
});

test.each(
  banned.flatMap(([language, not, but]) => not.split(', ').map((variant) => [language, variant, but] as const)),
)('No text in %s says "%s", for which there is another word: %s', (language, variant) => {
  const isLatin = /^[\w ]+$/.test(variant);
  // Words in Latin letters only match as a whole, with their plural.
  const pattern = isLatin ? new RegExp(`\\b${variant}s?\\b`, 'i') : new RegExp(variant);
  const places = isLatin ? textsOf(language) : [...textsOf(language), ...words];
  expect(places.filter(([, text]) => pattern.test(text)).map(([path]) => path)).toEqual([]);
});

/** Migrations are never edited and keep the wording of earlier versions; one test quotes the contract's own examples. */
const exempt = /^(server\/platform\/database\/migrat|demo\/contract-examples\.test)/;
const code = globSync('{server,demo,bench}/**/*.ts')
  .filter((path) => !exempt.test(path))
  .map((path): [string, string] => [path, readFileSync(path, 'utf8')]);

const wireNames = codeWords.flatMap(([, , cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));

test.each(wireNames)('uses the wire name %s only in files that read payloads or write answers', (name) => {
  const behind = words.filter(([path]) => !exempt.test(path)).filter(([, text]) => !text.includes('#generated/'));
  expect(code.some(([, text]) => text.includes(name))).toBe(true);
  expect(behind.filter(([, text]) => new RegExp(`\\b${name}\\b`).test(text)).map(([path]) => path)).toEqual([]);
});

const notInCode = /^Not written in code: (.*)\.$/m.exec(glossary)?.[1]?.split(', ') ?? [];

test.each(notInCode)('does not use "%s" in the code, for which the glossary has another word', (word) => {
  const pattern = new RegExp(`\\b${word}s?\\b`, 'i');
  // Identifiers are split: openBooking becomes open booking, and booking_id booking id.
  const spoken = (text: string) => text.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
  expect(code.filter(([, text]) => pattern.test(spoken(text))).map(([path]) => path)).toEqual([]);
});

test('has words for the code', () => {
  expect(wireNames.length).toBeGreaterThan(8);
  expect(notInCode.length).toBeGreaterThan(2);
});
