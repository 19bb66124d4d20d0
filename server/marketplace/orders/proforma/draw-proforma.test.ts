import { PDFDocument, PDFRawStream, decodePDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { drawProforma, type Proforma } from './draw-proforma.ts';
import { outlineText } from './noto-outlines.ts';

const number = String.raw`(-?[\d.]+)`;
const textOperator = new RegExp(
  String.raw`/(Helvetica(?:-Bold)?)-\d+ ${number} Tf\n${number} TL\n1 0 0 1 ${number} ${number} Tm\n((?:<[0-9A-F]+> Tj\nT\*\n)+)`,
  'g',
);
const lineOperator = new RegExp(
  String.raw`${number} w\n\[\] 0 d\n${number} ${number} m\n[^l]*?${number} ${number} l`,
  'g',
);

/** What the pages draw and where, in whole points. */
async function readPages(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes);
  const pages = document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .filter((stream) => stream.includes(' Tf\n'));
  const whole = (text = '') => Math.round(Number(text));
  return {
    document,
    pages: pages.map((stream) => ({
      stream,
      texts: [...stream.matchAll(textOperator)].map(([, font, size, leading, x, y, words = '']) => ({
        words: [...words.matchAll(/<([0-9A-F]+)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')),
        font,
        size: whole(size),
        leading: whole(leading),
        x: whole(x),
        y: whole(y),
      })),
      rules: [...stream.matchAll(lineOperator)].map(([, width, left, top, right, bottom]) => [
        Number(width),
        ...[left, top, right, bottom].map(whole),
      ]),
    })),
  };
}

const lines = [
  { label: 'Name', value: 'Zoë' },
  { label: 'Coupons', value: '− USD 100' },
];
const proforma: Proforma = {
  orderNo: 'GP20260612001',
  issuedOn: '2026-06-12',
  seller: [],
  sections: [
    { title: 'Buyer', lines },
    { title: 'Price', lines: lines.slice(1) },
  ],
  notice: 'Pay the deposit by the time above. '.repeat(4).trim(),
};

describe('The layout of a proforma invoice', () => {
  it('Sections are stacked, with labels at the margin and values in their column', async () => {
    const { document, pages } = await readPages(await drawProforma(proforma));
    expect([document.getTitle(), document.getAuthor()]).toEqual(['Proforma invoice GP20260612001', 'GariPort']);
    expect(document.getPage(0).getSize()).toEqual({ width: 595, height: 842 });
    expect(pages).toHaveLength(1);
    const [bold, plain] = ['Helvetica-Bold', 'Helvetica'];
    const placed = pages[0]?.texts.map(({ words, font, size, x, y }) => [
      words.join(' ').replaceAll('  ', ' '),
      font,
      size,
      x,
      y,
    ]);
    expect(placed).toEqual([
      ['GariPort', bold, 20, 56, 766],
      ['Proforma invoice GP20260612001', bold, 11, 364, 774],
      ['Issued 2026-06-12', plain, 9, 464, 760],
      ['Buyer', bold, 11, 56, 716],
      ['Name', plain, 10, 56, 700],
      ['Zoë', plain, 10, 210, 700],
      ['Coupons', plain, 10, 56, 684],
      ['- USD 100', plain, 10, 210, 684],
      ['Price', bold, 11, 56, 659],
      ['Coupons', plain, 10, 56, 643],
      ['- USD 100', plain, 10, 210, 643],
      [proforma.notice, plain, 9, 56, 611],
    ]);
  });

  it('The heading is right-aligned, and a rule above each section spans the page', async () => {
    const { pages } = await readPages(await drawProforma(proforma));
    const document = await PDFDocument.create();
    const bold = await document.embedFont('Helvetica-Bold');
    const [, heading] = pages[0]?.texts ?? [];
    expect((heading?.x ?? 0) + bold.widthOfTextAtSize(heading?.words.join(' ') ?? '', 11)).toBeCloseTo(595 - 56, 0);
    expect(pages[0]?.rules).toEqual([
      [0.7, 56, 732, 539, 732],
      [0.7, 56, 675, 539, 675],
    ]);
    expect(pages[0]?.stream).toContain('0.75 0.72 0.66 RG');
    expect(pages[0]?.stream).toContain('0.1 0.12 0.14 rg');
  });

  it('The seller is below our name, with long lines in smaller print within the margins', async () => {
    const seller = ['GariPort Ltd', 'A very long address '.repeat(12).trim()];
    const { pages } = await readPages(await drawProforma({ ...proforma, seller }));
    const [short, long] = seller.map((line) => pages[0]?.texts.find(({ words }) => words.join(' ') === line));
    expect([short?.size, short?.x, long?.x]).toEqual([8, 56, 56]);
    expect((short?.y ?? 0) - (long?.y ?? 0)).toBe(10);
    const plain = await (await PDFDocument.create()).embedFont('Helvetica');
    expect(plain.widthOfTextAtSize(seller[1] ?? '', 8)).toBeGreaterThan(595 - 112);
    expect(plain.widthOfTextAtSize(seller[1] ?? '', long?.size ?? 8)).toBeLessThanOrEqual(595 - 112);
  });

  it('A long notice is wrapped within the margins', async () => {
    const { pages } = await readPages(await drawProforma(proforma));
    const notice = pages[0]?.texts.at(-1);
    expect(notice?.words.length).toBe(2);
    expect(notice?.leading).toBe(12);
    const plain = await (await PDFDocument.create()).embedFont('Helvetica');
    for (const row of notice?.words ?? [])
      expect(plain.widthOfTextAtSize(row.trim(), 9)).toBeLessThanOrEqual(595 - 112);
  });

  it('A section that does not fit moves to a new page, and one that just fits stays', async () => {
    // Below the heading there is room for a title and forty lines.
    const section = (count: number) => ({ title: 'Part', lines: Array.from({ length: count }, () => lines[0]) });
    const draw = async (count: number) =>
      readPages(await drawProforma({ ...proforma, sections: [section(count)] as Proforma['sections'] }));
    expect((await draw(40)).pages).toHaveLength(1);
    const { document, pages } = await draw(41);
    expect(document.getPage(1).getSize()).toEqual({ width: 595, height: 842 });
    expect(pages[0]?.texts.map(({ words }) => words[0])).toEqual([
      'GariPort',
      'Proforma invoice GP20260612001',
      'Issued 2026-06-12',
    ]);
    expect(pages[1]?.texts[0]).toMatchObject({ words: ['Part'], x: 56, y: 760 });
    expect(pages[1]?.rules).toEqual([[0.7, 56, 776, 539, 776]]);
  });

  it('Letters missing in the font are drawn as outlines on the same baseline, in the same weight', async () => {
    const sections = [{ title: 'Buyer', lines: [{ label: 'Name', value: '田' }] }];
    const { pages } = await readPages(await drawProforma({ ...proforma, sections }));
    expect(pages[0]?.texts.map(({ words }) => words[0])).not.toContain('?');
    expect(pages[0]?.stream).toMatch(/1 0 0 1 210 700\.4 cm\n[^]*0\.1 0\.12 0\.14 rg\n0\.1 0\.12 0\.14 RG\n0\.35\d* w/);
  });

  it('A name in a script without a font is a picture as high as its line', async () => {
    const sections = [{ title: 'Buyer', lines: [{ label: 'Name', value: 'أحمد' }] }];
    const { pages } = await readPages(await drawProforma({ ...proforma, sections }));
    const picture = /1 0 0 1 210 696\.9 cm\n1 0 0 1 0 0 cm\n([\d.]+) 0 0 14 0 0 cm\n[^]*\/Image-\d+ Do/.exec(
      pages[0]?.stream ?? '',
    );
    // The picture is as wide as the machine's font renders the name.
    expect(Number(picture?.[1])).toBeGreaterThan(4);
    expect(Number(picture?.[1])).toBeLessThan(48);
  });
});

describe('The outline of a text', () => {
  it('Outlined letters are placed side by side, in the requested size', () => {
    const xs = (path = '') => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x]) => Number(x));
    const ys = (path = '') => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, , y]) => Number(y));
    const [one, two, large] = [outlineText('田', 10), outlineText('田田', 10), outlineText('田', 20)];
    expect(two?.startsWith(one ?? 'none')).toBe(true);
    const second = two?.slice(one?.length);
    // A Chinese character is as wide as it is high.
    expect(Math.min(...xs(second)) - Math.min(...xs(one))).toBeCloseTo(10, 1);
    expect(Math.max(...xs(large))).toBeCloseTo(2 * Math.max(...xs(one)), 1);
    // Letters extend upwards from the baseline, which is negative y in a path.
    expect(Math.min(...ys(one))).toBeLessThan(-6);
    expect(Math.max(...ys(one))).toBeLessThan(2);
    expect(Math.min(...ys(large))).toBeCloseTo(2 * Math.min(...ys(one)), 1);
  });

  it('A text with a missing letter has no outline, and an empty text has an empty one', () => {
    expect(outlineText('田أ', 10)).toBeUndefined();
    expect(outlineText('', 10)).toBe('');
  });
});
