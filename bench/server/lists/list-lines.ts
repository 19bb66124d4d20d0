import { figureOf, percentile, type Samples } from '../../measuring.ts';
import { type Budget, type Line, measuredLine, rateLine, type Side, speedLine } from '../../report/line.ts';
import type { Changes } from './measure-changes.ts';
import type { MeasuredFacets } from './measure-facets.ts';
import { type ContestantName, contestantNames, type SetSamples } from './measure-searches.ts';

const million = 1_000_000;
const fasterThanNaive: Budget = { of: 'ratio', at: 'least', limit: 10, goal: 100 };
const quickAnswer: Budget = { of: 'measured', at: 'most', limit: 20 };
const withinASecond: Budget = { of: 'measured', at: 'most', limit: 1000 };

/** The measurements on a stock of one size. */
export interface MeasuredLists {
  size: number;
  sets: readonly SetSamples[];
  rates: Samples<ContestantName>;
  facets: MeasuredFacets;
  changes: Changes;
}

export function listLines({ size, sets, rates, facets, changes }: MeasuredLists): Line[] {
  const section = `Lists of ${size.toLocaleString('en')} vehicles: exact total and 24 cards (ratio: times as fast)`;
  // Budgets are for a large stock; on a small one, the individual kinds of searches would only fill the table.
  const isLarge = size >= million;
  const mix = joinSets(sets);
  return [
    speedLine(
      { section, what: 'the mix', ...(isLarge && { budget: fasterThanNaive }) },
      mix.byRound.ours,
      sideOf('naive', mix),
    ),
    speedLine({ section, what: 'the mix, against count and covering index' }, mix.byRound.ours, sideOf('split', mix)),
    rateLine({ section, what: 'searches a second, 16 at once' }, rates.ours, { name: 'naive', samples: rates.naive }),
    percentileLine({ section, what: 'the mix, p50 of single searches' }, mix, 0.5),
    percentileLine({ section, what: 'the mix, p95 of single searches', budget: quickAnswer }, mix, 0.95),
    ...(isLarge ? sets : []).flatMap((set) => [
      speedLine({ section, what: set.name }, set.byRound.ours, sideOf('naive', set)),
      percentileLine({ section, what: `${set.name}, p95`, budget: quickAnswer }, set, 0.95),
    ]),
    speedLine({ section, what: 'the list with the counts of all options' }, facets.byRound.ours, {
      name: 'naive',
      samples: facets.byRound.naive,
    }),
    {
      section,
      what: 'the list with the counts of all options, p95',
      unit: 'ms',
      measured: percentile(facets.each, 0.95),
      budget: quickAnswer,
    },
    measuredLine({ section, what: 'a vehicle changed, its counts with it' }, 'ms', changes.times),
    {
      section,
      what: `until another node shows a change, the slowest of ${changes.delays.length}`,
      unit: 'ms',
      measured: Math.max(...changes.delays),
      budget: withinASecond,
    },
  ];
}

/** How the time of the mix grows with the stock. */
export function growthLines([smallest, ...larger]: readonly MeasuredLists[]): Line[] {
  if (!smallest) return [];
  const name = smallest.size.toLocaleString('en');
  const before = joinSets(smallest.sets).byRound;
  return larger.flatMap(({ size, sets }) => {
    const now = joinSets(sets).byRound;
    return contestantNames.map((contestant) => {
      const [measured, other] = [figureOf(now[contestant]).median, figureOf(before[contestant]).median];
      return {
        section: `Growth of the mix's time from ${name} vehicles on (ratio: times as slow)`,
        what: `${size.toLocaleString('en')} vehicles, ${contestant}`,
        unit: 'ms' as const,
        measured,
        against: { name, measured: other },
        ratio: measured / other,
      };
    });
  });
}

/** Every set has the same weight, however many searches it has. */
function joinSets(sets: readonly SetSamples[]): SetSamples {
  const meanOfRound = (name: ContestantName, round: number) =>
    sets.reduce((sum, { byRound }) => sum + (byRound[name][round] ?? 0), 0) / sets.length;
  const most = Math.min(...sets.map(({ byRound }) => byRound.ours.length));
  const rounds = Array.from({ length: most }, (_, round) => round);
  return {
    name: 'the mix',
    byRound: byContestant((name) => rounds.map((round) => meanOfRound(name, round))),
    each: byContestant((name) => sets.flatMap(({ each }) => each[name])),
  };
}

function byContestant<Value>(valueOf: (name: ContestantName) => Value): Record<ContestantName, Value> {
  return { ours: valueOf('ours'), naive: valueOf('naive'), split: valueOf('split') };
}

function sideOf(name: ContestantName, { byRound }: SetSamples): Side {
  return { name, samples: byRound[name] };
}

function percentileLine(subject: Pick<Line, 'section' | 'what' | 'budget'>, { each }: SetSamples, part: number): Line {
  return {
    ...subject,
    unit: 'ms',
    measured: percentile(each.ours, part),
    against: { name: 'naive', measured: percentile(each.naive, part) },
  };
}
