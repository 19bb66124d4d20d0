import { type Figure, figureOf, ratioOf } from '../measuring.ts';

export type Unit = 'ms' | 's' | 'KB' | 'MB' | '/s' | '%' | '';

/** What a figure may be. `goal` is what we would like. */
export interface Budget {
  of: 'measured' | 'ratio';
  at: 'least' | 'most';
  limit: number;
  goal?: number;
}

/** One row of the report. */
export interface Line {
  section: string;
  what: string;
  unit: Unit;
  measured: number;
  /** The other contestant: its name and figure. */
  against?: { name: string; measured: number };
  ratio?: number;
  /** Of the ratio where there is one, else of what was measured. */
  spread?: number;
  budget?: Budget;
  /** What the reader has to know about the figure. */
  note?: string;
}

export type Verdict = 'goal met' | 'in budget' | 'OVER BUDGET' | '';

export function judge({ measured, ratio, budget }: Line): Verdict {
  const figure = budget?.of === 'ratio' ? ratio : measured;
  if (!budget || figure === undefined) return '';
  const holds = (limit: number) => (budget.at === 'least' ? figure >= limit : figure <= limit);
  if (budget.goal !== undefined && holds(budget.goal)) return 'goal met';
  return holds(budget.limit) ? 'in budget' : 'OVER BUDGET';
}

type Subject = Pick<Line, 'section' | 'what' | 'budget' | 'note'>;

export function measuredLine(subject: Subject, unit: Unit, samples: readonly number[]): Line {
  const { median, spread } = figureOf(samples);
  return { ...subject, unit, measured: median, ...(samples.length > 1 && { spread }) };
}

export interface Side {
  name: string;
  samples: readonly number[];
}

/** How many times as much ours gets done in a second: the greater, the better. */
export function rateLine(subject: Subject, ours: readonly number[], other: Side): Line {
  return comparedLine(subject, ours, other, ratioOf(ours, other.samples), '/s');
}

/** How many times as fast ours is: the greater, the better. */
export function speedLine(subject: Subject, ours: readonly number[], other: Side): Line {
  return comparedLine(subject, ours, other, ratioOf(other.samples, ours));
}

/** Which part of the other's time ours takes: the smaller, the better. */
export function costLine(subject: Subject, ours: readonly number[], other: Side): Line {
  return comparedLine(subject, ours, other, ratioOf(ours, other.samples));
}

function comparedLine(subject: Subject, ours: readonly number[], other: Side, ratio: Figure, unit: Unit = 'ms'): Line {
  return {
    ...subject,
    unit,
    measured: figureOf(ours).median,
    against: { name: other.name, measured: figureOf(other.samples).median },
    ratio: ratio.median,
    ...(ours.length > 1 && { spread: ratio.spread }),
  };
}
