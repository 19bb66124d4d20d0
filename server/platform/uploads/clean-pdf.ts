import { isMainThread, parentPort } from 'node:worker_threads';
import {
  EncryptedPDFError,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { isPdf } from './is-pdf.ts';

/** What is wrong with a PDF: unreadable, password-protected, or with active content or attachments. */
export type PdfFault = 'paperUnreadable' | 'paperLocked' | 'paperActive';

const end = Buffer.from('%%EOF');
/** Bytes that may follow a PDF's end mark. */
const endWithin = 1024;

/** PDF names for scripts, form submission and attachments. */
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

/** Action types. A page can also reach an action through its resources, under any name. */
const actions: ReadonlySet<string> = new Set([
  'GoTo',
  'GoToR',
  'GoToE',
  'GoToDp',
  'GoTo3DView',
  'Thread',
  'URI',
  'Sound',
  'Movie',
  'Hide',
  'Named',
  'SetOCGState',
  'Rendition',
  'Trans',
]);

/** Keys by which a file specification refers to its embedded file. */
const carriers = ['F', 'UF', 'DOS', 'Mac', 'Unix'].map((name) => PDFName.of(name));

/** The page entries needed to draw it. Actions, links and attachments are not among them. */
const drawnBy: ReadonlySet<string> = new Set([
  'Type',
  'Parent',
  'Resources',
  'MediaBox',
  'CropBox',
  'BleedBox',
  'TrimBox',
  'ArtBox',
  'Rotate',
  'UserUnit',
  'Group',
  'Contents',
]);

const ofCatalog: ReadonlySet<PDFName> = new Set([PDFName.of('Type'), PDFName.of('Pages')]);

/** Stream keys that refer to external or embedded files. */
const outside = ['F', 'FFilter', 'FDecodeParms', 'Ref', 'OPI', 'AF', 'Metadata', 'PieceInfo', 'AA', 'OpenAction'].map(
  (name) => PDFName.of(name),
);

/** Annotation flags: hidden ones are dropped, and stamps are kept. */
const hidden = 2;
const withoutView = 32;
const printed = 4;
const locked = 64 + 128;

/**
 * Rewrites a PDF with only what its pages show, or returns why it is refused. Objects that another reader might see in
 * the original cannot be in the copy. Memory use is unpredictable, so it runs in a thread that can be ended.
 */
async function cleanPdf(bytes: Buffer): Promise<Uint8Array | PdfFault> {
  if (!isPdf(bytes) || !bytes.subarray(-endWithin).includes(end)) return 'paperUnreadable';
  try {
    const given = await PDFDocument.load(bytes, {
      throwOnInvalidObject: true,
      updateMetadata: false,
      preserveXFA: true,
    });
    const count = given.getPageCount();
    if (count === 0) return 'paperUnreadable';
    for (const [, object] of given.context.enumerateIndirectObjects()) {
      if (isActive(object)) return 'paperActive';
      if (object instanceof PDFStream) for (const name of outside) object.dict.delete(name);
      if (object !== given.catalog) disarm(object, given.context);
    }
    for (const name of given.catalog.keys()) if (!ofCatalog.has(name)) given.catalog.delete(name);
    for (const { node } of given.getPages()) keepWhatIsDrawn(node, given.context);
    // Without timestamps, so that the same file is always stored once.
    const clean = await PDFDocument.create({ updateMetadata: false });
    for (const page of await clean.copyPages(given, given.getPageIndices())) clean.addPage(page);
    return await clean.save({ useObjectStreams: false, updateFieldAppearances: false });
  } catch (error) {
    if (error instanceof EncryptedPDFError || bytes.includes('/Encrypt')) return 'paperLocked';
    // It is truncated or damaged.
    return 'paperUnreadable';
  }
}

/** Does not follow references: referenced objects are visited on their own. */
function isActive(object: PDFObject | undefined): boolean {
  if (object instanceof PDFStream) return isPostScript(object.dict) || isActive(object.dict);
  if (object instanceof PDFArray) return object.asArray().some(isActive);
  if (object instanceof PDFDict) {
    return object.entries().some(([name, value]) => isActive(name) || isActive(value));
  }
  return object instanceof PDFName && active.has(object.decodeText());
}

/** A PostScript program, which some printers and viewers run. */
function isPostScript(dict: PDFDict): boolean {
  return ['Subtype', 'Subtype2'].some((name) => dict.get(PDFName.of(name)) === PDFName.of('PS'));
}

/** Empties actions, embedded files and nested documents, wherever a page may refer to them. */
function disarm(object: PDFObject, context: PDFContext): void {
  if (object instanceof PDFStream) disarm(object.dict, context);
  else if (object instanceof PDFArray) for (const one of object.asArray()) disarm(one, context);
  else if (object instanceof PDFDict) {
    const isArmed = acts(object) || carriesFile(object, context);
    for (const [name, value] of object.entries()) {
      if (isArmed || (name === fontMatrix && !isOfNumbers(value, context))) object.delete(name);
      else disarm(value, context);
    }
  }
}

/** Old browser viewers execute values here that are not numbers. */
const fontMatrix = PDFName.of('FontMatrix');

function isOfNumbers(value: PDFObject, context: PDFContext): boolean {
  const list = context.lookup(value);
  return list instanceof PDFArray && list.asArray().every((one) => one instanceof PDFNumber);
}

function acts(dict: PDFDict): boolean {
  const [type, kind] = [dict.get(PDFName.of('Type')), dict.get(PDFName.of('S'))];
  const isRoot = type === PDFName.of('Catalog') || type === PDFName.of('Action');
  return isRoot || (kind instanceof PDFName && actions.has(kind.decodeText()));
}

/** The type key is optional, so check the target instead. */
function carriesFile(dict: PDFDict, context: PDFContext): boolean {
  const carried = context.lookup(dict.get(PDFName.of('EF')));
  return carried instanceof PDFDict && carriers.some((name) => context.lookup(carried.get(name)) instanceof PDFStream);
}

function keepWhatIsDrawn(page: PDFDict, context: PDFContext): void {
  const notes = page.lookupMaybe(PDFName.of('Annots'), PDFArray)?.asArray() ?? [];
  for (const name of page.keys()) if (!drawnBy.has(name.decodeText())) page.delete(name);
  const stamps = notes.flatMap((note) => stampOf(context.lookup(note), context) ?? []);
  if (stamps.length > 0) page.set(PDFName.of('Annots'), context.obj(stamps));
}

/** Keeps the appearance of a note, filled field or signature, without its actions. */
function stampOf(note: PDFObject | undefined, context: PDFContext): PDFDict | undefined {
  if (!(note instanceof PDFDict)) return undefined;
  const flags = note.lookupMaybe(PDFName.of('F'), PDFNumber)?.asNumber() ?? 0;
  const look = lookOf(note);
  if (!look || (flags & (hidden | withoutView)) !== 0) return undefined;
  return context.obj({
    Type: 'Annot',
    Subtype: 'Stamp',
    Rect: note.lookup(PDFName.of('Rect'), PDFArray),
    F: printed | locked,
    AP: { N: look },
  });
}

/** The appearance form of a note; one of several if it has states. */
function lookOf(note: PDFDict): PDFRef | undefined {
  const looks = note.lookupMaybe(PDFName.of('AP'), PDFDict);
  const states = looks?.lookup(PDFName.of('N'));
  const state = note.lookupMaybe(PDFName.of('AS'), PDFName) ?? PDFName.of('Off');
  const look = states instanceof PDFDict ? states.get(state) : looks?.get(PDFName.of('N'));
  return look instanceof PDFRef ? look : undefined;
}

async function answer(bytes: Uint8Array): Promise<void> {
  parentPort?.postMessage(await cleanPdf(Buffer.from(bytes)), []);
}

if (!isMainThread) parentPort?.on('message', (bytes: Uint8Array) => void answer(bytes));
