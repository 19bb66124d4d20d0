import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { isPdf } from './is-pdf.ts';

/** What is wrong with a PDF: it cannot be read, or it carries what runs or another file. */
export type PdfFault = 'paperUnreadable' | 'paperActive';

const end = Buffer.from('%%EOF');
/** Behind its end mark a PDF may have some bytes of whoever sent it. */
const endWithin = 1024;

/** The names by which a PDF runs something, sends something somewhere, or carries another file. */
const active: ReadonlySet<string> = new Set([
  'JS',
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'XFA',
]);

/**
 * Reads a whole PDF. It is not written anew, since certificates are often signed. What it needs of memory is not known
 * before, so it is called in a thread that can be ended.
 */
async function checkPdf(bytes: Buffer): Promise<PdfFault | undefined> {
  if (!isPdf(bytes) || !bytes.subarray(-endWithin).includes(end)) return 'paperUnreadable';
  try {
    const pdf = await PDFDocument.load(bytes, {
      throwOnInvalidObject: true,
      updateMetadata: false,
      preserveXFA: true,
    });
    if (pdf.getPageCount() === 0) return 'paperUnreadable';
    for (const [, object] of pdf.context.enumerateIndirectObjects()) {
      if (isActive(object)) return 'paperActive';
    }
    return undefined;
  } catch {
    // It is cut off, damaged, or locked by a password.
    return 'paperUnreadable';
  }
}

/** Follows no reference: what is referred to is an object of the file by itself. */
function isActive(object: PDFObject | undefined): boolean {
  if (object instanceof PDFStream) return isActive(object.dict);
  if (object instanceof PDFArray) return object.asArray().some(isActive);
  if (object instanceof PDFDict) {
    return object.entries().some(([name, value]) => isActive(name) || isActive(value));
  }
  return object instanceof PDFName && active.has(object.decodeText());
}

if (!isMainThread) parentPort?.postMessage(await checkPdf(Buffer.from(workerData as Uint8Array)), []);
