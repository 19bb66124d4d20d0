import type { Vertex } from '../body/surface.ts';
import { add, clamp, dot, mix, normalise, scale, smoothstep, subtract, type Vec3 } from '../geometry/vector.ts';
import type { Paint } from '../look.ts';
import { parseHex, toHex } from './colour.ts';

const keyLight = normalise([-0.55, 0.6, 0.95]);

export type Shader = (vertex: Vertex) => string;

/**
 * Shades car paint as an illustrator does: the paint's own colour under one high light, and over it the studio mirrored
 * in the clear coat. The mirror image has bright sky above and dark, then paler ground below, and is stronger where the
 * skin turns away.
 */
export function shadePaint(paint: Paint, eye: Vec3): Shader {
  const base = parseHex(paint.hex);
  const dark = 1 - clamp((base[0] + base[1] + base[2]) / 1.2);
  const flop = paint.finish === 'solid' ? 0 : 0.22;
  return ({ p, n }) => {
    const toEye = normalise(subtract(eye, p));
    const facing = clamp(dot(n, toEye));
    const mirrored = subtract(scale(n, 2 * facing), toEye);
    // Skin that just turns from the eye mirrors the sky line behind it instead of the ground.
    const lift = 0.22 * (1 - clamp(facing / 0.25));
    const studio = studioAt(add(mirrored, [0, 0, lift]));
    const lit = clamp(dot(n, keyLight));
    const diffuse =
      0.34 + 0.05 * (1 - dark) + 0.38 * lit + 0.34 * clamp(n[2] * 0.5 + 0.5) + flop * (facing ** 2 - 0.55);
    const bounce = 0.1 * clamp(-n[2] + 0.25) * smoothstep(0.9, 0.1, p[2]);
    const coat = mix(0.16 + 0.05 * dark, 0.42, (1 - facing) ** 4);
    const pearl = paint.finish === 'pearl' ? 0.05 * (1 - facing) : 0;
    const tint = [1 + pearl, 1 + pearl * 0.4, 1 - pearl * 0.2] as const;
    const warm = [0.86, 0.82, 0.74] as const;
    const blend = (i: 0 | 1 | 2): number =>
      base[i] * diffuse * tint[i] * (1 - coat * 0.75) + studio[i] * coat + bounce * base[i] * warm[i];
    return toHex([blend(0), blend(1), blend(2)]);
  };
}

function studioAt(direction: Vec3): Vec3 {
  const up = direction[2];
  const sky = mix(1.06, 0.8, smoothstep(0, 0.9, up));
  // A long, soft lamp over the near shoulder gives bonnets and roofs their highlight.
  const box = 0.32 * smoothstep(0.2, 0.6, up) * smoothstep(0.5, 0.05, Math.abs(direction[1] - 0.15));
  const ground = mix(0.1, 0.5, smoothstep(0.02, 0.8, -up));
  const horizon = smoothstep(-0.1, 0.08, up);
  const grey = mix(ground, sky + box, horizon);
  const warmth = 1 - horizon;
  return [grey * (0.98 + 0.04 * warmth), grey, grey * mix(1.02, 0.93, warmth)];
}
