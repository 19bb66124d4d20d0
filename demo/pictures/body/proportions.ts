import type { Point } from '../geometry/vector.ts';

/** Everything that makes one body shape itself, in metres from the nose (x) and from the ground (z). */
export interface Proportions {
  length: number;
  width: number;
  height: number;
  frontAxle: number;
  wheelbase: number;
  tyre: number;
  /** Rim radius as a share of the tyre radius. */
  rim: number;
  /** Gap between tyre and wheel-arch edge. */
  archGap: number;
  /** Seen from above: how long the nose and tail curves are, and how square (2 is an ellipse). */
  nose: { curve: number; square: number };
  tail: { curve: number; square: number };
  /** Lower edge of the painted body along x. */
  bottom: readonly Point[];
  /** Upper edge of the lower body along x: bonnet edge, belt line, boot edge. */
  top: readonly Point[];
  /** How far the surface stands in from its widest line, against relative height 0..1. */
  faces: { front: readonly Point[]; side: readonly Point[]; rear: readonly Point[] };
  bonnetCrown: number;
  bootCrown: number;
  /** The cabin above the belt: where its glass meets the body and the roof. */
  cabin: {
    screenBase: number;
    screenTop: number;
    rearTop: number;
    rearBase: number;
    roofHalfWidth: number;
    /** Height of the roof edge along x. */
    roofEdge: readonly Point[];
    roofCrown: number;
    /** How far the cabin foot stands in from the belt edge. */
    inset: number;
    bulge: number;
    noseCurve: number;
    tailCurve: number;
    square: number;
  };
  /** Side glass: x of its foot and head at front and rear; posts between panes as [foot, head]. */
  panes: {
    front: readonly [foot: number, head: number];
    rear: readonly [foot: number, head: number];
    posts: readonly (readonly [foot: number, head: number])[];
    /** Lower edge rises towards the tail by this share of the glass height. */
    kick: number;
    low: number;
    high: number;
  };
  doors: { front: number; post: number; rear: number; sliding: boolean };
  cladding: boolean;
  rails: boolean;
  /** Height of the driver's hip point; seats and wheel hang from it. */
  hip: number;
  /** x of each seat row's backrest. */
  rows: readonly number[];
}
