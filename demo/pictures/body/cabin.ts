import { curveThrough } from '../geometry/curve.ts';
import { clamp, mix, type Vec3 } from '../geometry/vector.ts';
import { drawOutline, type Outline } from './outline.ts';
import type { Proportions } from './proportions.ts';
import { normalOf, stretchPatch, type Surface } from './surface.ts';
import type { Wall } from './wall.ts';

/** The glasshouse: a ring from foot to roof edge, and the roof stretched over it. */
export interface Cabin {
  foot: Outline;
  /**
   * A point by its share of the way round (from -1 at the tail over the far side to 0 at the nose and 1 at the tail)
   * and its height 0..1.
   */
  surface: Surface;
  normal: (u: number, v: number) => Vec3;
  roof: Surface;
  roofNormal: (a: number, t: number) => Vec3;
  /** Share of the way round at which the near side passes x at height v. */
  shareAt: (x: number, v: number) => number;
  frontCorner: number;
  rearCorner: number;
}

export function buildCabin(body: Proportions, wall: Wall): Cabin {
  const { cabin } = body;
  const sideInset = body.faces.side.at(-1)?.[1] ?? 0;
  // A cabin that reaches the tail must stay on the body and follow its plan.
  const tailLimit = body.length - (body.faces.rear.at(-1)?.[1] ?? 0) - 0.01;
  const reachesTail = cabin.rearBase > tailLimit - 0.25;
  const foot = drawOutline({
    front: cabin.screenBase,
    rear: Math.min(cabin.rearBase, tailLimit),
    halfWidth: body.width / 2 - sideInset - cabin.inset,
    nose: { curve: cabin.noseCurve, square: cabin.square },
    tail: reachesTail ? body.tail : { curve: cabin.tailCurve, square: cabin.square + 0.6 },
  });
  const head = drawOutline({
    front: cabin.screenTop,
    rear: cabin.rearTop,
    halfWidth: cabin.roofHalfWidth,
    nose: { curve: cabin.noseCurve * 0.7, square: cabin.square + 0.4 },
    tail: { curve: cabin.tailCurve * 0.8, square: cabin.square + 0.6 },
  });
  const roofEdge = curveThrough(cabin.roofEdge);
  // Foot and head must turn their corners at the same share, or the pillars would twist.
  const [footFront, headFront] = [turn(foot, -1), turn(head, -1)];
  const [footRear, headRear] = [turn(foot, 1), turn(head, 1)];
  const frontCorner = footFront / foot.half;
  const rearCorner = footRear / foot.half;
  const headAt = curveThrough([
    [0, 0],
    [frontCorner, headFront],
    [rearCorner, headRear],
    [1, head.half],
  ]);

  const surface: Surface = (walked, v) => {
    const u = walked > 1 ? walked - 2 : walked;
    const sign = u < 0 ? -1 : 1;
    const share = Math.min(1, Math.abs(u));
    const [fx, fy] = foot.at(share * foot.half);
    const [hx, hy] = head.at(headAt(share));
    const [nx, ny] = foot.outward(share * foot.half);
    const bonnetRise = nx < 0 ? body.bonnetCrown * nx ** 4 : 0.3 * body.bootCrown * nx * nx;
    const out = cabin.bulge * 4 * v * (1 - v) - 0.03 * Math.max(0, v - 0.88) * 8;
    return [
      mix(fx, hx, v) + nx * out,
      sign * (mix(fy, hy, v) + ny * out),
      mix(wall.top(fx) - 0.01 + bonnetRise, roofEdge(hx), v),
    ];
  };
  const middle = (cabin.screenBase + cabin.rearBase) / 2;
  const roof = stretchPatch(
    {
      front: (a) => surface(mix(-frontCorner, frontCorner, a), 1),
      back: (a) => backEdge(a, rearCorner, surface),
      near: (t) => surface(mix(frontCorner, rearCorner, t), 1),
      far: (t) => surface(-mix(frontCorner, rearCorner, t), 1),
    },
    (a, t) => cabin.roofCrown * (1 - Math.abs(2 * a - 1) ** 2.6) * (1 - Math.abs(2 * t - 1) ** 4),
  );
  const roofCore: Vec3 = [middle, 0, 0];
  return {
    foot,
    surface,
    normal: (u, v) => {
      const [x, y, z] = surface(u, v);
      const core: Vec3 = [
        clamp(x, mix(cabin.screenBase, middle, 0.7), mix(cabin.rearBase, middle, 0.7)),
        y * 0.2,
        z - 0.2,
      ];
      return normalOf(surface, u, clamp(v, 0.01, 0.99), 0.01, core);
    },
    roof,
    roofNormal: (a, t) => normalOf(roof, clamp(a, 0.02, 0.98), clamp(t, 0.02, 0.98), 0.02, roofCore),
    shareAt: (x, v) => {
      let [low, high] = [0, 1];
      for (let i = 0; i < 20; i++) {
        const half = (low + high) / 2;
        if (surface(half, v)[0] < x) low = half;
        else high = half;
      }
      return low;
    },
    frontCorner,
    rearCorner,
  };
}

function backEdge(a: number, rearCorner: number, surface: Surface): Vec3 {
  const side = 2 * a - 1;
  const share = mix(1, rearCorner, Math.abs(side));
  return surface(side < 0 ? -share : share, 1);
}

function turn(outline: Outline, sign: 1 | -1): number {
  let [low, high] = sign < 0 ? [0, outline.half / 2] : [outline.half, outline.half / 2];
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2;
    if (outline.outward(middle)[0] * sign > Math.SQRT1_2) low = middle;
    else high = middle;
  }
  return low;
}
