import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, it, test } from 'vitest';
import { createDecoders } from './decoders.ts';
import { makeActivePdfs, packedPdf, pdf, rawPdf } from './testing/make-pdfs.ts';
import { goodPng } from './testing/make-pictures.ts';

const decoders = createDecoders();
const clean = (bytes: Buffer) => decoders.cleanPdf(bytes, 'buyer');
async function faultOf(bytes: Buffer) {
  const cleaned = await clean(bytes);
  return typeof cleaned === 'string' ? cleaned : undefined;
}

test('A PDF with only visible content is accepted', async () => {
  expect(await faultOf(await pdf())).toBeUndefined();
});

test('A PDF followed by a few bytes is accepted', async () => {
  expect(await faultOf(Buffer.concat([await pdf(), Buffer.from('\r\n\r\n')]))).toBeUndefined();
});

test.each(await makeActivePdfs())('A PDF with %s is refused', async (_what, bytes) => {
  expect(await faultOf(bytes)).toBe('paperActive');
});

test('A PDF that is truncated or empty is refused', async () => {
  const whole = await pdf();
  const faulty = [
    whole.subarray(0, whole.length / 2),
    whole.subarray(0, whole.length - 10),
    Buffer.from('%PDF-1.7\n%%EOF'),
    Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 'x'), Buffer.from('\n%%EOF')]),
  ];
  for (const bytes of faulty) expect(await faultOf(bytes)).toBe('paperUnreadable');
});

test.each([
  ['to read it', 'secret'],
  ['to change it', ''],
])('A PDF that requires a password %s is refused as locked', async (_what, userPassword) => {
  const locked = await PDFDocument.create();
  locked.addPage();
  locked.encrypt({ userPassword, ownerPassword: 'secret' });
  expect(await faultOf(Buffer.from(await locked.save()))).toBe('paperLocked');
});

describe('a rewritten PDF', () => {
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R';
  const content = '<< /Length 18 >>\nstream\n0 0 50 50 re f q Q\nendstream';
  const usual = {
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `${page} >>`,
    4: content,
  };
  const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
  const activeNames =
    /\/(?:JS|JavaScript|AA|A|OpenAction|URI|GoToE|GoToR|EF|AF|Filespec|EmbeddedFiles?|Names|Link|FileAttachment)\b/g;

  it.each([
    [
      'a script under a number that is given twice',
      { ...usual, 1: '<< /Type /Catalog /Pages 2 0 R /OpenAction 5 0 R >>' },
      [
        [5, script],
        [5, '<< /S /GoTo /D [3 0 R /Fit] >>'],
      ],
    ],
    [
      'an address that opens with it',
      { ...usual, 1: '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /URI /URI (https://evil.example) >> >>' },
      [],
    ],
    [
      'a page that opens another file',
      { ...usual, 3: `${page} /AA << /O << /S /GoToR /F (evil.pdf) /D [0 /Fit] >> >> >>` },
      [],
    ],
    [
      'a link into a file that it carries',
      {
        ...usual,
        3: `${page} /Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /GoToE /T << /R /C /N (x) >> >> >>] >>`,
      },
      [],
    ],
    [
      'a carried file without a type',
      { ...usual, 1: '<< /Type /Catalog /Pages 2 0 R /AF [5 0 R] >>' },
      [
        [5, '<< /F (x.exe) /EF << /F 6 0 R >> >>'],
        [6, '<< /Length 2 >>\nstream\nMZ\nendstream'],
      ],
    ],
    [
      'a file that its content carries',
      { ...usual, 4: content.replace('/Length', '/AF [5 0 R] /Length') },
      [
        [5, '<< /F (x.exe) /EF << /F 6 0 R >> >>'],
        [6, '<< /Length 2 >>\nstream\nMZ\nendstream'],
      ],
    ],
    [
      'a program in place of a number',
      {
        ...usual,
        3: `${page} /Resources << /Font << /F1 << /Type /Font /FontMatrix [1 0 0 1 0 (MZ)] >> >> >> >>`,
      },
      [],
    ],
    [
      'a file and an action that its resources lead to',
      {
        ...usual,
        3: `${page} /Resources << /Properties << /P0 << /More [5 0 R] /Next << /S /URI /URI (https://evil.example) >> >> >> >> >>`,
      },
      [
        [5, '<< /F (x.exe) /EF << /F 6 0 R >> >>'],
        [6, '<< /Length 2 >>\nstream\nMZ\nendstream'],
      ],
    ],
  ] as const)('loses %s', async (_what, objects, more) => {
    const bytes = rawPdf([...Object.entries(objects).map(([id, body]) => [Number(id), body] as const), ...more]);
    const cleaned = await clean(bytes);
    expect(cleaned).toBeInstanceOf(Buffer);
    expect(cleaned.toString('latin1').match(activeNames)).toBeNull();
    expect(cleaned.toString('latin1')).toContain('0 0 50 50 re f q Q');
    expect(cleaned.toString('latin1')).not.toContain('MZ');
  });

  it('is refused if it contains a PostScript program', async () => {
    const program = '<< /Type /XObject /Subtype /PS /Length 5 >>\nstream\nquit \nendstream';
    const objects = Object.entries({ ...usual, 5: program }).map(([id, body]) => [Number(id), body] as const);
    expect(await faultOf(rawPdf(objects))).toBe('paperActive');
  });

  it('keeps its scans and filled-in fields, and is the same each time', async () => {
    const scan = await PDFDocument.create();
    const sheet = scan.addPage([300, 200]);
    sheet.drawImage(await scan.embedPng(goodPng), { x: 0, y: 0, width: 300, height: 200 });
    const field = scan.getForm().createTextField('reference');
    field.setText('GP-300001');
    field.addToPage(sheet, { x: 20, y: 20, width: 200, height: 20 });
    const bytes = Buffer.from(await scan.save());
    const [once, twice] = [await clean(bytes), await clean(bytes)];
    expect(once).toEqual(twice);

    const { context } = await PDFDocument.load(once, { throwOnInvalidObject: true });
    const objects = context.enumerateIndirectObjects().map(([, object]) => object);
    const streams = objects.filter((object) => object instanceof PDFRawStream);
    expect(streams.some(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))).toBe(true);
    const notes = objects
      .filter((object) => object instanceof PDFDict)
      .flatMap((dict) => dict.lookupMaybe(PDFName.of('Annots'), PDFArray)?.asArray() ?? []);
    expect(notes).toHaveLength(1);
    expect(context.lookup(notes[0], PDFDict).lookup(PDFName.of('AP'), PDFDict).has(PDFName.of('N'))).toBe(true);
  });
});

test(
  'A PDF that takes too much memory to decompress is refused, and the next one is read',
  { timeout: 120_000 },
  async () => {
    const few = createDecoders({ mostMemory: 300 * 1024 * 1024 });
    const packed = await packedPdf();
    expect(packed.length).toBeLessThan(2 * 1024 * 1024);
    expect(await few.cleanPdf(packed, 'buyer')).toBe('paperUnreadable');
    expect(await few.cleanPdf(await pdf(), 'buyer')).toBeInstanceOf(Buffer);
  },
);
