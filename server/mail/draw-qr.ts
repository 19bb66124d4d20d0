import { renderSVG } from 'uqr';

/** A module is so many points wide, which a phone reads from a screen as from paper. */
const pixelSize = 6;

/** A QR code as a drawing. */
export function drawQr(address: string): string {
  return renderSVG(address, { ecc: 'M', border: 4, pixelSize });
}
