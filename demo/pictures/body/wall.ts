import { curveThrough } from '../geometry/curve.ts';
import { clamp, mix, type Vec3 } from '../geometry/vector.ts';
import { drawOutline, type Outline } from './outline.ts';
import type { Proportions } from './proportions.ts';
import { normalOf, type Surface } from './surface.ts';

/** The upright skin of the lower body. Bumpers, wings and doors are one surface round the car. */
export interface Wall {
  outline: Outline;
  /** A point by its distance round the plan and its relative height 0..1. */
  surface: Surface;
  normal: (s: number, h: number) => Vec3;
  /** Point on the near side at x and height z above ground. */
  sidePoint: (x: number, z: number) => Vec3;
  heightAt: (s: number, z: number) => number;
  bottom: (x: number) => number;
  top: (x: number) => number;
  /** Distance at which the plan has turned half-way from face to flank. */
  frontCorner: number;
  rearCorner: number;
}

export function buildWall(body: Proportions): Wall {
  const outline = drawOutline({
    front: 0,
    rear: body.length,
    halfWidth: body.width / 2,
    nose: body.nose,
    tail: body.tail,
  });
  const bottom = curveThrough(body.bottom);
  const top = curveThrough(body.top);
  const face = {
    front: curveThrough(body.faces.front),
    side: curveThrough(body.faces.side),
    rear: curveThrough(body.faces.rear),
  };

  const surface: Surface = (s, h) => {
    const [x, y] = outline.at(s);
    const [nx, ny] = outline.outward(s);
    const [low, high] = [bottom(x), top(x)];
    const faceShare = clamp(nx * nx * 1.15);
    const inset = mix(face.side(h), nx < 0 ? face.front(h) : face.rear(h), faceShare);
    return [x - nx * inset, y - ny * inset, mix(low, high, h)];
  };
  const heightAt = (s: number, z: number): number => {
    const [x] = outline.at(s);
    return (z - bottom(x)) / (top(x) - bottom(x));
  };
  const normal = (s: number, h: number): Vec3 => {
    const [x, y, z] = surface(s, h);
    const inside: Vec3 = [clamp(x, body.length * 0.3, body.length * 0.7), y * 0.2, z];
    return normalOf(surface, s, clamp(h, 0.004, 0.996), 0.004, inside);
  };
  const corner = (sign: 1 | -1): number => {
    let [low, high] = sign < 0 ? [0, outline.half / 2] : [outline.half, outline.half / 2];
    for (let i = 0; i < 20; i++) {
      const middle = (low + high) / 2;
      if (outline.outward(middle)[0] * sign > Math.SQRT1_2) low = middle;
      else high = middle;
    }
    return low;
  };
  return {
    outline,
    surface,
    normal,
    heightAt,
    sidePoint: (x, z) => {
      const s = outline.distanceAt(x);
      return surface(s, heightAt(s, z));
    },
    bottom,
    top,
    frontCorner: corner(-1),
    rearCorner: corner(1),
  };
}
