import { chooser } from '../geometry/random.ts';
import type { VehicleLook } from '../look.ts';

/** Colours of one cabin: upper dash, lower dash, seat cloth, piping and the decorative strip. */
export interface Trim {
  upper: string;
  lower: string;
  seat: string;
  seatLight: string;
  seatDark: string;
  stitch: string;
  accent: readonly [string, string];
  leather: boolean;
}

export function chooseTrim({ seed, body }: VehicleLook): Trim {
  const dice = chooser(seed, 'trim');
  const beige = dice.number() < 0.25;
  const plain = body === 'truck' || body === 'van' || body === 'bus' || body === 'kei';
  const leather = !plain && dice.number() < 0.4;
  const accent = plain
    ? (['#8d9599', '#6b7377'] as const)
    : dice.pick<readonly [string, string]>([
        ['#7a5436', '#4d321e'],
        ['#c6cbcd', '#868e92'],
        ['#30373b', '#14181a'],
      ]);
  if (beige) {
    return {
      upper: '#3b3832',
      lower: '#a2947b',
      seat: '#b3a48a',
      seatLight: '#cabda4',
      seatDark: '#8a7c64',
      stitch: '#ece3d2',
      accent,
      leather,
    };
  }
  return plain
    ? {
        upper: '#3c4347',
        lower: '#555d61',
        seat: '#5c656a',
        seatLight: '#778085',
        seatDark: '#40484c',
        stitch: '#8d969a',
        accent,
        leather,
      }
    : {
        upper: '#272d30',
        lower: '#343b3f',
        seat: '#3b4347',
        seatLight: '#566064',
        seatDark: '#262c2f',
        stitch: '#8f999d',
        accent,
        leather,
      };
}
