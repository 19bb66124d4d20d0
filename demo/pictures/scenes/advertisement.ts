import { mixHex } from '../paint/colour.ts';
import { Definitions, group, path, svg } from '../paint/markup.ts';
import { drawHero } from './scene-cars.ts';
import { drawHills, drawSky, drawWater } from './nature.ts';
import { drawCarrier, drawCranes } from './ship.ts';
import { tones } from './tones.ts';

/** The tall picture beside the sign-in form: a ship, a quay, one car; the upper third is left for words. */
export function drawAdvertisement(): string {
  const defs = new Definitions();
  const tone = tones.harbour;
  const quay = defs.linear(
    [0, 560],
    [0, 800],
    [
      [0, mixHex(tone.ground, tone.glow, 0.2)],
      [0.3, tone.ground],
      [1, tone.groundLow],
    ],
  );
  const content =
    drawSky(defs, tone, 600, 440, 150) +
    drawHills(600, 442, 50, mixHex(tone.far, tone.low, 0.5), 3) +
    drawCranes(tone, [60, 520], 444) +
    drawWater(defs, tone, 600, 440, 570, 150) +
    group(drawCarrier(defs, tone, 0.8), 'transform="translate(130 548)"') +
    `<rect y="562" width="600" height="238" fill="${quay}"/>` +
    path('M0 562H600', `stroke="${tone.light}" stroke-opacity=".45" stroke-width="3"`) +
    path('M0 760H600', `stroke="${tone.light}" stroke-opacity=".3" stroke-width="4" stroke-dasharray="46 30"`) +
    drawHero(defs, { body: 'suv', make: 'Toyota', hex: '#efece4', seed: 8 }, 'front', {
      x: 70,
      width: 460,
      middle: 640,
    });
  return svg(600, 800, content, defs);
}
