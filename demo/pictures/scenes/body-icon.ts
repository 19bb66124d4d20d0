import type { BodyShape } from '#server/marketplace/reference/catalogue/levels.ts';
import { group, path, svg } from '../paint/markup.ts';
import { palette } from '../paint/colour.ts';
import { drawSilhouette } from '../views/silhouette.ts';

const open = (d: string): string => path(d, 'fill="#000"');

/** A silhouette in one ink, with open glass and rims, for the tiles that choose a body type. */
export function drawBodyIcon(body: BodyShape): string {
  const [width, height] = [240, 120];
  const probe = drawSilhouette(body, 1);
  // Long bodies fill the tile; short ones stay visibly shorter.
  const unit = Math.min(214 / probe.width, 96 / probe.height, 47 + 14 * (4 / probe.width));
  const { solids, panes, wheels, seams, ...size } = drawSilhouette(body, unit);
  const [left, top] = [(width - size.width) / 2, 108 - size.height];
  const mask =
    `<mask id="open" maskUnits="userSpaceOnUse" x="-20" y="-20" width="${width + 20}" height="${height + 20}">` +
    `<rect x="-20" y="-20" width="${width + 40}" height="${height + 40}" fill="#fff"/>` +
    panes.map(open).join('') +
    seams.map((d) => path(d, 'fill="none" stroke="#000" stroke-width="1"')).join('') +
    wheels
      .map(
        ({ x, y, radius }) =>
          `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(radius * 1.17).toFixed(1)}" fill="#000"/>`,
      )
      .join('') +
    '</mask>';
  const rims = wheels
    .map(({ x, y, radius }) => {
      const at = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}"`;
      return `<circle ${at} r="${(radius * 0.76).toFixed(1)}" fill="none" stroke="${palette.ink}" stroke-width="${(radius * 0.46).toFixed(1)}"/><circle ${at} r="${(radius * 0.18).toFixed(1)}" fill="${palette.ink}"/>`;
    })
    .join('');
  return svg(
    width,
    height,
    `<defs>${mask}</defs>` +
      group(
        group(
          solids
            .map((d) =>
              path(d, `fill="${palette.ink}" stroke="${palette.ink}" stroke-width="1" stroke-linejoin="round"`),
            )
            .join(''),
          'mask="url(#open)"',
        ) + rims,
        `transform="translate(${left.toFixed(1)} ${top.toFixed(1)})"`,
      ),
  );
}
