import { expect, it } from 'vitest';
import { bodyShapes } from '#server/marketplace/reference/catalogue/levels.ts';
import type { InspectedVehicle } from '../look.ts';
import { type View, views } from '#server/marketplace/vehicles/photos.ts';
import { pictureKey } from './find-drawing.ts';

const look: InspectedVehicle = {
  body: 'suv',
  make: 'Toyota',
  model: 'Harrier',
  style: 'Premium',
  paint: { name: 'White', hex: '#f2f2ef', finish: 'solid' },
  year: 2018,
  mileageKm: 61_420,
  seats: 5,
  fuel: 'hybrid',
  seed: 5,
  inspection: { grade: '4', interiorGrade: 'B', chassisNumber: 'ZSU60-4711***' },
};

it('The cache key of a picture does not depend on the order of its facts', () => {
  const { seed, ...rest } = look;
  expect(pictureKey({ seed, ...rest }, 'front', 640, 'webp')).toBe(pictureKey(look, 'front', 640, 'webp'));
  expect(pictureKey(look, 'front', 640, 'webp')).toMatch(/^[0-9a-f]{32}$/);
});

it('The cache key differs by every fact, view, width and format', () => {
  const looks: InspectedVehicle[] = [
    ...bodyShapes.map((body) => ({ ...look, body })),
    { ...look, make: 'Nissan' },
    { ...look, model: 'RAV4' },
    { ...look, style: 'Elegance' },
    { ...look, paint: { ...look.paint, hex: '#15171a' } },
    { ...look, paint: { ...look.paint, finish: 'pearl' } },
    { ...look, year: 2019 },
    { ...look, mileageKm: 61_421 },
    { ...look, seats: 7 },
    { ...look, fuel: 'petrol' },
    { ...look, seed: 6 },
  ];
  const keys = looks.flatMap((each) =>
    views.flatMap((view) =>
      [320, 640].flatMap((width) => ['webp', 'avif'].map((format) => pictureKey(each, view, width, format))),
    ),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

it('The cache key of an inspection report differs by the findings, and those of other views do not', () => {
  const found = [
    look.inspection,
    { ...look.inspection, grade: '3.5' },
    { ...look.inspection, interiorGrade: 'C' },
    { ...look.inspection, chassisNumber: 'ZSU65-4711***' },
  ];
  const keysOf = (view: View) => found.map((inspection) => pictureKey({ ...look, inspection }, view, 640, 'webp'));
  expect(new Set(keysOf('sheet')).size).toBe(4);
  expect(new Set(keysOf('front')).size).toBe(1);
});
