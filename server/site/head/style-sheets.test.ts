import { expect, test } from 'vitest';
import { hashInline } from '#server/site/inline-hashes.ts';
import { inlineStyles } from './style-sheets.ts';

test('inlines style sheets as one element with a hash in the policy, and marks them as loaded', () => {
  const sheets = new Map([
    ['/a.css', '.a{color:red}\n'],
    ['/b.css', '.b::after{content:"</style>"}'],
    ['/d.css', '.d{color:blue}'],
  ]);
  const styles = inlineStyles(sheets);
  const css = '.a{color:red}\n.d{color:blue}\n#root{width:1px}';
  // Sheets that could end the element, and unknown ones, stay files.
  const files = ['/b.css', '/c.css'].map((href) => `<link rel="stylesheet" crossorigin href="${href}">`);
  const inert = ['/a.css', '/d.css'].map((href) => `<link rel="stylesheet" disabled href="${href}">`);
  expect(styles.ofSheets(['/a.css', '/b.css', '/c.css', '/d.css'], '#root{width:1px}')).toBe(
    `${files.join('\n    ')}<style>${css}</style>${inert.join('')}`,
  );
  expect(styles.hashes).toEqual([hashInline(css)]);
});
