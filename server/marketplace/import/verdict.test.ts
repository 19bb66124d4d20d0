import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar-day.ts';
import { countryRules } from './country-rules.ts';
import { importDestination, verdictFor } from './destination.ts';
import { levels } from '#server/marketplace/reference/catalogue/levels.ts';
import { type ImportedVehicle, importVerdictOf, type Verdict } from './verdict.ts';
import { handlingDays } from './voyages.ts';

const car: ImportedVehicle = { registered: '2020-05', steering: 'right', fuel: 'petrol', level: 'SUV' };
const voyage = { minDays: 24, maxDays: 40 };
const judge = (country: string, vehicle: ImportedVehicle, arrivalDay: string): Verdict =>
  importVerdictOf({
    vehicle,
    admission: countryRules.get(country)?.admission ?? [],
    leavesOn: arrivalDay,
    arrivalDay,
  });
/** Of a vehicle that leaves on a day or later. */
const verdictLeaving = (vehicle: ImportedVehicle, leavesOn: string): Verdict =>
  importVerdictOf({ vehicle, admission: countryRules.get('KE')?.admission ?? [], leavesOn, voyage });

describe('Kenya', () => {
  test('A car of 2020 can be imported, and must arrive by the last day of 2027', () => {
    const verdict = verdictLeaving(car, '2026-06-15');
    expect(verdict).toMatchObject({
      is: 'allowed',
      arrivalDay: '2026-07-25',
      arriveBy: '2027-12-31',
      shipBy: '2027-12-07',
    });
    // The notice for 2027 is carried over from 2026.
    expect(verdict.isProjected).toBe(true);
  });

  test('A car of 2019 arrives in time on the last day of 2026, and too late on the next', () => {
    const old = { ...car, registered: '2019-01' };
    expect(judge('KE', old, '2026-12-31')).toMatchObject({ is: 'allowed', arriveBy: '2026-12-31', isProjected: false });
    expect(judge('KE', old, '2027-01-01')).toMatchObject({ is: 'refused', refusals: ['tooOld'], registeredFrom: 2020 });
  });

  test('A car with little time left has a last shipping day', () => {
    const old = { ...car, registered: '2019-11' };
    expect(verdictLeaving(old, '2026-07-15').is).toBe('allowed');
    expect(verdictLeaving(old, '2026-12-01')).toMatchObject({
      is: 'onlyIfShippedBy',
      arriveBy: '2026-12-31',
      shipBy: '2026-12-07',
    });
    // Only the shortest voyage arrives in time.
    expect(verdictLeaving(old, '2026-12-01')).toMatchObject({ is: 'onlyIfShippedBy', arrivalDay: '2026-12-25' });
    expect(verdictLeaving(old, '2026-11-21')).toMatchObject({ is: 'allowed', arrivalDay: '2026-12-31' });
    expect(verdictLeaving(old, '2026-12-07').is).toBe('onlyIfShippedBy');
    expect(verdictLeaving(old, '2026-12-08')).toMatchObject({ is: 'refused', arrivalDay: '2027-01-01' });
  });

  test('A car of 2016 cannot be imported, since Kenya accepts 2019 and later', () => {
    expect(judge('KE', { ...car, registered: '2016-12' }, '2026-07-25')).toMatchObject({
      is: 'refused',
      refusals: ['tooOld'],
      registeredFrom: 2019,
    });
  });

  test('The year decides, so a car with unknown month has a verdict', () => {
    expect(judge('KE', { ...car, registered: '2019' }, '2026-07-25').is).toBe('allowed');
    expect(judge('KE', { ...car, registered: '2018' }, '2026-07-25').is).toBe('refused');
  });

  test('A left-hand drive vehicle is refused, and a truck needs an inquiry', () => {
    expect(judge('KE', { ...car, steering: 'left' }, '2026-07-25')).toMatchObject({
      is: 'refused',
      refusals: ['steering'],
    });
    expect(judge('KE', { ...car, level: 'TRUCK' }, '2026-07-25')).toMatchObject({
      is: 'unclear',
      doubts: ['vehicleKind'],
    });
  });

  test('A day without a known rule has no verdict', () => {
    expect(judge('KE', car, '2023-12-31')).toMatchObject({ is: 'noRule', doubts: [], refusals: [] });
  });
});

