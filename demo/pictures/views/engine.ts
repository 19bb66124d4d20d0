import { chooser } from '../geometry/random.ts';
import { spread } from '../geometry/vector.ts';
import type { VehicleLook } from '../look.ts';
import { mixHex } from '../paint/colour.ts';
import { Definitions, group, path, svg } from '../paint/markup.ts';

/** The engine bay under an open bonnet, seen from above the grille. */
export function drawEngine(look: VehicleLook): string {
  const defs = new Definitions();
  const content =
    drawBay(defs, look) +
    drawTowers(defs) +
    (look.fuel === 'electric' ? drawMotor(defs) : drawCombustion(defs, look)) +
    drawBattery(defs) +
    drawBottles(defs) +
    (look.fuel === 'hybrid' ? drawInverter(defs) : '') +
    drawFront(defs, look);
  return svg(1600, 1200, content, defs);
}

const box = (x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`;
const hose = (d: string, width: number, colour = '#15191b'): string =>
  path(
    d,
    `fill="none" stroke="#000" stroke-opacity=".45" stroke-width="${width + 6}" stroke-linecap="round" transform="translate(3 7)"`,
  ) +
  path(d, `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`) +
  path(
    d,
    `fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="${width * 0.22}" stroke-linecap="round" transform="translate(${-width * 0.1} ${-width * 0.22})"`,
  );
const dark = (defs: Definitions): string =>
  defs.across([
    [0, '#4a5256'],
    [0.25, '#2c3235'],
    [1, '#14181a'],
  ]);
const alloy = (defs: Definitions): string =>
  defs.across([
    [0, '#eceeee'],
    [0.4, '#b9c0c2'],
    [1, '#737b7f'],
  ]);

function drawBay(defs: Definitions, { paint }: VehicleLook): string {
  const wing = defs.across([
    [0, mixHex(paint.hex, '#ffffff', 0.3)],
    [0.5, paint.hex],
    [1, mixHex(paint.hex, '#101314', 0.5)],
  ]);
  const metal = defs.across([
    [0, mixHex(paint.hex, '#101314', 0.35)],
    [1, mixHex(paint.hex, '#101314', 0.7)],
  ]);
  const pit = defs.radial(
    [
      [0, '#2b3134'],
      [1, '#0b0e0f'],
    ],
    [0.5, 0.5, 0.65],
  );
  return (
    box(0, 0, 1600, 1200, 0, '#e9e1d1') +
    // The raised bonnet's lining and stay at the top.
    path('M60 0H1540L1450 150Q800 90 150 150z', `fill="${metal}"`) +
    path(
      'M240 0L300 110M1360 0L1300 110M520 0L540 84M1080 0L1060 84M800 0V76',
      'stroke="#000" stroke-opacity=".3" stroke-width="16"',
    ) +
    path('M0 170Q800 60 1600 170V1200H0z', `fill="${wing}"`) +
    path(
      'M130 250Q800 150 1470 250L1540 1010Q800 1110 60 1010z',
      `fill="${metal}" stroke="#0b0e10" stroke-opacity=".6" stroke-width="5"`,
    ) +
    path('M190 300Q800 205 1410 300L1470 970Q800 1060 130 970z', `fill="${pit}"`) +
    path('M170 262Q800 166 1430 262L1424 330Q800 232 176 330z', `fill="${dark(defs)}"`) +
    spread(230, 1370, 30)
      .map((x) =>
        path(
          `M${x.toFixed(0)} ${(286 - 62 * (1 - ((x - 800) / 640) ** 2)).toFixed(0)}v34`,
          'stroke="#0b0e0f" stroke-width="7"',
        ),
      )
      .join('') +
    path('M130 250Q800 150 1470 250', 'fill="none" stroke="#0d1011" stroke-width="15"') +
    path('M60 1010Q90 620 130 250M1540 1010Q1510 620 1470 250', 'fill="none" stroke="#0d1011" stroke-width="11"') +
    hose('M1440 330L1180 60', 9, '#5a6367')
  );
}

function drawTowers(defs: Definitions): string {
  const cap = defs.radial(
    [
      [0, '#5a6266'],
      [0.6, '#2c3235'],
      [1, '#111415'],
    ],
    [0.4, 0.35, 0.7],
  );
  return [268, 1332]
    .map((x) =>
      group(
        `<circle r="92" fill="${cap}" stroke="#0b0e0f" stroke-width="5"/><circle r="48" fill="#171c1e" stroke="#525b5f" stroke-width="4"/><circle r="16" fill="${alloy(defs)}"/>` +
          [0, 120, 240]
            .map(
              (a) =>
                `<circle cx="0" cy="-70" r="11" fill="#c4cacc" stroke="#3f474b" stroke-width="3" transform="rotate(${a})"/>`,
            )
            .join(''),
        `transform="translate(${x} 440)"`,
      ),
    )
    .join('');
}

function drawCombustion(defs: Definitions, look: VehicleLook): string {
  const dice = chooser(look.seed, 'engine');
  const cover = dice.pick([dark(defs), alloy(defs), dark(defs)]);
  const diesel = look.fuel === 'diesel';
  const caps = diesel ? [0, 1, 2, 3] : [0, 1, 2, 3];
  return (
    // Intake runners behind, head and cover before them.
    caps.map((i) => hose(`M${560 + i * 150} 560Q${550 + i * 150} 420 ${620 + i * 120} 380`, 56, '#262c2f')).join('') +
    box(560, 356, 500, 70, 34, dark(defs), 'stroke="#0b0e0f" stroke-width="3"') +
    box(476, 520, 640, 340, 26, alloy(defs), 'stroke="#2b3134" stroke-width="4"') +
    box(500, 500, 592, 300, 40, cover, 'stroke="#0b0e0f" stroke-width="4"') +
    box(540, 540, 512, 92, 24, '#000', 'opacity=".28"') +
    path('M540 660H1052M540 700H1052M540 740H1052', 'stroke="#000" stroke-opacity=".35" stroke-width="9"') +
    path('M540 655H1052M540 695H1052M540 735H1052', 'stroke="#fff" stroke-opacity=".16" stroke-width="3"') +
    path('M520 506H1072', 'stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"') +
    [528, 1064]
      .flatMap((x) =>
        [530, 770].map((y) => `<circle cx="${x}" cy="${y}" r="13" fill="#cdd3d4" stroke="#1a1f21" stroke-width="4"/>`),
      )
      .join('') +
    // Oil filler, dipstick, belt side.
    `<circle cx="980" cy="586" r="40" fill="#15191b" stroke="#4a5357" stroke-width="5"/><path d="M954 586H1006" stroke="#e2912b" stroke-width="11" stroke-linecap="round"/>` +
    hose('M640 880Q620 830 610 800', 8, '#d8b13b') +
    '<circle cx="641" cy="884" r="17" fill="none" stroke="#e3b93c" stroke-width="8"/>' +
    `<circle cx="452" cy="700" r="60" fill="#1a1f21" stroke="#596266" stroke-width="8"/><circle cx="452" cy="700" r="18" fill="${alloy(defs)}"/><circle cx="452" cy="838" r="44" fill="#1a1f21" stroke="#596266" stroke-width="7"/>` +
    path('M396 700V838M508 700V838', 'stroke="#0b0d0e" stroke-width="13"') +
    // Air filter housing and its trunk.
    box(1140, 560, 236, 220, 28, dark(defs), 'stroke="#0b0e0f" stroke-width="4"') +
    path('M1140 650H1376', 'stroke="#0b0e0f" stroke-width="7"') +
    spread(1166, 1350, 6)
      .map((x) => path(`M${x.toFixed(0)} 585V630`, 'stroke="#000" stroke-opacity=".4" stroke-width="9"'))
      .join('') +
    hose('M1150 600Q1090 500 1000 410', 62, '#23292c') +
    (diesel ? box(700, 880, 230, 84, 16, alloy(defs), 'stroke="#2b3134" stroke-width="4"') : '') +
    hose('M520 900Q430 960 330 930', 34) +
    hose('M1060 880Q1180 970 1300 930', 34)
  );
}

function drawMotor(defs: Definitions): string {
  const fins = spread(520, 1080, 15)
    .map((x) => path(`M${x.toFixed(0)} 500V700`, 'stroke="#000" stroke-opacity=".28" stroke-width="10"'))
    .join('');
  return (
    box(460, 440, 680, 340, 30, alloy(defs), 'stroke="#2b3134" stroke-width="5"') +
    fins +
    box(540, 540, 520, 130, 20, '#1d2427', 'stroke="#0b0e0f" stroke-width="4"') +
    path('M600 605H1000', 'stroke="#2f8f86" stroke-width="7" stroke-linecap="round"') +
    box(560, 790, 480, 150, 24, dark(defs), 'stroke="#0b0e0f" stroke-width="4"') +
    [500, 1100]
      .flatMap((x) =>
        [476, 744].map((y) => `<circle cx="${x}" cy="${y}" r="15" fill="#f0f2f2" stroke="#4a5256" stroke-width="5"/>`),
      )
      .join('') +
    hose('M1130 560Q1260 560 1270 700T1180 900', 30, '#e2762b') +
    hose('M1130 620Q1210 620 1216 720T1040 870', 30, '#e2762b') +
    hose('M470 560Q360 600 380 740T560 880', 28, '#e2762b') +
    path('M800 560l-26 50h22l-8 40 34-56h-24z', 'fill="#e8b53a"')
  );
}

function drawInverter(defs: Definitions): string {
  return (
    box(1130, 800, 270, 156, 18, alloy(defs), 'stroke="#2b3134" stroke-width="4"') +
    spread(1160, 1370, 8)
      .map((x) => path(`M${x.toFixed(0)} 822V890`, 'stroke="#000" stroke-opacity=".25" stroke-width="8"'))
      .join('') +
    box(1160, 902, 120, 34, 6, '#f0c63f') +
    hose('M1140 880Q1060 900 1040 960', 24, '#e2762b') +
    hose('M1140 920Q1090 950 1080 990', 24, '#e2762b')
  );
}

function drawBattery(defs: Definitions): string {
  return (
    box(196, 590, 210, 250, 14, dark(defs), 'stroke="#0b0e0f" stroke-width="4"') +
    box(214, 606, 174, 130, 8, '#2f4a63') +
    box(226, 620, 150, 30, 4, '#e9edec') +
    box(226, 664, 150, 12, 4, '#e9edec', 'opacity=".5"') +
    box(226, 690, 110, 12, 4, '#e9edec', 'opacity=".5"') +
    '<circle cx="240" cy="790" r="22" fill="#8d9599" stroke="#1a1f21" stroke-width="6"/>' +
    box(324, 762, 62, 52, 12, '#b3202a') +
    hose('M356 770Q420 690 430 560', 14, '#8f1a22') +
    hose('M240 800Q190 880 200 940', 14)
  );
}

function drawBottles(defs: Definitions): string {
  const milk = defs.across([
    [0, '#fbfaf4'],
    [1, '#cfcabb'],
  ]);
  const pink = defs.across([
    [0, '#f3e9e2'],
    [0.45, '#efd0cc'],
    [1, '#c98f90'],
  ]);
  return (
    // Brake fluid is in front of the driver, on the car's right. Seen from the grille, that is on the left.
    box(376, 372, 140, 84, 18, milk, 'stroke="#8f8a7e" stroke-width="3"') +
    '<circle cx="446" cy="392" r="34" fill="#1b2022" stroke="#4a5357" stroke-width="5"/>' +
    box(1404, 590, 84, 190, 20, pink, 'stroke="#8f8a7e" stroke-width="3"') +
    '<circle cx="1446" cy="598" r="28" fill="#15191b" stroke="#4a5357" stroke-width="5"/>' +
    '<circle cx="250" cy="930" r="40" fill="#2463a6" stroke="#123a66" stroke-width="6"/><path d="M234 946Q230 918 250 908Q270 918 266 946z" fill="#fff"/>' +
    box(1096, 372, 150, 96, 14, dark(defs), 'stroke="#0b0e0f" stroke-width="4"') +
    path('M1112 396H1230', 'stroke="#fff" stroke-opacity=".2" stroke-width="3"')
  );
}

function drawFront(defs: Definitions, look: VehicleLook): string {
  const panel = defs.across([
    [0, '#3a4145'],
    [1, '#171b1d'],
  ]);
  const hex = look.paint.hex;
  return (
    path(
      'M110 972Q800 1066 1490 972L1530 1060Q800 1160 70 1060z',
      `fill="${panel}" stroke="#0b0e0f" stroke-width="4"`,
    ) +
    path('M110 974Q800 1068 1490 974', 'fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="4"') +
    spread(200, 1400, 9)
      .map(
        (x) =>
          `<circle cx="${x.toFixed(0)}" cy="${(1030 + 42 * (1 - ((x - 800) / 700) ** 2)).toFixed(0)}" r="10" fill="#0b0e0f" stroke="#596266" stroke-width="3"/>`,
      )
      .join('') +
    `<circle cx="690" cy="1024" r="46" fill="${alloy(defs)}" stroke="#1a1f21" stroke-width="6"/><path d="M662 1024H718M690 996V1052" stroke="#1a1f21" stroke-width="9"/>` +
    box(770, 1040, 90, 40, 10, '#c3c9cb', 'stroke="#1a1f21" stroke-width="4"') +
    path(
      'M40 1052Q800 1166 1560 1052L1600 1200H0z',
      `fill="${defs.across([
        [0, mixHex(hex, '#ffffff', 0.35)],
        [0.3, hex],
        [1, mixHex(hex, '#101314', 0.5)],
      ])}"`,
    )
  );
}
