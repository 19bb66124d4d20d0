import type { OperationFacts } from '../../generated/operations.ts';

const warned = new Set<string>();

/** Tells a developer, once for each call, that it goes, and when. */
export function warnOfSunset({ id, sunset }: OperationFacts): void {
  if (sunset === undefined || warned.has(id)) return;
  warned.add(id);
  console.warn(`The call ${id} is deprecated: it stays until ${sunset}.`);
}