describe('Other countries', () => {
  test('Nothing is promised if no rule is known', () => {
    expect(judge('BI', car, '2026-07-25').is).toBe('noRule');
    expect(judge('FR', car, '2026-07-25').is).toBe('noRule');
  });

  test('Rwanda refuses right-hand drive, and its age rule is not known', () => {
    expect(judge('RW', car, '2026-07-25')).toMatchObject({ is: 'refused', refusals: ['steering'] });
    expect(judge('RW', { ...car, steering: 'left' }, '2026-07-25')).toMatchObject({
      is: 'unclear',
      doubts: ['ageRuleUnknown'],
    });
  });

  test('Ethiopia admits electric cars only', () => {
    expect(judge('ET', car, '2026-07-25')).toMatchObject({ is: 'refused', refusals: ['fuel'] });
    expect(judge('ET', { ...car, fuel: 'electric' }, '2026-07-25').is).toBe('unclear');
  });

  test('Uganda counts from manufacture, so a car is certainly refused only by its registration', () => {
    const old = { ...car, registered: '2011-08' };
    expect(judge('UG', old, '2026-07-31')).toMatchObject({
      is: 'unclear',
      doubts: ['countsFromManufacture'],
      arriveBy: '2026-07-31',
    });
    expect(judge('UG', old, '2026-08-01')).toMatchObject({ is: 'refused', refusals: ['tooOld'] });
  });

  test('A limit in months leaves doubt about a car whose month is unknown', () => {
    expect(judge('CD', { ...car, registered: '2006' }, '2026-01-31').doubts).not.toContain('monthUnknown');
    expect(judge('CD', { ...car, registered: '2006' }, '2026-06-15')).toMatchObject({ is: 'unclear' });
    expect(judge('CD', { ...car, registered: '2006' }, '2026-06-15').doubts).toContain('monthUnknown');
    expect(judge('CD', { ...car, registered: '2006' }, '2027-01-01').is).toBe('refused');
  });

  test('Pakistan announced that its limit ends in June 2026, which leaves doubts', () => {
    const young = { ...car, registered: '2024-01' };
    expect(judge('PK', young, '2026-06-30').is).toBe('unclear');
    expect(judge('PK', { ...car, registered: '2018-01' }, '2026-06-30').is).toBe('refused');
    expect(judge('PK', young, '2026-07-01')).toMatchObject({
      is: 'unclear',
      doubts: expect.arrayContaining(['limitMayBeLower']),
    });
  });
});

const days = fc.integer({ min: 0, max: 365 * 12 }).map((count) => addDays('2024-01-01', count));
const registered = fc
  .tuple(fc.integer({ min: 1995, max: 2035 }), fc.integer({ min: 1, max: 12 }), fc.boolean())
  .map(([year, month, hasMonth]) => (hasMonth ? `${year}-${String(month).padStart(2, '0')}` : String(year)));
const vehicles: fc.Arbitrary<ImportedVehicle> = fc.record({
  registered,
  steering: fc.constantFrom('right' as const, 'left' as const),
  fuel: fc.constantFrom('petrol' as const, 'diesel' as const, 'hybrid' as const, 'electric' as const),
  level: fc.constantFrom(...levels.map(({ code }) => code)),
});
const countries = fc.constantFrom(...countryRules.keys());
const isYes = ({ is }: Verdict) => is === 'allowed' || is === 'onlyIfShippedBy' || is === 'unclear';

