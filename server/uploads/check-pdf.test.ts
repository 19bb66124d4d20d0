import { expect, test } from 'vitest';
import { createDecoders } from './decoders.ts';
import { makeActivePdfs, packedPdf, pdf } from './testing/make-pdfs.ts';
import { PDFDocument } from '@cantoo/pdf-lib';

const decoders = createDecoders();
const faultOf = (bytes: Buffer) => decoders.lookThrough(bytes, 'buyer');

test('A PDF that only says something may be kept', async () => {
  expect(await faultOf(await pdf())).toBeUndefined();
});

test('A PDF that may be followed by a few bytes of whoever sent it may be kept', async () => {
  expect(await faultOf(Buffer.concat([await pdf(), Buffer.from('\r\n\r\n')]))).toBeUndefined();
});

test.each(await makeActivePdfs())('A PDF with %s is refused', async (_what, bytes) => {
  expect(await faultOf(bytes)).toBe('paperActive');
});

test('A PDF that is cut off, empty inside or locked by a password is refused', async () => {
  const whole = await pdf();
  const locked = await PDFDocument.create();
  locked.addPage();
  locked.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
  const faulty = [
    whole.subarray(0, whole.length / 2),
    whole.subarray(0, whole.length - 10),
    Buffer.from('%PDF-1.7\n%%EOF'),
    Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 'x'), Buffer.from('\n%%EOF')]),
    Buffer.from(await locked.save()),
  ];
  for (const bytes of faulty) expect(await faultOf(bytes)).toBe('paperUnreadable');
});

test(
  'A PDF that takes too much memory to unpack is refused, and the next one is read',
  { timeout: 60_000 },
  async () => {
    const few = createDecoders({ mostMemory: 300 * 1024 * 1024 });
    const packed = await packedPdf();
    expect(packed.length).toBeLessThan(2 * 1024 * 1024);
    expect(await few.lookThrough(packed, 'buyer')).toBe('paperUnreadable');
    expect(await few.lookThrough(await pdf(), 'buyer')).toBeUndefined();
  },
);
