import { deflateSync, gzipSync } from 'node:zlib';
import {
  bmp,
  chunk,
  encode,
  goodPng,
  jpeg,
  png,
  pngHeader,
  pngRows,
  pngSignature,
  type BmpFields,
} from './make-pictures.ts';

export type HostileFile = readonly [what: string, bytes: Buffer];

const script = '<script>alert(document.domain)</script>';

/** Files sent in place of a picture, by what is wrong with them. */
export async function makeHostileFiles(): Promise<HostileFile[]> {
  const whole = await jpeg();
  const progressive = await jpeg({ progressive: true });
  return [
    ...foreignFiles(),
    ...(await otherPictures()),
    ...hostilePngs(),
    ...hostileJpegs(whole, progressive),
    ...hostileBmps(),
  ];
}

function foreignFiles(): HostileFile[] {
  const texts: readonly (readonly [string, string])[] = [
    ['html', `<!doctype html>${script}`],
    ['html after a space', ` \n<html>${script}`],
    ['html in a comment of GIF', `GIF89a/*${script}*/=1;`],
    ['svg', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
    ['svg with a prologue', `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`],
    ['svg that reads a file', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>`],
    ['svg of laughs', `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><svg>&b;&b;&b;</svg>`],
    ['pdf', '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'],
    ['postscript', '%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file'],
    ['ImageMagick script', 'push graphic-context\nfill "url(https://127.0.0.1/)"\npop graphic-context'],
    ['ImageMagick msl', '<image><read filename="/etc/passwd"/></image>'],
    ['php', '<?php system($_GET["c"]); ?>'],
    ['shell', '#!/bin/sh\nrm -rf /'],
    ['javascript', 'BN=1;alert(1)//'],
    ['plain text', 'a picture of my payment'],
    ['json', '{"imgBase64":"iVBORw0KGgo="}'],
    ['zip', 'PK\u0003\u0004'],
    ['exe', 'MZ\u0090\u0000\u0003'],
    ['elf', '\u007fELF\u0002\u0001'],
    ['rar', 'Rar!\u001a\u0007'],
    ['flash', 'CWS\u0009'],
    ['a path', '../../../../etc/passwd'],
    ['an address', 'http://169.254.169.254/latest/meta-data/'],
    ['a data URL of html', `data:text/html,${script}`],
    ['netpbm', 'P6\n2 2\n255\n000000000000'],
    ['hdr', '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\n0000'],
    ['analyze', '\\\u0001\u0000\u0000'],
  ];
  return [
    ...texts.map(([what, text]) => [what, Buffer.from(text, 'latin1')] as const),
    ['one zero byte', Buffer.alloc(1)],
    ['a page of zeros', Buffer.alloc(4096)],
    ['gzip', gzipSync(script)],
    ['mp4', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom')])],
    ['heic', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic')])],
    ['an icon', Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0])],
    ['utf-16 html', Buffer.from(`\ufeff${script}`, 'utf16le')],
    ['half a byte order', Buffer.from([0xff, 0xd8])],
    ['jpeg behind html', Buffer.concat([Buffer.from('<!--'), Buffer.from([0xff, 0xd8, 0xff, 0xe0])])],
    ['png behind a zip', Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), goodPng])],
    ['png behind a pdf', Buffer.concat([Buffer.from('%PDF-1.4\n'), goodPng])],
    ['png behind a space', Buffer.concat([Buffer.from(' '), goodPng])],
    ['bmp behind a zero', Buffer.concat([Buffer.alloc(1), bmp()])],
  ];
}

async function otherPictures(): Promise<HostileFile[]> {
  const formats = ['gif', 'webp', 'tiff', 'avif'] as const;
  const files = await Promise.all(formats.map(async (format) => [format, await encode(format)] as const));
  return [
    ...files.map(([format, bytes]) => [`a whole ${format}`, bytes] as const),
    ['a tiff of the other end', Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8])],
    ['a huge gif', Buffer.from([...Buffer.from('GIF89a'), 0xff, 0xff, 0xff, 0xff, 0, 0, 0])],
    ['jpeg 2000', Buffer.from([0, 0, 0, 12, 0x6a, 0x50, 0x20, 0x20, 0x0d, 0x0a, 0x87, 0x0a])],
    ['jpeg xl', Buffer.from([0xff, 0x0a, 0, 0])],
    ['psd', Buffer.from('8BPS\u0000\u0001')],
  ];
}

function hostilePngs(): HostileFile[] {
  const end = chunk('IEND');
  const head = pngHeader(8, 6);
  const rows = pngRows(8, 6);
  const badChecksum = Buffer.from(goodPng);
  badChecksum.writeUInt8(badChecksum.readUInt8(29) ^ 1, 29);
  const lyingLength = Buffer.from(goodPng);
  lyingLength.writeUInt32BE(0x7fffffff, 33);
  const negativeLength = Buffer.from(goodPng);
  negativeLength.writeUInt32BE(0xffffffff, 33);
  const flipped = Buffer.from(goodPng);
  flipped.writeUInt8(flipped.readUInt8(45) ^ 0xff, 45);
  const cuts = [8, 9, 12, 20, 33, 40, 50, goodPng.length - 12, goodPng.length - 1];
  return [
    ...cuts.map((length) => [`png cut at ${length}`, goodPng.subarray(0, length)] as const),
    ['png of 65535 by 65535', png(pngHeader(65_535, 65_535), rows, end)],
    ['png of 2147483647 by 1', png(pngHeader(0x7fffffff, 1), rows, end)],
    ['png of 4294967295 by 4294967295', png(pngHeader(0xffffffff, 0xffffffff), rows, end)],
    ['png of no width', png(pngHeader(0, 6), rows, end)],
    ['png of no height', png(pngHeader(8, 0), rows, end)],
    [
      'png bomb of 400 megapixels',
      png(pngHeader(20_000, 20_000), chunk('IDAT', deflateSync(Buffer.alloc(20_000_000))), end),
    ],
    ['png of fewer rows than it says', png(pngHeader(800, 600), rows, end)],
    ['png of a depth that is none', png(pngHeader(8, 6, [7, 2, 0]), rows, end)],
    ['png of a colour that is none', png(pngHeader(8, 6, [8, 5, 0]), rows, end)],
    ['png of an interlace that is none', png(pngHeader(8, 6, [8, 2, 9]), rows, end)],
    ['png of a palette it lacks', png(pngHeader(8, 6, [8, 3, 0]), rows, end)],
    ['png without header', png(rows, end)],
    ['png of two headers', png(head, head, rows, end)],
    ['png with a short header', png(chunk('IHDR', Buffer.alloc(12)), rows, end)],
    ['png without rows', png(head, end)],
    ['png without end', png(head, rows)],
    ['png of rows that are no zlib', png(head, chunk('IDAT', 'no zlib at all'), end)],
    ['png of empty rows', png(head, chunk('IDAT'), end)],
    ['png with a wrong checksum', badChecksum],
    ['png with a flipped byte', flipped],
    ['png with a length that lies', lyingLength],
    ['png with a negative length', negativeLength],
    ['png with a chunk nobody knows', png(head, chunk('EVIL', script), rows, end)],
    ['png with a chunk of odd name', png(head, chunk('a<b>', script), rows, end)],
    ['png with html behind', Buffer.concat([goodPng, Buffer.from(script)])],
    ['png with a zip behind', Buffer.concat([goodPng, Buffer.from('PK\u0003\u0004')])],
    ['png with a png behind', Buffer.concat([goodPng, goodPng])],
    [
      'png signature with line ends lost',
      Buffer.concat([Buffer.from('\u0089PNG\n\u001a\n', 'latin1'), goodPng.subarray(8)]),
    ],
    ['png signature and html', Buffer.concat([pngSignature, Buffer.from(script)])],
    ['mng', Buffer.from([0x8a, 0x4d, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ];
}

function hostileJpegs(whole: Buffer, progressive: Buffer): HostileFile[] {
  const cuts = [3, 4, 20, 100, 200, Math.floor(whole.length * 0.9), whole.length - 6];
  const frame = whole.indexOf(Buffer.from([0xff, 0xc0]));
  const resized = (height: number, width: number) => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt16BE(height, frame + 5);
    bytes.writeUInt16BE(width, frame + 7);
    return bytes;
  };
  const changed = (at: number, value: number) => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(value, at);
    return bytes;
  };
  const scan = progressive.lastIndexOf(Buffer.from([0xff, 0xda]));
  const lastScan = progressive.subarray(scan, -2);
  return [
    ...cuts.map((length) => [`jpeg cut at ${length}`, whole.subarray(0, length)] as const),
    ['jpeg of 65500 by 65500', resized(65_500, 65_500)],
    ['jpeg of no width', resized(32, 0)],
    ['jpeg of no height', resized(0, 48)],
    ['jpeg of more rows than it has', resized(3200, 48)],
    ['jpeg with a lying segment', changed(5, 0xff)],
    ['jpeg of twelve bits', changed(frame + 4, 12)],
    ['jpeg of an arithmetic kind that is none', changed(frame + 1, 0xcf)],
    ['jpeg with no components', changed(frame + 9, 0)],
    [
      'jpeg of a thousand scans',
      Buffer.concat([
        progressive.subarray(0, scan),
        ...Array.from({ length: 1000 }, () => lastScan),
        progressive.subarray(-2),
      ]),
    ],
    [
      'jpeg signature and php',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<?php system("id"); ?>')]),
    ],
    ['jpeg signature and html', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 60]), Buffer.from(script)])],
    ['jpeg signature and end', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['jpeg of markers alone', Buffer.alloc(2000, 0xff).fill(0xd8, 1, 2)],
  ];
}

function hostileBmps(): HostileFile[] {
  const lies: readonly (readonly [string, BmpFields])[] = [
    ['wider than it is', { width: 5000 }],
    ['higher than it is', { height: 5000 }],
    ['of the greatest size', { width: 0x7fffffff, height: 0x7fffffff }],
    ['of the least size', { width: -0x80000000, height: -0x80000000 }],
    ['of negative width', { width: -4 }],
    ['of no width', { width: 0 }],
    ['of no height', { height: 0 }],
    ['with one row too many', { height: 4 }],
    ['of the highest top-down height', { height: -0x80000000 }],
    ['whose rows begin in the header', { dataStart: 10 }],
    ['whose rows begin behind its end', { dataStart: 10_000 }],
    ['whose rows begin at the last address', { dataStart: 0xffffffff }],
    ['longer by its own word', { fileLength: 10_000 }],
    ['shorter by its own word', { fileLength: 20 }],
    ['of no length by its own word', { fileLength: 0 }],
    ['of 1 bit', { bits: 1 }],
    ['of 4 bits', { bits: 4 }],
    ['of 8 bits', { bits: 8 }],
    ['of 16 bits', { bits: 16 }],
    ['of 64 bits', { bits: 64 }],
    ['of 0 bits', { bits: 0 }],
    ['run-length encoded', { compression: 1 }],
    ['of bit fields', { bits: 32, compression: 3 }],
    ['holding a jpeg', { compression: 4 }],
    ['holding a png', { compression: 5, body: goodPng }],
    ['of two planes', { planes: 2 }],
    ['of no planes', { planes: 0 }],
    ['of OS/2', { infoLength: 12 }],
    ['of a header that is none', { infoLength: 41 }],
    ['of a header longer than the file', { infoLength: 124, body: Buffer.alloc(4) }],
    ['without rows', { body: Buffer.alloc(0) }],
    ['holding html', { width: 400, body: Buffer.from(script) }],
  ];
  const whole = bmp();
  const cuts = [2, 14, 30, 53, 54, whole.length - 1];
  return [
    ...lies.map(([what, fields]) => [`bmp ${what}`, bmp(fields)] as const),
    ...cuts.map((length) => [`bmp cut at ${length}`, whole.subarray(0, length)] as const),
    ['bmp with html behind', Buffer.concat([whole, Buffer.from(script)])],
  ];
}
