import type { Schema } from '../../document/openapi.ts';
import type { Probe } from './probe.ts';

/** Values of every JSON type but the one asked for; the schema's judge drops those that fit after all. */
export function probeType({ type }: Schema, sample: unknown): Probe[] {
  const probes: Probe[] = [
    { name: 'null', value: null },
    { name: 'an object instead', value: {} },
    { name: 'a list around it', value: [sample] },
    { name: 'a boolean instead', value: true },
  ];
  if (type === 'string') return [...probes, { name: 'a number instead', value: 7 }];
  if (type === 'array') return [...probes, { name: 'an item instead of the list', value: (sample as unknown[])[0] }];
  return [...probes, { name: 'text instead', value: 'text' }, { name: 'its digits as text', value: String(sample) }];
}

/** Deep enough to trouble a recursive reader, shallow enough for every JSON parser. */
const DEPTH = 1_000;

export function nestedDeeply(): unknown {
  let value: unknown = 'deep';
  for (let depth = 0; depth < DEPTH; depth += 1) value = { a: value };
  return value;
}
