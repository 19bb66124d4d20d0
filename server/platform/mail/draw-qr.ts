import { renderSVG } from 'uqr';

/** Points per module, readable by phones from screen and print. */
const pixelSize = 6;

/** Renders a QR code as SVG. */
export function drawQr(address: string): string {
  return renderSVG(address, { ecc: 'M', border: 4, pixelSize });
}
