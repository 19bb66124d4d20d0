import { type Figure, figureOf, ratioOf } from '../measuring.ts';

export type Unit = 'ms' | 's' | 'KB' | 'MB' | '/s' | '%' | '';

/** The limit of a figure. `goal` is a target that does not fail. */
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
  /** Of the ratio if there is one, otherwise of the figure. */
  spread?: number;
  budget?: Budget;
  /** A note about the figure. */
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

/** Our throughput relative to the other: higher is better. */
export function rateLine(subject: Subject, ours: readonly number[], other: Side): Line {
  return comparedLine(subject, ours, other, ratioOf(ours, other.samples), '/s');
}

/** Our speed relative to the other: higher is better. */
export function speedLine(subject: Subject, ours: readonly number[], other: Side): Line {
  return comparedLine(subject, ours, other, ratioOf(other.samples, ours));
}

/** Our time as a fraction of the other's: lower is better. */
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
