import { expect, test } from 'vitest';
import type { ImportBand } from '#generated/client/types.gen.ts';
import { countryRules } from '#server/marketplace/import/country-rules.ts';
import { faultOfBands } from './check-bands.ts';
import { showCharge } from './show-rates.ts';

const rest: ImportBand = { unit: 'percent', least: 20, most: 20 };
const above = (aboveCc: number): ImportBand => ({ aboveCc, unit: 'percent', least: 35, most: 35 });

test('accepts the bands of every built-in charge unchanged', () => {
  for (const rules of countryRules.values()) {
    for (const charge of rules.taxes?.charges ?? []) {
      for (const { from, bands } of showCharge(rules, charge, undefined, () => false).periods) {
        expect(faultOfBands(bands), `${rules.country} ${charge.name} ${from}`).toBeUndefined();
      }
    }
  }
});

test.each<[string, ImportBand[], object]>([
  ['leave vehicles without a rate', [above(1500)], { fault: 'importBandsOpen' }],
  ['have one for all before the last', [rest, above(1500), rest], { fault: 'importBandsOpen' }],
  ['have the wider limit first', [above(1500), above(3000), rest], { fault: 'importBandUnreached', band: 2 }],
  [
    'have limits that no engine is between',
    [{ ...above(3000), atMostCc: 3000 }, rest],
    { fault: 'importBandUnreached', band: 1 },
  ],
  [
    'have an engine that runs on electricity',
    [{ ...above(0), fuels: ['electric'] }, rest],
    { fault: 'importBandUnreached', band: 1 },
  ],
  ['have a least above the most', [{ ...rest, least: 30 }], { fault: 'importBandBackwards', band: 1 }],
  ['are above the cap', [above(1500), { ...rest, most: 200.5 }], { fault: 'importRateTooHigh', band: 2 }],
])('Bands that %s are refused', (_what, bands, fault) => {
  expect(faultOfBands(bands)).toEqual(fault);
});

test('accepts bands by engine, fuel, age and yard if each matches a vehicle', () => {
  const bands: ImportBand[] = [
    { fuels: ['electric'], unit: 'percent', least: 0, most: 200 },
    { fuels: ['diesel'], aboveCc: 2500, unit: 'percent', least: 35, most: 35 },
    above(3000),
    { aboveMonths: 96, standsIn: ['CN'], unit: 'usd', least: 900, most: 900 },
    rest,
  ];
  expect(faultOfBands(bands)).toBeUndefined();
});
