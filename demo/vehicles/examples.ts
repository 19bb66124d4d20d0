import { colours } from '#server/marketplace/reference/colours.ts';
import type { Drawn } from './draw.ts';
import { remarkOf } from './remarks.ts';
import type { VehicleKinds } from './vehicle.ts';
import { type Yard, yards } from '#server/marketplace/reference/places/yards.ts';

/** The vehicles shown in the contract's examples. The demo stock has them with exactly these facts. */
interface ExampleVehicle {
  id: string;
  styleId: string;
  /** The registration as the contract states it. It moves on with the years. */
  registered: string;
  stated: Partial<Drawn>;
}

function yardIn(name: string): Yard {
  const yard = yards.find(({ names }) => names.en === name);
  if (!yard) throw new RangeError(`There is no yard in ${name}`);
  return yard;
}

const yokohama = yardIn('Yokohama');
const plain: VehicleKinds = { newArrival: false, daily: false, highQuality: false, hot: false };
const always = { handle: 'right', state: 'available', flashSale: undefined, remark: undefined } as const;

function painted(code: string): Pick<Drawn, 'colour'> {
  const colour = colours.find((known) => known.code === code);
  if (!colour) throw new RangeError(`There is no colour ${code}`);
  return { colour };
}

type Row = readonly [id: string, styleId: string, registered: string, mileageKm: number, usd: number, paint: string];

const rows: readonly Row[] = [
  ['100001', '5001', '2019-03', 62_400, 6850, 'pearl-white'],
  ['100002', '5002', '2019-06', 48_900, 6400, 'red'],
  ['100003', '5003', '2016-11', 83_200, 12_900, 'deep-blue'],
  ['100004', '5004', '2020-08', 91_500, 29_800, 'black'],
  ['100005', '5005', '2020-02', 55_300, 13_750, 'silver'],
  ['100006', '5006', '2023-05', 18_600, 19_900, 'light-blue'],
  ['100007', '5007', '2016-04', 128_000, 18_400, 'white'],
  ['100008', '5008', '2019-09', 71_000, 7600, 'blue'],
];

/** Fields that only some examples have. */
const besides: Readonly<Record<string, Partial<Drawn>>> = {
  '100001': {
    remark: remarkOf(0, yokohama),
    chassisDigits: '2214',
    fittings: {
      airbags: 4,
      climateControl: true,
      equipment: [
        'abs',
        'stability',
        'rear-camera',
        'isofix',
        'power-steering',
        'power-windows',
        'smart-key',
        'navigation',
      ],
    },
    condition: 4.5,
    interiorGrade: 'B',
    kinds: { ...plain, daily: true, hot: true },
  },
  '100002': { kinds: { ...plain, daily: true, hot: true } },
  '100003': { kinds: { ...plain, newArrival: true }, minutesListed: 120 },
  '100004': { kinds: { ...plain, daily: true, hot: true } },
  '100005': { kinds: { ...plain, newArrival: true }, minutesListed: 60 },
  '100006': { kinds: { ...plain, newArrival: true, highQuality: true }, minutesListed: 30, yard: yardIn('Shanghai') },
  '100007': { flashSale: { deductionUsd: 1200, secondsLeft: 93_784 } },
  '100008': { kinds: { ...plain, newArrival: true }, minutesListed: 90 },
};

export const exampleVehicles: readonly ExampleVehicle[] = rows.map(
  ([id, styleId, registered, mileageKm, listedUsd, paint]) => ({
    id,
    styleId,
    registered,
    stated: {
      ...always,
      kinds: plain,
      yard: yokohama,
      mileageKm,
      listedUsd,
      ...painted(paint),
      ...besides[id],
    },
  }),
);
