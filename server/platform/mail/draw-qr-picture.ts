import sharp from 'sharp';
import { drawQr } from './draw-qr.ts';

/** Renders a QR code as PNG, since mail clients show no SVG. */
export function drawQrPicture(address: string): Promise<Buffer> {
  return sharp(Buffer.from(drawQr(address)))
    .png({ palette: true, colours: 2 })
    .toBuffer();
}
