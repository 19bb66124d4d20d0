import { crc32, deflateSync } from 'node:zlib';
import sharp, { type JpegOptions, type Sharp } from 'sharp';

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function chunk(type: string, data: Buffer | string = ''): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(data as string)]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(body.length - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, checksum]);
}

export function pngHeader(width: number, height: number, [depth, colour, interlace] = [8, 2, 0]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth ?? 8, colour ?? 2, 0, 0, interlace ?? 0], 8);
  return chunk('IHDR', header);
}

/** Rows of black pixels: three bytes per pixel and one before each row. */
export function pngRows(width: number, height: number): Buffer {
  return chunk('IDAT', deflateSync(Buffer.alloc((width * 3 + 1) * height)));
}

export function png(...chunks: Buffer[]): Buffer {
  return Buffer.concat([pngSignature, ...chunks]);
}

export const goodPng = png(pngHeader(8, 6), pngRows(8, 6), chunk('IEND'));

export interface BmpFields {
  width?: number;
  height?: number;
  bits?: number;
  planes?: number;
  compression?: number;
  infoLength?: number;
  dataStart?: number;
  fileLength?: number;
  body?: Buffer;
}

/** A BMP with a given header. */
export function bmp(fields: BmpFields = {}): Buffer {
  const { width = 4, height = 3, bits = 24, planes = 1, compression = 0, infoLength = 40, dataStart = 54 } = fields;
  const body = fields.body ?? Buffer.alloc(Math.ceil((4 * bits) / 32) * 4 * 3, 0x80);
  const header = Buffer.alloc(54);
  header.write('BM');
  header.writeUInt32LE(fields.fileLength ?? 54 + body.length, 2);
  header.writeUInt32LE(dataStart, 10);
  header.writeUInt32LE(infoLength, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(planes, 26);
  header.writeUInt16LE(bits, 28);
  header.writeUInt32LE(compression, 30);
  return Buffer.concat([header, body]);
}

function draw(): Sharp {
  return sharp({ create: { width: 48, height: 32, channels: 3, background: { r: 200, g: 40, b: 30 } } });
}

/** A JPEG like a phone's: rotated, with location, time and camera metadata. */
export function phoneJpeg(): Promise<Buffer> {
  return draw()
    .withExif({
      IFD0: { Make: 'SecretPhone', ImageDescription: 'SecretPlace', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretAuthor</x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export function jpeg(options: JpegOptions = {}): Promise<Buffer> {
  return draw().jpeg(options).toBuffer();
}

export function encode(format: 'gif' | 'webp' | 'tiff' | 'avif'): Promise<Buffer> {
  return draw().toFormat(format).toBuffer();
}
