import { expect, it } from 'vitest';
import { languageAt, languageIndex, languageNamed, payloadLanguage } from './language.ts';

it('A-161 stores 0 for English, 1 for Japanese and 2 for Chinese', () => {
  expect(['0', '1', '2'].map(languageAt)).toEqual(['en', 'ja', 'zh']);
  expect((['en', 'ja', 'zh'] as const).map(languageIndex)).toEqual([0, 1, 2]);
  expect([null, '', '3', '-1', '01', 'en'].map(languageAt)).toEqual(Array.from({ length: 6 }, () => undefined));
});

it('A-238 calls Chinese cn and Japanese jp in payloads and links', () => {
  expect((['en', 'ja', 'zh'] as const).map(payloadLanguage)).toEqual(['en', 'jp', 'cn']);
  expect(['en', 'jp', 'cn', 'zh', null].map(languageNamed)).toEqual(['en', 'ja', 'zh', undefined, undefined]);
});
