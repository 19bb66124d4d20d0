import { spread } from '../geometry/vector.ts';
import { palette as house, mixHex } from '../paint/colour.ts';
import { Definitions, group, path, svg } from '../paint/markup.ts';
import { drawHero, drawSmallCar } from './scene-cars.ts';
import { drawKeys } from './keys.ts';
import { drawAcacia, drawHills, drawPalm, drawSky, drawWater } from './nature.ts';
import { drawCarrier, drawCranes } from './ship.ts';
import { type Tone, type ToneName, tones } from './tones.ts';

export type BannerScene = 'port' | 'yard' | 'road' | 'handover' | 'flash';

const [width, height] = [1440, 525];

/** A wide scene, whose left third is calm because the page sets its text there. */
export function drawBanner({ scene, palette }: { scene: BannerScene; palette: ToneName }): string {
  const defs = new Definitions();
  const tone = tones[palette];
  const content = sceneContent(defs, tone, scene);
  return svg(width, height, content + calmLeft(defs, tone), defs);
}

function sceneContent(defs: Definitions, tone: Tone, scene: BannerScene): string {
  switch (scene) {
    case 'port':
      return drawPort(defs, tone);
    case 'yard':
      return drawYard(defs, tone);
    case 'road':
      return drawRoad(defs, tone);
    case 'handover':
      return drawHandover(defs, tone);
    case 'flash':
      return drawFlash(defs, tone);
  }
  return scene satisfies never;
}

function calmLeft(defs: Definitions, tone: Tone): string {
  const veil = defs.linear(
    [0, 0],
    [width * 0.42, 0],
    [
      [0, tone.high, 0.92],
      [0.55, tone.high, 0.55],
      [1, tone.high, 0],
    ],
  );
  return `<rect width="${width * 0.42}" height="${height}" fill="${veil}"/>`;
}

const ground = (defs: Definitions, tone: Tone, from: number): string =>
  `<rect y="${from}" width="${width}" height="${height - from}" fill="${defs.linear(
    [0, from],
    [0, height],
    [
      [0, mixHex(tone.ground, tone.glow, 0.18)],
      [0.25, tone.ground],
      [1, tone.groundLow],
    ],
  )}"/>`;

function drawPort(defs: Definitions, tone: Tone): string {
  const bodies = ['hatchback', 'suv', 'minivan', 'sedan', 'wagon', 'kei'] as const;
  const paints = ['#f2f0ea', '#a3171f', '#1d3f7a', '#c3c8ca', '#1b1f22', '#e2912b'];
  return (
    drawSky(defs, tone, width, 300, 560) +
    drawHills(width, 302, 46, mixHex(tone.far, tone.low, 0.5), 2) +
    drawCranes(tone, [330, 420, 560, 1350], 304) +
    drawWater(defs, tone, width, 300, 420, 560) +
    group(drawCarrier(defs, tone, 0.92), 'transform="translate(700 394)"') +
    ground(defs, tone, 404) +
    path('M0 404H1440', `stroke="${tone.light}" stroke-opacity=".4" stroke-width="3"`) +
    spread(40, 1400, 15)
      .map((x) => path(`M${x.toFixed(0)} 404v10`, `stroke="${tone.groundLow}" stroke-width="14"`))
      .join('') +
    path('M0 500H1440', `stroke="${tone.light}" stroke-opacity=".3" stroke-width="4" stroke-dasharray="46 30"`) +
    bodies
      .map((body, i) =>
        drawSmallCar(defs, { body, hex: paints[i] ?? '#ffffff', x: 520 + i * 152, ground: 478, unit: 29 }),
      )
      .join('')
  );
}

function drawYard(defs: Definitions, tone: Tone): string {
  const row = (count: number, y: number, unit: number, shift: number): string =>
    spread(0, count - 1, count)
      .map((i) => {
        const bodies = ['suv', 'hatchback', 'sedan', 'van', 'wagon', 'kei', 'minivan'] as const;
        const paints = ['#e9e6de', '#8f989c', '#26384f', '#f2f0ea', '#7d1a22', '#20272a', '#c3c8ca'];
        const k = (i * 3 + shift) % 7;
        return drawSmallCar(defs, {
          body: bodies[k] ?? 'suv',
          hex: mixHex(paints[k] ?? '#ffffff', tone.near, 0.16),
          x: 330 + shift * 20 + i * unit * 5,
          ground: y,
          unit,
        });
      })
      .join('');
  return (
    drawSky(defs, tone, width, 270, 980) +
    drawHills(width, 272, 34, mixHex(tone.far, tone.low, 0.45), 4) +
    path('M520 272V196H820L850 214V272z', `fill="${mixHex(tone.far, tone.low, 0.15)}"`) +
    path('M520 196H820L850 214H548z', `fill="${mixHex(tone.low, tone.far, 0.5)}"`) +
    spread(560, 800, 4)
      .map((x) => `<rect x="${x}" y="226" width="42" height="46" fill="${tone.near}"/>`)
      .join('') +
    [400, 1130, 1300, 1392].map((x, i) => drawPalm(x, 284, 0.78 + (i % 2) * 0.24, tone.near)).join('') +
    ground(defs, tone, 270) +
    row(5, 316, 15, 0) +
    row(4, 362, 20, 2) +
    drawHero(defs, { body: 'minivan', make: 'Toyota', hex: '#efece4', seed: 3 }, 'front', {
      x: 780,
      width: 580,
      middle: 372,
    })
  );
}

