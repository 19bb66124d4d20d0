import * as faces from './faces-of-makes.ts';
import type { BodyShape } from '../../../server/reference/catalogue/levels.ts';
import type { Face } from './faces-of-makes.ts';

const families: Readonly<Record<string, Face>> = {
  toyota: faces.toyota,
  lexus: faces.mazda,
  nissan: faces.nissan,
  infiniti: faces.nissan,
  honda: faces.honda,
  mazda: faces.mazda,
  subaru: faces.subaru,
  mitsubishi: faces.mitsubishi,
  suzuki: faces.suzuki,
  daihatsu: faces.daihatsu,
  isuzu: faces.isuzu,
  hino: faces.isuzu,
  byd: faces.byd,
  chery: faces.chery,
  geely: faces.geely,
  haval: faces.haval,
  'great wall': faces.haval,
  changan: faces.geely,
  mg: faces.mg,
};

export function chooseFace(body: BodyShape, make: string): Face {
  if (body === 'truck' || body === 'bus') return faces.heavy;
  const family = families[make.toLowerCase()];
  if (body === 'large-suv' || body === 'pickup')
    return {
      ...(family ?? faces.toyota),
      ...faces.offRoad,
      bright: family?.bright === 'vee' ? 'vee' : 'frame',
      fill: family?.fill === 'slats' ? 'slats' : faces.offRoad.fill,
    };
  return family ?? faces.toyota;
}
