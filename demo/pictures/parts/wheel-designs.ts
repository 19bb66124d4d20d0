import { group, path } from '../paint/markup.ts';

/** A rim drawn in its own circle of radius 1; `metal` and `dark` are fills. */
interface RimFills {
  metal: string;
  dark: string;
  edge: string;
}

export type RimDesign = 'five-twin' | 'ten' | 'turbine' | 'cover' | 'fork' | 'six' | 'aero' | 'steel';

const turns = (count: number, content: string, offset = 0): string =>
  Array.from({ length: count }, (_, i) =>
    group(content, `transform="rotate(${((360 / count) * i + offset).toFixed(1)})"`),
  ).join('');

export function drawRim(design: RimDesign, fills: RimFills): string {
  const { metal, dark, edge } = fills;
  const spoke = (d: string): string => path(d, `fill="${metal}" stroke="${edge}" stroke-width=".012"`);
  const hub = (r: number): string =>
    `<circle r="${r}" fill="${metal}" stroke="${edge}" stroke-width=".012"/>` +
    turns(5, `<circle cy="${-r * 0.62}" r=".032" fill="${dark}"/>`, 36) +
    `<circle r="${r * 0.36}" fill="${dark}"/><circle r="${r * 0.3}" fill="${edge}"/>`;
  switch (design) {
    case 'five-twin':
      return turns(5, spoke('M-.19-.9L-.1-.18H-.02L-.05-.92zM.19-.9L.1-.18H.02L.05-.92z')) + hub(0.24);
    case 'ten':
      return turns(10, spoke('M-.085-.92Q-.05-.5-.05-.15H.05Q.05-.5.085-.92z')) + hub(0.24);
    case 'turbine':
      return turns(9, spoke('M-.02-.93Q-.16-.5-.06-.14L.08-.16Q.02-.5.17-.91z')) + hub(0.22);
    case 'fork':
      return turns(5, spoke('M-.3-.87Q-.12-.6-.1-.14H.1Q.12-.6.3-.87L.2-.9Q.07-.66 0-.48-.07-.66-.2-.9z')) + hub(0.23);
    case 'six':
      return (
        turns(
          6,
          spoke('M-.19-.9Q-.17-.5-.13-.16H.13Q.17-.5.19-.9z') +
            path('M-.06-.8L-.04-.36H.04L.06-.8z', `fill="${dark}" opacity=".55"`),
        ) + hub(0.26)
      );
    case 'aero':
      return (
        `<circle r=".93" fill="${metal}"/>` +
        turns(5, path('M-.34-.8Q-.1-.86.2-.88L.06-.5Q-.08-.44-.2-.42z', `fill="${dark}"`)) +
        turns(5, path('M0-.93L.1-.2', `stroke="${edge}" stroke-width=".02"`), 26) +
        hub(0.2)
      );
    case 'cover':
      return (
        `<circle r=".93" fill="${metal}"/>` +
        turns(8, path('M-.1-.82Q0-.86.1-.82L.07-.52Q0-.5-.07-.52z', `fill="${dark}"`)) +
        `<circle r=".4" fill="none" stroke="${edge}" stroke-width=".025"/><circle r=".2" fill="${edge}"/><circle r=".17" fill="${metal}"/>`
      );
    case 'steel':
      return (
        `<circle r=".93" fill="${metal}"/><circle r=".62" fill="none" stroke="${edge}" stroke-width=".05"/>` +
        turns(6, `<ellipse cy="-.74" rx=".11" ry=".075" fill="${dark}"/>`) +
        `<circle r=".34" fill="${edge}"/><circle r=".3" fill="${metal}"/>` +
        turns(5, `<circle cy="-.22" r=".038" fill="${dark}"/>`) +
        `<circle r=".12" fill="${dark}"/>`
      );
  }
  return design satisfies never;
}
