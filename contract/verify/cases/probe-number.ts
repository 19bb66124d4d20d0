import type { Schema } from '../../document/openapi.ts';
import type { Probe } from './probe.ts';

/** Numbers at and just past each limit of a schema. */
export function probeNumber(schema: Schema, sample: number): Probe[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema as Record<
    string,
    number | undefined
  >;
  const step = multipleOf ?? 1;
  const limits: [string, number | undefined][] = [
    ['minimum', minimum],
    ['maximum', maximum],
    ['exclusiveMinimum', exclusiveMinimum],
    ['exclusiveMaximum', exclusiveMaximum],
  ];
  const atLimits = limits.flatMap(([name, limit]): Probe[] =>
    limit === undefined
      ? []
      : [
          { name: `${name} ${limit}`, value: limit },
          { name: `one step below ${name} ${limit}`, value: limit - step },
          { name: `one step above ${name} ${limit}`, value: limit + step },
        ],
  );
  return [
    ...atLimits,
    { name: 'a fraction', value: sample + step / 2 },
    { name: 'beyond whole numbers that JSON keeps', value: 2 ** 53 + 2 },
    { name: 'far below zero', value: -1e300 },
  ];
}
