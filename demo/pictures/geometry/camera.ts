import { type Point, spread, type Vec3 } from './vector.ts';

export interface Camera {
  eye: Vec3;
  project: (p: Vec3) => Point;
  /** Pixels per metre at a point. */
  scaleAt: (p: Vec3) => number;
}

export interface Frame {
  x: number;
  width: number;
  /** Height in the picture at which the middle of the subject should lie. */
  middle: number;
  /** The tallest the subject may be. */
  height: number;
}

interface Stand {
  /** Degrees from straight ahead of the nose (0) over the near side (90) to straight behind (180). */
  azimuth: number;
  height: number;
  distance: number;
}

/**
 * Makes a camera with a shifted lens. Its picture plane stays upright, and so do upright edges, as in an architect's
 * drawing. The picture is scaled so that the box length × width × height fits the frame.
 */
export function standCamera(stand: Stand, size: Vec3, frame: Frame): Camera {
  const [length, width, height] = size;
  const angle = (stand.azimuth * Math.PI) / 180;
  const [dx, dy] = [-Math.cos(angle), Math.sin(angle)];
  const eye: Vec3 = [length / 2 + dx * stand.distance, dy * stand.distance, stand.height];
  const depth = (p: Vec3): number => -(p[0] - eye[0]) * dx - (p[1] - eye[1]) * dy;
  const raw = (p: Vec3): Point => {
    const d = depth(p);
    return [((p[0] - eye[0]) * dy - (p[1] - eye[1]) * dx) / d, (eye[2] - p[2]) / d];
  };
  const seen = [0, length]
    .flatMap((x) => spread(-width / 2, width / 2, 3).flatMap((y) => [0, height].map((z): Vec3 => [x, y, z])))
    .map(raw);
  const xs = seen.map(([x]) => x);
  const ys = seen.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const zoom = Math.min(frame.width / (right - left), frame.height / (bottom - top));
  const centre = frame.x + frame.width / 2 - (zoom * (left + right)) / 2;
  return {
    eye,
    project: (p) => {
      const [x, y] = raw(p);
      return [centre + x * zoom, frame.middle + (y - (top + bottom) / 2) * zoom];
    },
    scaleAt: (p) => zoom / depth(p),
  };
}
