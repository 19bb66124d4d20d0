import sharp from 'sharp';
import { drawQr } from './draw-qr.ts';

/** A QR code as a picture, since mail programs show no drawings. */
export function drawQrPicture(address: string): Promise<Buffer> {
  return sharp(Buffer.from(drawQr(address)))
    .png({ palette: true, colours: 2 })
    .toBuffer();
}
