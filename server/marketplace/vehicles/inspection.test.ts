import { expect, test } from 'vitest';
import type { StaffInspection } from '#generated/client/types.gen.ts';
import { describeInspection } from './inspection.ts';
import type { VehicleRow } from './vehicle-row.ts';

const row = { facts: { conditionGrade: '4', interiorGrade: 'B' } } as VehicleRow;

function judged(readings: StaffInspection['readings']) {
  const found = { inspectedOn: '2026-06-10', inspectedBy: 'GariPort', marks: [], readings };
  return describeInspection(row, found, 'en');
}

const reading = (readOn: string, mileageKm: number) => ({ readOn, mileageKm, source: 'auction' as const });

test.each([
  [[], 'There are no earlier readings to hold the mileage against.'],
  [[reading('2026-06', 40_000)], 'There are no earlier readings to hold the mileage against.'],
  [[reading('2026-06', 40_000), reading('2019-03', 9000)], '2 readings since 2019 never fall.'],
  [[reading('2019-03', 9000), reading('2019-03', 9000), reading('2020-01', 9000)], '3 readings since 2019 never fall.'],
  [
    [reading('2019-03', 9000), reading('2021-05', 52_000), reading('2023-05', 48_000)],
    'The reading of 2023-05 is lower than an earlier one: take the mileage as not proven.',
  ],
])('Readings are classified: %j', (readings, text) => {
  expect(judged(readings).mileageText).toBe(text);
});

test('Readings are sorted from earliest to latest and classified the same, whatever the order of entry', () => {
  const readings = [reading('2019-03', 9000), reading('2021-05', 52_000), reading('2023-05', 61_000)];
  const [first, second, third] = readings;
  const orders = [
    [first, second, third],
    [third, second, first],
    [second, third, first],
  ].map((order) => order.flatMap((one) => one ?? []));
  const [shown, ...others] = orders.map(judged);
  expect(shown?.readings.map(({ readOn }) => readOn)).toEqual(['2019-03', '2021-05', '2023-05']);
  for (const other of others) expect(other).toEqual(shown);
});

test.each([
  ['en', 'Front wing, right: dent, larger than a palm'],
  ['zh', '右前翼子板：凹陷，大于手掌'],
  ['ja', '右フロントフェンダー：凹み（手のひらを超える）'],
] as const)('A mark is a sentence in %s', (language, text) => {
  const found = {
    inspectedOn: '2026-06-10',
    inspectedBy: 'GariPort',
    marks: [{ part: 'rightFrontWing', kind: 'dent', degree: 3 }],
    readings: [],
  } satisfies StaffInspection;
  expect(describeInspection(row, found, language).marks).toEqual([{ part: 'rightFrontWing', code: 'U3', text }]);
});
