import { expect, test } from 'vitest';
import { readWrittenText } from './read-written-text.ts';

const paragraph = (line: number, text: string) => ({ kind: 'paragraph', line, text });
const list = (...items: [number, string][]) => ({
  kind: 'list',
  line: items[0]?.[0],
  items: items.map(([line, text]) => ({ line, text })),
});

test('parses headings, paragraphs separated by empty lines, and lists', () => {
  expect(readWrittenText('Lead\r\nmore\r\n\r\nLead 2\n\n#  One\nA\n- b\n-  c\nD\n\n- e\n\n- f\n# Two')).toEqual({
    lead: [paragraph(0, 'Lead\nmore'), paragraph(3, 'Lead 2')],
    sections: [
      {
        line: 5,
        title: 'One',
        blocks: [paragraph(6, 'A'), list([7, 'b'], [8, 'c']), paragraph(9, 'D'), list([11, 'e']), list([13, 'f'])],
      },
      { line: 14, title: 'Two', blocks: [] },
    ],
  });
});

test('keeps incomplete markers as text', () => {
  expect(readWrittenText('#1 of all\n\n-5 degrees\n\n#\n\n**bold** <b>x</b>')).toEqual({
    lead: [paragraph(0, '#1 of all'), paragraph(2, '-5 degrees'), paragraph(4, '#'), paragraph(6, '**bold** <b>x</b>')],
    sections: [],
  });
});

test('returns nothing for an empty text', () => {
  expect(readWrittenText(' \n ')).toEqual({ lead: [], sections: [] });
});
