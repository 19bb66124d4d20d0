import type { VehicleLook } from '../look.ts';
import { mixHex } from '../paint/colour.ts';
import { Definitions, group, path, svg } from '../paint/markup.ts';
import { drawCentreScreen, drawKnobs, drawVent } from '../parts/console.ts';
import { drawFrontSeatBack } from '../parts/seat.ts';
import { drawSteeringWheel } from '../parts/steering-wheel.ts';
import { chooseTrim, type Trim } from '../parts/trim.ts';

/** The front of the cabin as seen from the rear seat; the steering wheel is on the right. */
export function drawInterior(look: VehicleLook): string {
  const defs = new Definitions();
  const trim = chooseTrim(look);
  const content =
    `<rect width="1600" height="1200" fill="${defs.across([
      [0.5, mixHex(trim.lower, '#000000', 0.35)],
      [1, '#0d1011'],
    ])}"/>` +
    drawOutside(defs) +
    drawFrame(defs, trim) +
    drawDash(defs, look, trim) +
    group(drawSteeringWheel(defs, trim, 208, 0.97), 'transform="translate(1162 650)"') +
    drawTunnel(defs, look, trim) +
    group(drawFrontSeatBack(defs, trim), 'transform="translate(352 1230)"') +
    group(drawFrontSeatBack(defs, trim), 'transform="translate(1248 1230)"');
  return svg(1600, 1200, content, defs);
}

/** A calm yard beyond the glass. */
function drawOutside(defs: Definitions): string {
  const sky = defs.across([
    [0, '#dbe7e6'],
    [0.6, '#f3efe4'],
    [1, '#e9e1d1'],
  ]);
  const boxes = ['#7fa3a0', '#b98a5a', '#5f7f86', '#c9bfa9', '#8a6f57', '#6d918d'];
  return (
    `<rect width="1600" height="640" fill="${sky}"/>` +
    boxes
      .map(
        (c, i) =>
          `<rect x="${150 + i * 215}" y="${352 - (i % 3) * 34}" width="200" height="${110 + (i % 3) * 34}" fill="${c}" opacity=".5"/>`,
      )
      .join('') +
    '<rect y="455" width="1600" height="200" fill="#d6cdbb"/>' +
    path('M700 455L560 640H1000L880 455z', 'fill="#c9bfab"')
  );
}

function drawFrame(defs: Definitions, trim: Trim): string {
  const lining = defs.across([
    [0, '#d9d4c8'],
    [1, '#a9a498'],
  ]);
  const pillar = defs.across([
    [0, '#c9c4b8'],
    [1, mixHex(trim.lower, '#c9c4b8', 0.4)],
  ]);
  return (
    path('M0 0H1600V120Q800 60 0 120z', `fill="${lining}"`) +
    path('M0 0H150L250 105Q120 330 96 560L0 600z', `fill="${pillar}"`) +
    path('M1600 0H1450L1350 105Q1480 330 1504 560L1600 600z', `fill="${pillar}"`) +
    path('M0 180L70 150Q60 330 40 480L0 500z M1600 180L1530 150Q1540 330 1560 480L1600 500z', 'fill="#c3d0cd"') +
    path('M250 104Q800 54 1350 104', 'fill="none" stroke="#0b0e0f" stroke-width="7" stroke-opacity=".75"') +
    path(
      'M250 106Q128 320 100 545M1350 106Q1472 320 1500 545',
      'fill="none" stroke="#0b0e0f" stroke-width="7" stroke-opacity=".6"',
    ) +
    // Sun visors and the mirror between them.
    path(
      'M300 100Q480 78 660 76L656 140Q480 140 318 160z M940 76Q1120 78 1300 100L1282 160Q1120 140 944 140z',
      'fill="#c4bfb2" stroke="#8f8a7e" stroke-width="3"',
    ) +
    path('M700 150Q800 138 900 150Q908 190 896 206Q800 214 704 206Q692 190 700 150z', `fill="#1a1f21"`) +
    path(
      'M712 158Q800 148 888 158Q893 186 886 198Q800 204 714 198Q707 186 712 158z',
      `fill="${defs.across([
        [0, '#9fb0b0'],
        [1, '#5c6c6e'],
      ])}"`,
    )
  );
}

