import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawVehicle } from './draw-vehicle.ts';
import type { InspectedVehicle } from './look.ts';
import { renderPicture } from './render.ts';

const look: InspectedVehicle = {
  body: 'wagon',
  make: 'Subaru',
  model: 'Levorg',
  style: '',
  paint: { name: 'Blue', hex: '#1d3f7a', finish: 'metallic' },
  year: 2016,
  mileageKm: 91_002,
  seats: 5,
  fuel: 'petrol',
  seed: 2,
  inspection: { grade: '4', interiorGrade: 'B', chassisNumber: 'VM4-1234***' },
};

it.each([
  ['webp', 'webp'],
  ['avif', 'heif'],
  ['jpeg', 'jpeg'],
] as const)('A picture in %s has the width that was asked for', async (format, known) => {
  const picture = await renderPicture(drawVehicle(look, 'front'), { width: 320, format });
  const facts = await sharp(picture).metadata();
  expect(facts).toMatchObject({ format: known, width: 320, height: 240 });
});

it('The car fills the picture and has its colour', async () => {
  const picture = await renderPicture(drawVehicle(look, 'side'), { width: 640, format: 'jpeg' });
  const door = await sharp(picture).extract({ left: 300, top: 270, width: 20, height: 12 }).png().toBuffer();
  const [red, , blue] = (await sharp(door).stats()).channels.map(({ mean }) => mean);
  expect(blue).toBeGreaterThan((red ?? 255) + 30);
});
