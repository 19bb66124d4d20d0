import { encode } from 'uqr';

/** The quiet zone in modules; scanners need it to find the code. */
const quietZone = 4;

/** Draws an address as a QR code. It is one path of horizontal runs, because separate squares would show seams. */
export function QrCode({ address, className }: { address: string; className?: string | undefined }) {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const edge = size + 2 * quietZone;
  return (
    <svg
      viewBox={`${-quietZone} ${-quietZone} ${edge} ${edge}`}
      shapeRendering="crispEdges"
      aria-hidden
      className={className}
    >
      <path d={data.flatMap(runsOf).join('')} />
    </svg>
  );
}

function runsOf(modules: readonly boolean[], row: number): string[] {
  const runs: string[] = [];
  let start: number | undefined;
  for (const [column, isDark] of [...modules, false].entries()) {
    if (isDark) start ??= column;
    else if (start !== undefined) {
      runs.push(`M${start} ${row}h${column - start}v1h${start - column}z`);
      start = undefined;
    }
  }
  return runs;
}
