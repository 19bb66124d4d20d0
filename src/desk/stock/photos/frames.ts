import type { StaffPhotoFrame, StaffTurn } from '#generated/client/types.gen.ts';

/** Coordinates are fractions of this photo size. */
export const whole = 10_000;

export type Corner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';
export const corners: readonly Corner[] = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'];

export interface Point {
  x: number;
  y: number;
}

/** Rotates a frame with its photo. Four quarter turns restore it. */
export function rotateFrame(frame: StaffPhotoFrame, turn: StaffTurn): StaffPhotoFrame {
  const { left, top, width, height } = frame;
  switch (turn) {
    case 0:
      return frame;
    case 90:
      return { left: whole - top - height, top: left, width: height, height: width };
    case 180:
      return { left: whole - left - width, top: whole - top - height, width, height };
    case 270:
      return { left: top, top: whole - left - width, width: height, height: width };
  }
  return turn satisfies never;
}

const back = { 0: 0, 90: 270, 180: 180, 270: 90 } as const;

export function unrotateFrame(frame: StaffPhotoFrame, turn: StaffTurn): StaffPhotoFrame {
  return rotateFrame(frame, back[turn]);
}

/** Moves a frame within the photo. */
export function moveFrame(frame: StaffPhotoFrame, by: Point): StaffPhotoFrame {
  return {
    ...frame,
    left: within(frame.left + by.x, 0, whole - frame.width),
    top: within(frame.top + by.y, 0, whole - frame.height),
  };
}

/** Moves a corner; the opposite one stays. */
export function dragCorner(frame: StaffPhotoFrame, corner: Corner, to: Point, least: number): StaffPhotoFrame {
  const right = frame.left + frame.width;
  const bottom = frame.top + frame.height;
  const isLeft = corner === 'topLeft' || corner === 'bottomLeft';
  const isTop = corner === 'topLeft' || corner === 'topRight';
  const left = isLeft ? within(to.x, 0, right - least) : frame.left;
  const top = isTop ? within(to.y, 0, bottom - least) : frame.top;
  return {
    left,
    top,
    width: (isLeft ? right : within(to.x, left + least, whole)) - left,
    height: (isTop ? bottom : within(to.y, top + least, whole)) - top,
  };
}

/** Resizes a frame by its bottom right corner. */
export function resizeFrame(frame: StaffPhotoFrame, by: Point, least: number): StaffPhotoFrame {
  const to = { x: frame.left + frame.width + by.x, y: frame.top + frame.height + by.y };
  return dragCorner(frame, 'bottomRight', to, least);
}

/** The frame between two points in any order. */
export function frameBetween(one: Point, other: Point): StaffPhotoFrame {
  const x = [one.x, other.x].map((at) => within(at, 0, whole)).toSorted((a, b) => a - b);
  const y = [one.y, other.y].map((at) => within(at, 0, whole)).toSorted((a, b) => a - b);
  const [left = 0, right = 0] = x;
  const [top = 0, bottom = 0] = y;
  return { left, top, width: right - left, height: bottom - top };
}

function within(at: number, least: number, most: number): number {
  return Math.round(Math.min(Math.max(at, least), most));
}
