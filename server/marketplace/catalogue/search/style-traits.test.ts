import { expect, it } from 'vitest';
import { traitsInWords } from './style-traits.ts';

const diesel = { fuel: 'diesel', gearbox: 'AT', drive: '4WD' } as const;
const manual = { fuel: 'petrol', gearbox: 'MT', drive: '2WD' } as const;

it.each([
  ['prado diesel', 'prado'],
  ['Diesel Prado 4x4', 'Prado'],
  ['prado automatic diesel', 'prado'],
  ['普拉多柴油', '普拉多'],
  ['プラド ディーゼル', 'プラド'],
])('Words for fuel, gearbox and drive are traits, not names: %s', (key, rest) => {
  const { isMeant, ...left } = traitsInWords(key);
  expect(left.rest.replaceAll(/\s+/g, ' ')).toBe(rest);
  expect(isMeant?.(diesel)).toBe(true);
  expect(isMeant?.(manual)).toBe(false);
});

it.each(['prado', 'autozam', 'every', 'mtx', 'Evalia'])('Part of a name means nothing of the kind: %s', (key) => {
  expect(traitsInWords(key)).toEqual({ rest: key });
});

it('Contradictory traits match no style', () => {
  const { isMeant } = traitsInWords('manual automatic');
  expect([diesel, manual].some((style) => isMeant?.(style))).toBe(false);
});
