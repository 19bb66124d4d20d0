import { expect, test } from 'vitest';
import { frameBetween, moveFrame, dragCorner, resizeFrame, rotateFrame, unrotateFrame } from './frames.ts';

const frame = { left: 1000, top: 2000, width: 3000, height: 500 };

test('Rotates a frame with its photo and back', () => {
  expect(rotateFrame(frame, 90)).toEqual({ left: 7500, top: 1000, width: 500, height: 3000 });
  expect(rotateFrame(frame, 180)).toEqual({ left: 6000, top: 7500, width: 3000, height: 500 });
  expect(rotateFrame(frame, 270)).toEqual({ left: 2000, top: 6000, width: 500, height: 3000 });
  for (const turn of [0, 90, 180, 270] as const) expect(unrotateFrame(rotateFrame(frame, turn), turn)).toEqual(frame);
});

test('Keeps moved and resized frames within the photo', () => {
  expect(moveFrame(frame, { x: -5000, y: 9000 })).toEqual({ ...frame, left: 0, top: 9500 });
  expect(resizeFrame(frame, { x: 9000, y: 100 }, 100)).toEqual({ ...frame, width: 9000, height: 600 });
});

test('Limits a corner dragged past its opposite to the minimum size', () => {
  expect(dragCorner(frame, 'topLeft', { x: 9000, y: 9000 }, 100)).toEqual({
    left: 3900,
    top: 2400,
    width: 100,
    height: 100,
  });
  expect(dragCorner(frame, 'topRight', { x: 5000, y: 1000 }, 100)).toEqual({
    left: 1000,
    top: 1000,
    width: 4000,
    height: 1500,
  });
});

test('Draws a frame in any direction', () => {
  const drawn = { left: 1000, top: 2000, width: 3000, height: 500 };
  expect(frameBetween({ x: 4000, y: 2500 }, { x: 1000, y: 2000 })).toEqual(drawn);
  expect(frameBetween({ x: -10, y: 0 }, { x: 20_000, y: 100 })).toEqual({
    left: 0,
    top: 0,
    width: 10_000,
    height: 100,
  });
});