function drawDash(defs: Definitions, look: VehicleLook, trim: Trim): string {
  const upper = defs.across([
    [0, mixHex(trim.upper, '#ffffff', 0.25)],
    [0.3, trim.upper],
    [1, mixHex(trim.upper, '#000000', 0.3)],
  ]);
  const lower = defs.across([
    [0, mixHex(trim.lower, '#ffffff', 0.08)],
    [1, mixHex(trim.lower, '#000000', 0.45)],
  ]);
  const strip = defs.across([
    [0, trim.accent[0]],
    [0.35, mixHex(trim.accent[0], '#ffffff', 0.4)],
    [0.55, trim.accent[0]],
    [1, trim.accent[1]],
  ]);
  const dark = defs.across([
    [0, '#0a0d0e'],
    [1, '#1c2225'],
  ]);
  return (
    path(
      'M60 560Q300 470 800 470Q1000 470 1020 462Q1060 420 1170 416Q1290 420 1320 470Q1460 500 1540 560L1580 700Q800 640 20 700z',
      `fill="${upper}"`,
    ) +
    path(
      'M62 560Q300 471 800 471Q1000 471 1022 463Q1060 421 1170 417Q1290 421 1320 471Q1460 501 1538 560',
      'fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3"',
    ) +
    path('M20 690Q800 622 1580 690L1600 980H0z', `fill="${lower}"`) +
    path('M22 640Q800 574 1578 640L1582 684Q800 616 18 684z', `fill="${strip}"`) +
    // Instruments behind the wheel.
    path('M1030 560Q1030 462 1170 458Q1310 462 1310 560z', `fill="${dark}"`) +
    [1105, 1235]
      .map(
        (x) =>
          `<circle cx="${x}" cy="528" r="44" fill="none" stroke="#c8d0d2" stroke-width="4"/><path d="M${x} 528l-26 18" stroke="#f08a2c" stroke-width="4"/>`,
      )
      .join('') +
    '<rect x="1152" y="500" width="36" height="44" rx="5" fill="#16302e"/>' +
    // Glove box on the passenger's side.
    path(
      'M130 760Q330 730 560 722L556 862Q330 868 150 900z',
      `fill="none" stroke="#000" stroke-opacity=".45" stroke-width="4"`,
    ) +
    path('M132 764Q330 734 560 726', 'fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="3"') +
    '<rect x="318" y="752" width="76" height="16" rx="8" fill="#0d1011"/>' +
    // Middle of the dash.
    path(
      'M610 520H990L964 990H636z',
      `fill="${defs.across([
        [0, mixHex(trim.upper, '#ffffff', 0.1)],
        [1, mixHex(trim.upper, '#000000', 0.4)],
      ])}"`,
    ) +
    group(drawCentreScreen(defs, look, 300, 186), 'transform="translate(650 500)"') +
    group(drawVent(defs, 140, 62), 'transform="translate(652 706)"') +
    group(drawVent(defs, 140, 62), 'transform="translate(808 706)"') +
    group(drawKnobs(defs, 98, 34), 'transform="translate(800 832)"') +
    group(drawVent(defs, 130, 70), 'transform="translate(90 574) rotate(-6)"') +
    group(drawVent(defs, 130, 70), 'transform="translate(1382 560) rotate(6)"')
  );
}

function drawTunnel(defs: Definitions, look: VehicleLook, trim: Trim): string {
  const side = defs.across([
    [0, mixHex(trim.lower, '#000000', 0.3)],
    [1, mixHex(trim.lower, '#000000', 0.6)],
  ]);
  const top = defs.across([
    [0, mixHex(trim.accent[1], '#000000', 0.1)],
    [1, mixHex(trim.accent[1], '#000000', 0.55)],
  ]);
  const boot = defs.across([
    [0, '#2a3033'],
    [1, '#0c0f10'],
  ]);
  const manual = look.body === 'truck' || look.body === 'van';
  return (
    path('M640 960H960L1010 1200H590z', `fill="${side}"`) +
    path('M690 940H910L940 1130H660z', `fill="${top}" stroke="#000" stroke-opacity=".4" stroke-width="3"`) +
    path(manual ? 'M752 1060Q800 990 848 1060L838 1090H762z' : 'M770 1070L780 1000H820L830 1070z', `fill="${boot}"`) +
    path('M792 1010L796 930H804L808 1010z', 'fill="#aeb6b9"') +
    `<ellipse cx="800" cy="914" rx="26" ry="32" fill="${defs.radial(
      [
        [0, '#697276'],
        [0.6, '#2a3033'],
        [1, '#0c0f10'],
      ],
      [0.4, 0.3, 0.7],
    )}"/>` +
    '<rect x="870" y="980" width="30" height="120" rx="12" fill="#15191b" stroke="#3f474b" stroke-width="2"/>'
  );
}
