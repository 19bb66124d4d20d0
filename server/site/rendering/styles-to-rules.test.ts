import { expect, test } from 'vitest';
import { stylesToRules } from './render-pages.ts';

test('Equal style attributes become one rule, which outweighs classes', () => {
  const page =
    '<p style="aspect-ratio:4 / 3">a</p><i class="b" style="--tab:1rem"></i><p style="aspect-ratio:4 / 3">c</p>';
  expect(stylesToRules(page)).toEqual({
    html: '<p data-style="0">a</p><i class="b" data-style="1"></i><p data-style="0">c</p>',
    css: '#root [data-style="0"]{aspect-ratio:4 / 3}\n#root [data-style="1"]{--tab:1rem}',
  });
});

test('A page without style attributes is unchanged', () => {
  const page = '<p>It says &quot;style=&quot;.</p>';
  expect(stylesToRules(page)).toEqual({ html: page, css: '' });
});

test('Nothing in a style can end its rule or the element', () => {
  const { css } = stylesToRules('<p style="content:&quot;&lt;/style&gt;}&quot;"></p>');
  expect(css).toBe('#root [data-style="0"]{content:"/style>"}');
});
