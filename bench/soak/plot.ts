import { margins, type Measure, type Sample } from './judge-growth.ts';

const [width, height, gap, left] = [800, 90, 34, 70];

export function writeCsv(samples: readonly Sample[]): string {
  const names = ['seconds', 'answered', 'refused', 'failed', ...Object.keys(margins)] as (keyof Sample)[];
  const rows = samples.map((sample) => names.map((name) => Math.round(sample[name] * 100) / 100).join());
  return `${[names.join(), ...rows].join('\n')}\n`;
}

/** One small chart below the other, each from zero. */
export function drawSvg(samples: readonly Sample[], title: string): string {
  const measures = Object.keys(margins) as Measure[];
  const end = samples.at(-1)?.seconds ?? 0;
  const charts = measures.map((measure, place) =>
    drawChart(samples, measure, { end, top: 40 + place * (height + gap) }),
  );
  const total = 40 + measures.length * (height + gap);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 20} ${total}" font-family="sans-serif" font-size="12">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    `<text x="${left}" y="20" font-size="14">${title}</text>`,
    ...charts,
    '</svg>\n',
  ].join('\n');
}

function drawChart(samples: readonly Sample[], measure: Measure, { end, top }: { end: number; top: number }): string {
  const largest = Math.max(1, ...samples.map((sample) => sample[measure])) * 1.1;
  const points = samples.map((sample) => {
    const x = left + (sample.seconds / Math.max(1, end)) * width;
    const y = top + height - (sample[measure] / largest) * height;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const bottom = top + height;
  return [
    `<path d="M${left} ${top}V${bottom}H${left + width}" fill="none" stroke="#999"/>`,
    `<text x="${left + 4}" y="${top + 4}">${measure}</text>`,
    `<text x="${left - 6}" y="${top + 10}" text-anchor="end">${Math.round(largest)}</text>`,
    `<text x="${left - 6}" y="${bottom}" text-anchor="end">0</text>`,
    `<text x="${left + width}" y="${bottom + 14}" text-anchor="end">${Math.round(end / 60)} min</text>`,
    `<polyline points="${points.join(' ')}" fill="none" stroke="#0b5cad" stroke-width="1.5"/>`,
  ].join('\n');
}
