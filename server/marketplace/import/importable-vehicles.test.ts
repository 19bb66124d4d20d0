import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { levels } from '#server/marketplace/reference/catalogue/levels.ts';
import { addDays, monthNumber } from './calendar-day.ts';
import { countryRules } from './country-rules.ts';
import { importDestination, verdictFor, importableIn } from './destination.ts';
import { type Requirement, importableWithNextShip } from './importable-vehicles.ts';
import { type ImportedVehicle, importVerdictOf } from './verdict.ts';

const days = fc.integer({ min: 0, max: 365 * 12 }).map((count) => addDays('2022-01-01', count));
const vehicles: fc.Arbitrary<ImportedVehicle> = fc.record({
  registered: fc
    .tuple(fc.integer({ min: 1995, max: 2035 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`),
  steering: fc.constantFrom('right' as const, 'left' as const),
  fuel: fc.constantFrom('petrol' as const, 'diesel' as const, 'hybrid' as const, 'electric' as const),
  level: fc.constantFrom(...levels.map(({ code }) => code)),
});

function meetsOne(vehicle: ImportedVehicle, taken: readonly Requirement[] | undefined): boolean {
  if (!taken) return true;
  return taken.some(
    ({ registeredFrom, steering, fuels }) =>
      (registeredFrom === undefined || monthNumber(vehicle.registered) >= registeredFrom) &&
      (steering === undefined || vehicle.steering === steering) &&
      (fuels === undefined || fuels.includes(vehicle.fuel)),
  );
}

test.each([...countryRules.keys()])('The filter for %s agrees with the verdict on every day', (country) => {
  fc.assert(
    fc.property(vehicles, days, (vehicle, today) => {
      const { is } = verdictFor(importDestination(countryRules, country), vehicle, { today });
      expect(meetsOne(vehicle, importableIn(countryRules, country, today))).toBe(is !== 'refused');
    }),
    { numRuns: 400 },
  );
});

test('The same holds for every car near a limit, at the turn of each month', () => {
  for (const country of countryRules.keys()) {
    for (const today of ['2026-10-31', '2026-11-01', '2026-11-07', '2026-11-08', '2026-11-30', '2026-12-01']) {
      const taken = importableIn(countryRules, country, today);
      for (let month = 0; month < 360; month += 1) {
        const registered = `${1998 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
        const vehicle: ImportedVehicle = { registered, steering: 'right', fuel: 'electric', level: 'SUV' };
        const { is } = verdictFor(importDestination(countryRules, country), vehicle, { today });
        expect([country, today, registered, meetsOne(vehicle, taken)]).toEqual([
          country,
          today,
          registered,
          is !== 'refused',
        ]);
      }
    }
  }
});

test('A rule that changes between the shortest and the longest voyage gives two alternatives', () => {
  const [first] = countryRules.get('RW')?.admission ?? [];
  if (!first) throw new Error('Rwanda has a rule.');
  const admission = [
    { ...first, until: '2026-07-10' },
    { ...first, from: '2026-07-11', steering: 'right' as const, fuels: ['electric' as const] },
  ];
  const question = { admission, leavesOn: '2026-06-12', voyage: { minDays: 24, maxDays: 40 } };
  expect(importableWithNextShip(question)).toEqual([{ steering: 'right', fuels: ['electric'] }, { steering: 'left' }]);
  fc.assert(
    fc.property(vehicles, (vehicle) => {
      const { is } = importVerdictOf({ vehicle, ...question });
      expect(meetsOne(vehicle, importableWithNextShip(question))).toBe(is !== 'refused');
    }),
  );
});

test('Nothing is omitted if no rule is known or a rule refuses nobody', () => {
  expect(importableIn(countryRules, 'BI', '2026-06-12')).toBeUndefined();
  expect(importableIn(countryRules, 'FR', '2026-06-12')).toBeUndefined();
  expect(importableIn(countryRules, 'KE', '2020-01-01')).toBeUndefined();
});

test('Kenya accepts right-hand drive of eight calendar years, at the earlier of two arrivals', () => {
  expect(importableIn(countryRules, 'KE', '2026-11-07')).toEqual([
    { registeredFrom: monthNumber('2019-01'), steering: 'right' },
  ]);
  expect(importableIn(countryRules, 'KE', '2026-11-08')).toEqual([
    { registeredFrom: monthNumber('2020-01'), steering: 'right' },
  ]);
});
