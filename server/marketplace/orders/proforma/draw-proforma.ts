import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { encode } from 'uqr';
import type { LabelledLine } from '#server/marketplace/mails/mail-values.ts';
import { placeText, writeText } from './written-text.ts';

const a4: [width: number, height: number] = [595, 842];
const margin = 56;
const valueColumn = 210;
const ink = rgb(0.1, 0.12, 0.14);
const faint = rgb(0.75, 0.72, 0.66);
const size = { title: 20, heading: 11, line: 10, notice: 9, seller: 8 };
const lineHeight = 16;
const sellerHeight = 10;
const noticeHeight = 12;
const width = a4[0] - margin * 2;
/** Large enough for phones to scan in print. */
const qrSize = 100;

interface Section {
  title: string;
  lines: readonly LabelledLine[];
  /** The content of a QR code to the right of its lines, which must be short then. */
  qr?: string;
}

/** Everything a proforma invoice says, as text. This file only does the layout. */
export interface Proforma {
  orderNo: string;
  issuedOn: string;
  /** The seller in a few lines; absent until the company data is set. */
  seller: readonly string[];
  sections: readonly Section[];
  notice: string;
}

interface Sheet {
  document: PDFDocument;
  page: PDFPage;
  plain: PDFFont;
  bold: PDFFont;
  /** The height on the page from which the next line is placed. */
  y: number;
}

/** Renders a proforma invoice as PDF. */
export async function drawProforma(proforma: Proforma): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(`Proforma invoice ${proforma.orderNo}`);
  document.setAuthor('GariPort');
  const sheet: Sheet = {
    document,
    page: document.addPage(a4),
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
    y: a4[1] - margin - size.title,
  };
  sheet.page.drawText('GariPort', { x: margin, y: sheet.y, size: size.title, font: sheet.bold, color: ink });
  const heading = `Proforma invoice ${proforma.orderNo}`;
  const right = a4[0] - margin - sheet.bold.widthOfTextAtSize(heading, size.heading);
  sheet.page.drawText(heading, { x: right, y: sheet.y + 8, size: size.heading, font: sheet.bold, color: ink });
  const issued = `Issued ${proforma.issuedOn}`;
  const issuedAt = a4[0] - margin - sheet.plain.widthOfTextAtSize(issued, size.notice);
  sheet.page.drawText(issued, { x: issuedAt, y: sheet.y - 6, size: size.notice, font: sheet.plain, color: ink });
  await drawSeller(sheet, proforma.seller);
  sheet.y -= 24;
  for (const section of proforma.sections) await drawSection(sheet, section);
  drawNotice(sheet, proforma.notice);
  return document.save();
}

/** Below our name. Lines that are too long use a smaller font. */
async function drawSeller(sheet: Sheet, lines: readonly string[]): Promise<void> {
  if (lines.length > 0) sheet.y -= 6;
  for (const line of lines) {
    sheet.y -= sellerHeight;
    const written = await writeText(sheet.document, line, sheet.plain, size.seller);
    const fit = 'words' in written ? width / sheet.plain.widthOfTextAtSize(line, size.seller) : 1;
    placeText(sheet.page, written, { x: margin, y: sheet.y, size: size.seller * Math.min(1, fit), color: ink });
  }
}

async function drawSection(sheet: Sheet, { title, lines, qr }: Section): Promise<void> {
  const needed = Math.max(lineHeight * (lines.length + 2), qr === undefined ? 0 : qrSize + lineHeight);
  if (sheet.y - needed < margin) turnPage(sheet);
  sheet.y -= lineHeight * 0.6;
  const { page } = sheet;
  page.drawLine({
    start: { x: margin, y: sheet.y },
    end: { x: a4[0] - margin, y: sheet.y },
    thickness: 0.7,
    color: faint,
  });
  sheet.y -= lineHeight;
  page.drawText(title, { x: margin, y: sheet.y, size: size.heading, font: sheet.bold, color: ink });
  if (qr !== undefined) drawQr(sheet, qr);
  for (const { label, value } of lines) {
    sheet.y -= lineHeight;
    for (const [x, text] of [
      [margin, label],
      [valueColumn, value],
    ] as const) {
      const written = await writeText(sheet.document, text.replaceAll('−', '-'), sheet.plain, size.line);
      placeText(page, written, { x, y: sheet.y, size: size.line, color: ink });
    }
  }
}

/** A QR code at the right margin, as one shape, so that no seams show. */
function drawQr({ page, y }: Sheet, qr: string): void {
  const { data, size: modules } = encode(qr, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, line) => row.map((isDark, column) => (isDark ? `M${column} ${line}h1v1h-1z` : '')))
    .join('');
  page.drawSvgPath(path, {
    x: a4[0] - margin - qrSize,
    y: y + size.heading,
    scale: qrSize / modules,
    color: rgb(0, 0, 0),
  });
}

function turnPage(sheet: Sheet): void {
  sheet.page = sheet.document.addPage(a4);
  sheet.y = a4[1] - margin;
}

function drawNotice(sheet: Sheet, notice: string): void {
  const widths = notice.split('\n').map((text) => sheet.plain.widthOfTextAtSize(text, size.notice));
  const lines = widths.reduce((sum, one) => sum + Math.max(1, Math.ceil(one / width)), 0);
  // It may extend into the margin but not beyond the page.
  if (sheet.y - lineHeight * 2 - noticeHeight * (lines - 1) < size.notice) turnPage(sheet);
  sheet.page.drawText(notice, {
    x: margin,
    y: sheet.y - lineHeight * 2,
    size: size.notice,
    font: sheet.plain,
    color: ink,
    maxWidth: width,
    lineHeight: noticeHeight,
  });
}
