import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const span = z
  .tuple([z.int(), z.int()])
  .check(z.refine(([least, most]) => least > 0 && least <= most, { error: 'the shortest voyage is the longest' }));

const schema = z.object({
  voyages: z.array(z.object({ portIds: z.array(z.string()), days: span })),
  handling: z.object({ days: z.int().check(z.nonnegative()) }),
});

const { voyages, handling } = schema.parse(JSON.parse(readFileSync(new URL('voyages.json', import.meta.url), 'utf8')));

export interface Voyage {
  minDays: number;
  maxDays: number;
}

/** Duration of voyages to a port, if known. */
export function voyageTo(portId: string | undefined): Voyage | undefined {
  const found = voyages.find(({ portIds }) => portId !== undefined && portIds.includes(portId));
  return found && { minDays: found.days[0], maxDays: found.days[1] };
}

/** Our estimate of the time from reservation to departure. */
export const handlingDays = handling.days;
