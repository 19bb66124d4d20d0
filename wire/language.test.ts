import { expect, it } from 'vitest';
import { languageAt, languageIndex, languageNamed, payloadLanguage } from './language.ts';

it('A-161 stores 0 for English, 1 for Japanese, 2 for Chinese and 3 for Swahili', () => {
  expect(['0', '1', '2', '3'].map(languageAt)).toEqual(['en', 'ja', 'zh', 'sw']);
  expect((['en', 'ja', 'zh', 'sw'] as const).map(languageIndex)).toEqual([0, 1, 2, 3]);
  expect([null, '', '4', '-1', '01', 'en'].map(languageAt)).toEqual(Array.from({ length: 6 }, () => undefined));
});

it('A-238 calls Chinese cn and Japanese jp in payloads and links', () => {
  expect((['en', 'ja', 'zh'] as const).map(payloadLanguage)).toEqual(['en', 'jp', 'cn']);
  expect(['en', 'jp', 'cn', 'zh', null].map(languageNamed)).toEqual(['en', 'ja', 'zh', undefined, undefined]);
});
