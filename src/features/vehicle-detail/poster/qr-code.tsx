import { encode } from 'uqr';

/** Modules of white around it, without which it is not found. */
const quietZone = 4;

/** An address to be scanned; whoever sees the page is there already. Its parts touch without a seam: each line of modules is one run of a single path. */
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
