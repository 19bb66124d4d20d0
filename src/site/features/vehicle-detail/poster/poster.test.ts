import { expect, test } from 'vitest';
import { coverFrame } from './poster.tsx';

const frame = { width: 360, height: 270 };

test.each([
  [
    'A picture of the same shape fits the frame',
    { width: 1920, height: 1440 },
    { width: 360, height: 270, left: 0, top: 0 },
  ],
  ['A wide picture is cut at both sides', { width: 1600, height: 900 }, { width: 480, height: 270, left: -60, top: 0 }],
  [
    'A tall picture is cut above and below',
    { width: 900, height: 1200 },
    { width: 360, height: 480, left: 0, top: -105 },
  ],
])('%s', (_, picture, place) => {
  expect(coverFrame(picture, frame)).toEqual(place);
});
