import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';

/** A one-page PDF with a text. */
export async function pdf(words = 'Certificate of inspection'): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([300, 200]).drawText(words, { x: 20, y: 150, size: 12 });
  return Buffer.from(await document.save());
}

/** Invalid PDFs, by what is wrong with them. */
export async function makeActivePdfs(): Promise<(readonly [what: string, bytes: Buffer])[]> {
  const withScript = await PDFDocument.create();
  withScript.addPage();
  withScript.addJavaScript('hello', 'app.alert("hello")');

  const onOpen = await PDFDocument.create();
  onOpen.addPage();
  const action = onOpen.context.obj({ Type: 'Action', S: 'JavaScript', JS: PDFString.of('app.alert(1)') });
  onOpen.catalog.set(PDFName.of('OpenAction'), onOpen.context.register(action));

  const launching = await PDFDocument.create();
  launching.addPage();
  const launch = launching.context.obj({ S: 'Launch', F: PDFString.of('calc.exe') });
  launching.catalog.set(PDFName.of('OpenAction'), launching.context.obj([launch]));

  const carrying = await PDFDocument.create();
  carrying.addPage();
  await carrying.attach(Buffer.from('MZ'), 'invoice.exe', { mimeType: 'application/octet-stream' });

  const form = await PDFDocument.create();
  form.addPage();
  form.catalog.set(PDFName.of('AcroForm'), form.context.obj({ XFA: PDFString.of('<xdp/>'), Fields: [] }));

  const made = [
    ['a script', withScript],
    ['a script that runs when it is opened', onOpen],
    ['the start of a program', launching],
    ['another file', carrying],
    ['a form that runs', form],
  ] as const;
  return Promise.all(made.map(async ([what, document]) => [what, Buffer.from(await document.save())] as const));
}

/** A small file that expands to gigabytes. */
export async function packedPdf(): Promise<Buffer> {
  const { deflateSync } = await import('node:zlib');
  const packed = deflateSync(Buffer.alloc(400 * 1024 * 1024, ' '));
  const dict = `1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n${dict}`),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 2 0 R >>\nstartxref\n0\n%%EOF\n'),
  ]);
}

/** Writes a PDF object by object. For duplicate numbers, the cross-reference table uses the first. */
export function rawPdf(objects: readonly (readonly [id: number, body: string])[]): Buffer {
  let text = '%PDF-1.7\n';
  const places = new Map<number, number>();
  for (const [id, body] of objects) {
    if (!places.has(id)) places.set(id, text.length);
    text += `${id} 0 obj\n${body}\nendobj\n`;
  }
  const lines = [...places.values()].map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${places.size + 1}\n0000000000 65535 f \n${lines.join('')}`;
  const trailer = `trailer\n<< /Size ${places.size + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + trailer, 'latin1');
}
