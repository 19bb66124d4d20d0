import type { OperationFacts } from '#generated/operations.ts';

const warned = new Set<string>();

/** Warns a developer, once per call, that it is deprecated and when it ends. */
export function warnOfSunset({ id, sunset }: OperationFacts): void {
  if (sunset === undefined || warned.has(id)) return;
  warned.add(id);
  console.warn(`The call ${id} is deprecated: it stays until ${sunset}.`);
}
