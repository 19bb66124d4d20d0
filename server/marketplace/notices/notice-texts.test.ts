import { describe, expect, it } from 'vitest';
import { prefixes } from '#screens/screens.ts';
import type { Language } from '#wire/language.ts';
import { noticePath } from './notice-links.ts';
import { type NoticeName, noticeTexts, writeNotice } from './notice-texts.ts';
import { countSegments } from './testing/count-segments.ts';

const languages = Object.keys(prefixes) as Language[];
const names = Object.keys(noticeTexts.en) as NoticeName[];

const write = (what: NoticeName, language: Language) =>
  writeNotice('https://gariport.example', {
    to: '254712345678',
    language,
    what,
    values: { orderNo: 'GP20260614001', name: 'Toyota Vitz 1.0 F', code: '482913' },
    until: new Date('2026-09-14T06:30:00Z'),
    ...(what !== 'code' && { path: noticePath('o', language, 'abcdefghijklmnopqrst') }),
  });

describe('Notices', () => {
  it.each(['en', 'sw'] as const)('fit into one SMS in %s', (language) => {
    expect(names.filter((what) => countSegments(write(what, language).text) > 1)).toEqual([]);
  });

  it.each(['zh', 'ja'] as const)('fit into two SMS in %s', (language) => {
    expect(names.filter((what) => countSegments(write(what, language).text) > 2)).toEqual([]);
  });

  it.each(languages)('have the same values in each language: %s', (language) => {
    const valuesOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
    expect(names.map((what) => valuesOf(noticeTexts[language][what]))).toEqual(
      names.map((what) => valuesOf(noticeTexts.en[what])),
    );
    // WhatsApp approves no template that begins or ends with a value.
    expect(Object.values(noticeTexts[language]).filter((text) => /^\{\{|\}\}$/.test(text))).toEqual([]);
  });

  it('name order, deadline and link, and give templates the same values', () => {
    expect(write('depositRejected', 'sw')).toMatchObject({
      text: 'GariPort: uthibitisho wa amana wa oda GP20260614001 umekataliwa. Pakia mwingine hadi 14 Sep, 09:30 (Nairobi). https://gariport.example/o/sw/abcdefghijklmnopqrst',
      template: {
        name: 'deposit_rejected',
        values: ['GP20260614001', '14 Sep, 09:30'],
        button: 'o/sw/abcdefghijklmnopqrst',
      },
    });
    expect(write('balanceDue', 'en').template.values).toEqual(['GP20260614001', '14 Sept']);
    expect(write('code', 'en').template).toEqual({ name: 'code', values: ['482913'], button: '482913' });
  });
});
