import { expect, test } from 'vitest';
import { inlineStyleSheets } from './style-sheets.ts';

test('Style sheets are inlined, next to a link that tells the scripts they are loaded', () => {
  const sheets = new Map([
    ['/a.css', '.a{color:red}\n'],
    ['/b.css', '.b::after{content:"</style>"}'],
  ]);
  expect(inlineStyleSheets(['/a.css', '/b.css', '/c.css'], sheets, 'n').split('\n    ')).toEqual([
    '<style nonce="n">.a{color:red}</style><link rel="stylesheet" disabled href="/a.css">',
    // Sheets that could end the element, and unknown ones, stay files.
    '<link nonce="n" rel="stylesheet" crossorigin href="/b.css">',
    '<link nonce="n" rel="stylesheet" crossorigin href="/c.css">',
  ]);
});
