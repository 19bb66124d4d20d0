import type { Browser } from 'playwright';
import { type Budget, type Line, measuredLine } from '../report/line.ts';
import { desktop, phone } from './devices.ts';
import { type Place, visit, type Visit } from './visit.ts';

const card = 'main article img';
const most = (limit: number): Budget => ({ of: 'measured', at: 'most', limit });

export function placesWith(vehicleId: string): Place[] {
  return [
    { name: 'home', path: '/Kenya', shows: card, requests: most(13) },
    { name: 'vehicle list', path: '/Kenya?tab=1', shows: card, requests: most(13) },
    { name: 'vehicle', path: `/Kenya/car/detail?id=${vehicleId}`, shows: 'main h1' },
  ];
}

/** Every page in turn within each round, so that what disturbs the machine disturbs all alike; the first does not count. */
export async function pagesSection(
  browser: Browser,
  { origin, vehicleId, rounds, name: section }: { origin: string; vehicleId: string; rounds: number; name: string },
): Promise<Line[]> {
  const screens = [
    ['phone', phone],
    ['desktop', desktop],
  ] as const;
  const subjects = screens.flatMap(([name, screen]) =>
    placesWith(vehicleId).map((place) => ({ name, screen, place, visits: [] as Visit[] })),
  );
  for (let round = 0; round <= rounds; round += 1) {
    for (const { screen, place, visits } of subjects) {
      const seen = await visit(browser, { origin, place, screen });
      if (round > 0) visits.push(seen);
    }
  }
  return subjects.flatMap(({ name, place, visits }) => linesOf(place, `${section}: ${place.name}, ${name}`, visits));
}

function linesOf({ requests: budget }: Place, section: string, visits: readonly Visit[]): Line[] {
  const line = (what: string, unit: Line['unit'], figure: (visit: Visit) => number, rest: Partial<Line> = {}) =>
    measuredLine({ section, what, ...rest }, unit, visits.map(figure));
  const elements = [...new Set(visits.map(({ largest }) => largest))].join('; ');
  return [
    line('scripts before it shows', 'KB', ({ scripts }) => scripts),
    line('requests before it shows, pictures aside', '', ({ requests }) => requests, budget && { budget }),
    line('first paint', 'ms', ({ firstPaint }) => firstPaint),
    line('what the page is about shows', 'ms', ({ shown }) => shown),
    line('largest paint', 'ms', ({ largestPaint }) => largestPaint, { note: `of ${elements}` }),
    line('layout shift', '', ({ shift }) => shift, { budget: most(0.01) }),
    line('long tasks, all', 'ms', ({ longTasks }) => longTasks.reduce((sum, task) => sum + task, 0)),
    line('long tasks, the longest', 'ms', ({ longTasks }) => Math.max(0, ...longTasks)),
  ];
}
