import {
  constant,
  constantFrom,
  integer,
  jsonValue,
  oneof,
  sample,
  string,
  tuple,
  uniqueArray,
  type Arbitrary,
} from 'fast-check';
import type { Carrier } from '../subject/carrier.ts';
import type { Draft } from './case.ts';

/** Examples with some fields changed at random, the same for the same seed. */
export function draftAtRandom({ schema, examples }: Carrier, seed: number, count: number): Draft[] {
  const names = Object.keys(schema.properties ?? {});
  const bases = examples.map(({ value }) => value);
  if (names.length === 0 || bases.length === 0 || count <= 0) return [];
  const payload = constantFrom(...bases).chain((base) =>
    uniqueArray(constantFrom(...names), { minLength: 1, maxLength: 3 })
      .chain((chosen) => tuple(...chosen.map((name) => tuple(constant(name), valueLike(base[name])))))
      .map((changes) => ({ ...base, ...Object.fromEntries(changes) })),
  );
  const drawn = sample(payload, { seed, numRuns: count });
  return drawn.map((value, index) => ({ name: `random ${index + 1}`, payload: structuredClone(value) }));
}

function valueLike(example: unknown): Arbitrary<unknown> {
  const anything = oneof(string({ unit: 'grapheme-composite', maxLength: 12 }), integer(), jsonValue({ maxDepth: 2 }));
  if (typeof example === 'string' && example !== '') {
    const unit = constantFrom(...Array.from(example.slice(0, 100)));
    return oneof({ weight: 3, arbitrary: string({ unit, maxLength: 60 }) }, { weight: 1, arbitrary: anything });
  }
  if (typeof example === 'number') {
    return oneof(
      { weight: 3, arbitrary: integer({ min: -1, max: 2 * example + 10 }) },
      { weight: 1, arbitrary: anything },
    );
  }
  return anything;
}
