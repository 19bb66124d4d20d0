import { describe, expect, it } from 'vitest';
import { findLongTitles, findPhrases } from './find-phrases.ts';

describe('findPhrases', () => {
  it('finds a phrase in documentation, also over the end of a line', () => {
    expect(findPhrases('docs/a.md', 'One\nworks without\na line.\n')).toEqual([
      { line: 2, text: 'without a line', instead: 'online, offline' },
    ]);
  });

  it('finds a phrase in configuration and texts, also over the end of a comment’s line', () => {
    const found = [
      ...findPhrases('.env.example', '# The caller is\n# told.\n#TOLD=\n'),
      ...findPhrases('openapi/paths/a.yaml', 'summary: Whoever calls.\n'),
      ...findPhrases('locales/en/a.json', '{\n  "again": "Load anew"\n}\n'),
      ...findPhrases('index.html', '<script>\n  // Where it\n  // is to go.\n</script>\n'),
    ];
    expect(found.map(({ line, text }) => [line, text])).toEqual([
      [1, 'is told'],
      [1, 'Whoever'],
      [2, 'anew'],
      [3, 'is to go'],
    ]);
  });

  it('finds a phrase in comments, also over the end of a line', () => {
    const source = `const a = 1; // Loaded anew.\n/**\n * Works without\n * a line.\n */\n// The caller is\n// told.\n`;
    expect(findPhrases('a.ts', source).map(({ line, text }) => [line, text])).toEqual([
      [3, 'without a line'],
      [1, 'anew'],
      [6, 'is told'],
    ]);
  });

  it('finds a phrase in test titles only in test files', () => {
    const source = `describe.each([1])('Whoever buys', () => { test(\n  'mends it', work); });\n`;
    expect(findPhrases('a.test.ts', source).map(({ line, text }) => [line, text])).toEqual([
      [1, 'Whoever'],
      [2, 'mends'],
    ]);
    expect(findPhrases('a.ts', source)).toEqual([]);
  });

  it('ignores code and addresses', () => {
    expect(findPhrases('a.test.ts', `const anew = 'https://crew.example'; test(told, () => {});`)).toEqual([]);
  });
});

describe('findLongTitles', () => {
  it('finds titles of more than 72 characters', () => {
    expect(findLongTitles(`a1 ${'x'.repeat(72)}\nb2 ${'x'.repeat(73)}\n`)).toEqual([
      'commit b2: the title has 73 characters, at most 72 are allowed',
    ]);
  });
});
