import * as z from 'zod/mini';
import { isDay } from '#contract/document/day.ts';
import type { Problem } from '#contract/document/problem.ts';
import { type Entry, readList } from '#contract/document/read-list.ts';

/** Permission for a breaking change, deliberate and limited in time. */
export interface Approval {
  /** The id that the report gives the breaking change. */
  break: string;
  by: string;
  why: string;
  /** The last day on which it is valid. */
  until: string;
}

const required = (message: string) => z.string(message).check(z.minLength(1, message));

const zApproval = z.strictObject(
  {
    break: z
      .string('Name the break by its id: `break`, as the report prints it.')
      .check(z.regex(/^[a-z-]+-[0-9a-f]{8}$/, 'Name the break by its id: `break`, as the report prints it.')),
    by: required('Say in `by` who approves it.'),
    why: required('Say in `why` it may break.'),
    until: z
      .string('Say in `until` on which day it ends, in quotes or not, such as 2027-01-31.')
      .check(z.refine(isDay, 'Say in `until` on which day it ends: a day of the calendar, such as 2027-01-31.')),
  },
  'An approval says `break`, `by`, `why` and `until`.',
);

/** Returns the approvals in the file's text, or its problems. */
export function readApprovals(file: string, text: string | undefined, problems: Problem[]): Entry<Approval>[] {
  const entries = readList(file, text ?? '', zApproval, problems);
  const seen = new Set<string>();
  for (const { value, placeOf } of entries) {
    if (seen.has(value.break)) {
      problems.push({ ...placeOf('break'), message: `${value.break} is approved above already: keep one of the two.` });
    }
    seen.add(value.break);
  }
  return entries;
}

/** With owners named for the file, only they approve. */
export function refuseStrangers(entries: readonly Entry<Approval>[], owners: readonly string[] | undefined): Problem[] {
  if (owners === undefined) return [];
  const known =
    owners.length > 0 ? `one of ${owners.join(', ')}` : 'somebody, once CODEOWNERS names owners of the file';
  return entries
    .filter(({ value }) => !owners.includes(value.by))
    .map(({ value, placeOf }) => ({
      ...placeOf('by'),
      message: `${value.by} does not own ${placeOf().file}: write in \`by\` ${known}.`,
    }));
}

/** A branch cannot approve its own breaks. */
export function reportNotMerged(own: readonly Entry<Approval>[], merged: readonly Entry<Approval>[]): Problem[] {
  return own
    .filter(({ value }) => !merged.some((entry) => entry.value.break === value.break))
    .map(({ value, placeOf }) => ({
      ...placeOf('break'),
      message: `The approval of ${value.break} is not merged yet and does not count: merge it first, in a change of its own.`,
    }));
}

/** Expired approvals are ignored and reported with their place. */
export function reportExpired(entries: readonly Entry<Approval>[], today: string): Problem[] {
  return entries
    .filter(({ value }) => value.until < today)
    .map(({ value, placeOf }) => ({
      ...placeOf('until'),
      message: `The approval of ${value.break} by ${value.by} ended on ${value.until} and is no longer valid: remove it, or have it approved again.`,
    }));
}
