import type { Browser } from 'playwright';
import { type Budget, costLine, type Line, measuredLine } from '../report/line.ts';
import { desktop, phone, type Speed } from './devices.ts';
import { blockingTime, type Place, visit, type Visit } from './visit.ts';

const card = 'main article img';
const most = (limit: number): Budget => ({ of: 'measured', at: 'most', limit });

export function placesWith(vehicleId: string): Place[] {
  return [
    { name: 'home', path: '/Kenya', shows: card, requests: most(4) },
    { name: 'vehicle list', path: '/Kenya?tab=1', shows: card, requests: most(4) },
    { name: 'vehicle', path: `/Kenya/car/detail?id=${vehicleId}`, shows: 'main h1', requests: most(4) },
  ];
}

interface Visits {
  origin: string;
  /** The base address of the same pages without scripts. */
  twins?: string;
  vehicleId: string;
  rounds: number;
  /** Warm-up rounds, which do not count. */
  warmUps: number;
  speed: Speed;
  /** Milliseconds until pictures and animations are done. */
  rest: number;
  name: string;
}

/** In each round every page in turn, followed by its twin without scripts, so that disturbances affect all alike. */
export async function pagesSection(
  browser: Browser,
  { origin, twins, vehicleId, rounds, warmUps, speed, rest, name: section }: Visits,
): Promise<Line[]> {
  const screens = [
    ['phone', phone],
    ['desktop', desktop],
  ] as const;
  const subjects = screens.flatMap(([name, screen]) =>
    placesWith(vehicleId).map((place) => ({ name, screen, place, visits: [] as Visit[], ofTwin: [] as Visit[] })),
  );
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const { screen, place, visits, ofTwin } of subjects) {
      const seen = await visit(browser, { origin, place, screen, speed, rest });
      const seenOfTwin =
        twins === undefined ? undefined : await visit(browser, { origin: twins, place, screen, speed, rest });
      if (round < 0) continue;
      visits.push(seen);
      if (seenOfTwin) ofTwin.push(seenOfTwin);
    }
  }
  return subjects.flatMap(({ name, screen, place, visits, ofTwin }) => {
    const title = `${section}: ${place.name}, ${name}`;
    return [...linesOf(place, title, visits), ...twinLines(title, { visits, ofTwin, isPhone: screen === phone })];
  });
}

/** The delay compared with the page without scripts, which is the optimum for this content and connection. */
function twinLines(
  section: string,
  { visits, ofTwin, isPhone }: { visits: readonly Visit[]; ofTwin: readonly Visit[]; isPhone: boolean },
): Line[] {
  if (ofTwin.length === 0) return [];
  const line = (what: string, figure: (visit: Visit) => number, budget?: Budget) =>
    costLine({ section, what, ...(budget && { budget }) }, visits.map(figure), {
      name: 'without scripts',
      samples: ofTwin.map(figure),
    });
  return [
    line('first paint, of that without scripts', ({ firstPaint }) => firstPaint),
    line(
      'largest paint, of that without scripts',
      ({ largestPaint }) => largestPaint,
      isPhone ? { of: 'ratio', at: 'most', limit: 1.4, goal: 1.15 } : undefined,
    ),
  ];
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
    line('blocking time', 'ms', blockingTime, { budget: { ...most(400), goal: 200 } }),
    line('the longest task', 'ms', ({ longTasks }) => Math.max(0, ...longTasks.map(({ duration }) => duration))),
  ];
}
