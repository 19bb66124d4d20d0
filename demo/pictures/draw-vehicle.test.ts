import { describe, expect, it, test } from 'vitest';
import { drawVehicle } from './draw-vehicle.ts';
import { bodyShapes } from '#server/marketplace/reference/catalogue/levels.ts';
import type { InspectedVehicle } from './look.ts';
import { type View, views } from '#server/marketplace/vehicles/photos.ts';
import { checkSvg } from './testing/check-svg.ts';

const base: InspectedVehicle = {
  body: 'hatchback',
  make: 'Toyota',
  model: 'Vitz <RS> & "U"',
  style: 'F',
  paint: { name: 'Silver & grey', hex: '#b9bec2', finish: 'metallic' },
  year: 2017,
  mileageKm: 84_213,
  seats: 5,
  fuel: 'petrol',
  seed: 21,
  inspection: { grade: '4.5', interiorGrade: 'A', chassisNumber: 'KSP130-2214***' },
};

const wheelPlace = /translate\((\d+) \d+\)"><g class="steering-wheel"/;

test.each(bodyShapes)('Every view of a %s is valid, self-contained SVG of moderate size', (body) => {
  for (const view of views) {
    const svg = drawVehicle({ ...base, body }, view);
    expect(checkSvg(svg), view).toEqual([]);
    expect(svg).toContain('viewBox="0 0 1600 1200"');
    expect(Buffer.byteLength(svg), view).toBeLessThan(120 * 1024);
    expect(svg, view).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('The same look gives the same drawing', () => {
  for (const view of views) expect(drawVehicle(base, view)).toBe(drawVehicle(base, view));
});

describe('What pictures show a buyer', () => {
  it.each([0, 7, 84_213, 312_999])('The odometer shows %d km exactly', (mileageKm) => {
    expect(drawVehicle({ ...base, mileageKm }, 'dashboard')).toMatch(
      new RegExp(`class="odometer"[^>]*>${mileageKm} km<`),
    );
  });

  it.each<View>(['interior', 'dashboard'])('The steering wheel is on the right in the %s view', (view) => {
    for (const fuel of ['petrol', 'electric'] as const) {
      const place = wheelPlace.exec(drawVehicle({ ...base, fuel }, view));
      expect(Number(place?.[1])).toBeGreaterThan(800);
    }
  });

  it('The inspection report names model and colour with special characters escaped', () => {
    const sheet = drawVehicle(base, 'sheet');
    expect(sheet).toContain('Vitz &lt;RS&gt; &amp; &quot;U&quot;');
    expect(sheet).toContain('84213 km');
  });

  it.each(['5', '4.5', '4', '3.5', '3', 'R'])(
    'The inspection report shows the grade %s of the vehicle and its chassis number',
    (grade) => {
      for (const seed of [1, 2, 3]) {
        const inspection = { grade, interiorGrade: 'C', chassisNumber: 'ZVW50-<7>***' };
        const sheet = drawVehicle({ ...base, seed, inspection }, 'sheet');
        const texts = [...sheet.matchAll(/<text[^>]*font-size="46"[^>]*>([^<]*)</g)].map(([, text]) => text);
        expect(texts).toEqual([grade, 'C']);
        expect(sheet).toContain('>ZVW50-&lt;7&gt;***<');
      }
    },
  );

  it('The lower the grade, the more marks the report shows on the body', () => {
    const marksAt = (grade: string) =>
      drawVehicle({ ...base, inspection: { ...base.inspection, grade } }, 'sheet').match(/r="24"/g)?.length ?? 0;
    const counts = ['5', '4', '3'].map(marksAt);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts[0]).toBeLessThan(counts[2] ?? 0);
  });

  it('A car is painted in its own colour, and its picture differs by make and by seed', () => {
    const front = drawVehicle(base, 'front');
    expect(drawVehicle({ ...base, paint: { ...base.paint, hex: '#a3171f' } }, 'front')).not.toBe(front);
    expect(drawVehicle({ ...base, make: 'Nissan' }, 'front')).not.toBe(front);
    const seeds = new Set(Array.from({ length: 12 }, (_, seed) => drawVehicle({ ...base, seed }, 'wheel')));
    expect(seeds.size).toBeGreaterThan(2);
  });

  it.each(['petrol', 'diesel', 'hybrid', 'electric'] as const)('The engine bay of a %s car is sound SVG', (fuel) => {
    expect(checkSvg(drawVehicle({ ...base, fuel }, 'engine'))).toEqual([]);
  });
});