function drawRoad(defs: Definitions, tone: Tone): string {
  const grass = mixHex(tone.ground, '#d9a654', 0.35);
  return (
    drawSky(defs, tone, width, 290, 860) +
    drawHills(width, 292, 84, mixHex(tone.far, tone.low, 0.62), 1) +
    drawHills(width, 292, 44, mixHex(tone.far, tone.low, 0.3), 5) +
    `<rect y="290" width="1440" height="235" fill="${defs.linear(
      [0, 290],
      [0, 525],
      [
        [0, mixHex(grass, tone.glow, 0.3)],
        [1, tone.groundLow],
      ],
    )}"/>` +
    path(
      'M846 290H874L1500 525H420z',
      `fill="${defs.linear(
        [0, 290],
        [0, 525],
        [
          [0, mixHex('#4b5455', tone.glow, 0.35)],
          [1, '#2b3436'],
        ],
      )}"`,
    ) +
    path(
      'M860 296L862 310M866 322L874 352M882 372L902 430M916 460L944 525',
      'fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5"',
    ) +
    path(
      'M848 294L470 525M873 294L1452 525',
      `fill="none" stroke="${tone.light}" stroke-opacity=".5" stroke-width="4"`,
    ) +
    drawAcacia(640, 312, 0.62, tone.near) +
    drawAcacia(1160, 306, 0.5, tone.near) +
    drawAcacia(1370, 336, 1.05, mixHex(tone.near, '#000000', 0.25)) +
    drawAcacia(500, 304, 0.4, tone.far) +
    drawHero(defs, { body: 'large-suv', make: 'Toyota', hex: '#c3c8ca', seed: 5 }, 'front', {
      x: 780,
      width: 560,
      middle: 364,
    })
  );
}

function drawHandover(defs: Definitions, tone: Tone): string {
  return (
    drawSky(defs, tone, width, 330, 1120) +
    path('M560 332V150L760 96L1000 150V332z', `fill="${mixHex(tone.low, tone.far, 0.45)}"`) +
    path('M540 158L760 96L1020 158L1016 168L760 108L544 168z', `fill="${tone.near}"`) +
    `<rect x="610" y="200" width="150" height="132" fill="${mixHex(tone.near, '#000000', 0.2)}"/><rect x="820" y="206" width="120" height="80" fill="${mixHex(tone.light, tone.low, 0.25)}" stroke="${tone.near}" stroke-width="5"/><path d="M880 206V286M820 246H940" stroke="${tone.near}" stroke-width="4"/>` +
    drawPalm(1070, 344, 1.2, tone.near) +
    drawPalm(1390, 350, 1, tone.near) +
    ground(defs, tone, 330) +
    drawHero(defs, { body: 'hatchback', make: 'Honda', hex: '#a3171f', seed: 12 }, 'front', {
      x: 860,
      width: 500,
      middle: 372,
    }) +
    group(drawKeys(defs), 'transform="translate(690 104) scale(.92)"') +
    path('M690 0V106', `stroke="${tone.near}" stroke-width="5"`)
  );
}

function drawFlash(defs: Definitions, tone: Tone): string {
  const beams = spread(-30, 210, 9).map((a, i) =>
    group(
      path('M0 0L1500-70V70z', `fill="${house.signalPale}" opacity="${i % 2 ? 0.1 : 0.2}"`),
      `transform="translate(1030 300) rotate(${a})"`,
    ),
  );
  const marks = spread(0, 354, 60).map(
    (a, i) =>
      `<path d="M0-${i % 5 ? 196 : 186}V-206" stroke="${tone.light}" stroke-width="${i % 5 ? 3 : 6}" transform="rotate(${a})"/>`,
  );
  const back = defs.linear(
    [0, 0],
    [1440, 525],
    [
      [0, tone.high],
      [1, mixHex(tone.near, tone.low, 0.4)],
    ],
  );
  const glow = defs.radial([
    [0, house.signal, 0.95],
    [0.45, house.signal, 0.5],
    [1, house.signal, 0],
  ]);
  return (
    `<rect width="${width}" height="${height}" fill="${back}"/><circle cx="1060" cy="290" r="520" fill="${glow}"/>` +
    group(beams.join('')) +
    group(
      `<circle r="226" fill="none" stroke="${tone.light}" stroke-opacity=".5" stroke-width="12"/><circle r="214" fill="${mixHex(tone.high, '#000000', 0.1)}" fill-opacity=".32"/>` +
        marks.join('') +
        path('M0 0V-150', `stroke="${house.signalPale}" stroke-width="9" stroke-linecap="round"`) +
        path('M-26-262H26V-230H-26zM150-196l26 26', `fill="${tone.light}" stroke="${tone.light}" stroke-width="12"`),
      'transform="translate(1040 270)" opacity=".8"',
    ) +
    [
      [560, 330, 190],
      [500, 372, 250],
      [590, 414, 150],
    ]
      .map(([x = 0, y = 0, w = 0]) =>
        path(`M${x} ${y}h${w}`, `stroke="${tone.light}" stroke-opacity=".55" stroke-width="7" stroke-linecap="round"`),
      )
      .join('') +
    drawHero(defs, { body: 'coupe', make: 'Subaru', hex: '#f2f0ea', seed: 4 }, 'rear', {
      x: 740,
      width: 600,
      middle: 388,
    })
  );
}