describe('On every day of a year', () => {
  // The clock test: a verdict may promise only what handling and the shortest voyage allow.
  test('no verdict promises a departure or an arrival that handling and voyages do not allow', () => {
    const impossible: string[] = [];
    const goals = [...countryRules.keys()].map((country) => importDestination(countryRules, country));
    const cars = [2012, 2018, 2019, 2020, 2025].map((year) => ({ ...car, registered: `${year}-07` }));
    for (let count = 0; count < 366; count += 1) {
      const today = addDays('2026-06-01', count);
      const leavesOn = addDays(today, handlingDays);
      for (const goal of goals) {
        const first = addDays(leavesOn, goal.voyage?.minDays ?? 0);
        for (const vehicle of cars) {
          const { is, arrivalDay, arriveBy = first, shipBy = leavesOn } = verdictFor(goal, vehicle, { today });
          const isPossible = arrivalDay >= first && (is === 'refused' || (arriveBy >= first && shipBy >= leavesOn));
          if (!isPossible) impossible.push(`${goal.countryCode} on ${today}, registered ${vehicle.registered}`);
        }
      }
    }
    expect(impossible).toEqual([]);
  });

  test('a car of 2019 is refused in Kenya from the first day on which it cannot arrive in time', () => {
    const goal = importDestination(countryRules, 'KE');
    const old = { ...car, registered: '2019-03' };
    expect(verdictFor(goal, old, { today: '2026-11-07' })).toMatchObject({
      is: 'onlyIfShippedBy',
      shipBy: '2026-12-07',
    });
    expect(verdictFor(goal, old, { today: '2026-11-08' }).is).toBe('refused');
    expect(verdictFor(goal, old, { today: '2026-11-27' })).toMatchObject({
      is: 'refused',
      arrivalDay: '2027-01-20',
      refusals: ['tooOld'],
    });
  });
});

describe('For any vehicle and country', () => {
  test('A verdict never turns from no to yes as a car ages under the same rules', () => {
    fc.assert(
      fc.property(countries, vehicles, days, fc.integer({ min: 0, max: 4000 }), (country, vehicle, day, later) => {
        // New rules may admit older cars, as Pakistan's do from July 2026.
        const starts = countryRules.get(country)?.admission.map(({ from }) => from) ?? [];
        fc.pre(!starts.some((start) => start > day && start <= addDays(day, later)));
        const before = judge(country, vehicle, day);
        const after = judge(country, vehicle, addDays(day, later));
        expect(before.is === 'refused' && isYes(after)).toBe(false);
      }),
    );
  });

  test('An older car is never admitted where a younger one is refused', () => {
    const year = (text: string) => Number(text.slice(0, 4));
    fc.assert(
      fc.property(countries, vehicles, registered, days, (country, vehicle, other, day) => {
        fc.pre(year(other) < year(vehicle.registered));
        const younger = judge(country, vehicle, day);
        const older = judge(country, { ...vehicle, registered: other }, day);
        expect(younger.is === 'refused' && isYes(older)).toBe(false);
      }),
    );
  });

  test('A car is admitted on its last day and refused on the next', () => {
    fc.assert(
      fc.property(countries, vehicles, days, (country, vehicle, day) => {
        const { arriveBy } = judge(country, vehicle, day);
        fc.pre(arriveBy !== undefined);
        expect(arriveBy >= day).toBe(true);
        expect(isYes(judge(country, vehicle, arriveBy))).toBe(true);
        expect(judge(country, vehicle, addDays(arriveBy, 1)).is).toBe('refused');
      }),
    );
  });

  test('The next ship’s verdict is reliable: a car shipped by the stated day arrives in time', () => {
    fc.assert(
      fc.property(vehicles, days, (vehicle, leavesOn) => {
        const { is, shipBy, arriveBy } = verdictLeaving(vehicle, leavesOn);
        fc.pre(shipBy !== undefined && arriveBy !== undefined);
        expect(shipBy >= leavesOn).toBe(true);
        expect(addDays(shipBy, voyage.minDays)).toBe(arriveBy);
        expect(is).not.toBe('refused');
      }),
    );
  });
});
