import type { Schema } from '#contract/document/openapi.ts';

/** A value for one place of a payload, and its description. */
export interface Probe {
  readonly name: string;
  readonly value: unknown;
}

/** Each value of an enum or const, and similar ones. */
export function probeChoice(schema: Schema): Probe[] {
  const choices = 'const' in schema ? [schema.const] : (schema.enum ?? []);
  const inside = choices.map((value): Probe => ({ name: `the choice ${JSON.stringify(value)}`, value }));
  const numbers = choices.filter((choice) => typeof choice === 'number');
  const texts = choices.filter((choice) => typeof choice === 'string');
  const outside: unknown[] = [
    ...(numbers.length > 0 ? [Math.min(...numbers) - 1, Math.max(...numbers) + 1, String(numbers[0])] : []),
    ...texts.slice(0, 1).flatMap((text) => [`${text} `, swapCase(text), text.slice(0, -1), 'outside']),
    ...texts.slice(0, 1).flatMap((text) => (/^\d+$/.test(text) ? [Number(text)] : [])),
  ];
  return [
    ...inside,
    ...outside
      .filter((value) => !choices.includes(value))
      .map((value): Probe => ({ name: `outside the choices: ${JSON.stringify(value)}`, value })),
  ];
}

function swapCase(text: string): string {
  return text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();
}

/** Numbers at and just beyond each limit of a schema. */
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

/** Longer texts are not built: such limits are stated in the contract and checked elsewhere. */
const LONGEST_TEXT = 100_000;

/** Texts at and just beyond each limit of a schema, made from one that fits. */
export function probeText(schema: Schema, sample: string, count: CountComplaints): Probe[] {
  return [...probeLength(schema, sample, count), ...probePattern(schema, sample, count), ...probeOddities(sample)];
}

function probeLength(schema: Schema, sample: string, count: CountComplaints): Probe[] {
  const { minLength, maxLength } = schema as { minLength?: number; maxLength?: number };
  const probes: Probe[] = [];
  if (minLength !== undefined && minLength > 0) {
    probes.push(
      { name: `minLength ${minLength}`, value: resizeText(sample, minLength, count) },
      { name: `one below minLength ${minLength}`, value: resizeText(sample, minLength - 1, count) },
    );
  }
  if (maxLength !== undefined && maxLength < LONGEST_TEXT) {
    probes.push(
      { name: `maxLength ${maxLength}`, value: resizeText(sample, maxLength, count) },
      { name: `one above maxLength ${maxLength}`, value: resizeText(sample, maxLength + 1, count) },
      // JSON Schema counts code points; a reader that counts UTF-16 units would refuse this text.
      { name: `maxLength ${maxLength} in emoji`, value: '🚗'.repeat(maxLength) },
      { name: `one above maxLength ${maxLength} in emoji`, value: '🚗'.repeat(maxLength + 1) },
    );
  }
  return probes;
}

function probePattern({ pattern, maxLength }: Schema, sample: string, count: CountComplaints): Probe[] {
  if (typeof pattern !== 'string') return [];
  const probes: Probe[] = [
    { name: 'shortest for its pattern', value: shortestText(sample, count) },
    { name: 'a line break at its end', value: `${sample}\n` },
    { name: 'a space before', value: ` ${sample}` },
    { name: 'a space after', value: `${sample} ` },
    { name: 'spaces only', value: '   ' },
    { name: 'its characters reversed', value: sample.split('').toReversed().join('') },
    { name: 'the other case', value: sample === sample.toUpperCase() ? sample.toLowerCase() : sample.toUpperCase() },
  ];
  if (maxLength === undefined) {
    const longest = longestText(sample, pattern, count);
    probes.push(
      { name: 'longest for its pattern', value: longest },
      { name: 'one above the longest for its pattern', value: resizeText(longest, longest.length + 1, count) },
    );
  }
  return probes;
}

/** Unusual texts, which free text must accept and patterns must refuse. */
function probeOddities(sample: string): Probe[] {
  const start = sample.slice(0, Math.max(0, sample.length - 4));
  return [
    { name: 'empty', value: '' },
    { name: 'a NUL inside', value: `${start}\u0000a` },
    { name: 'a lone surrogate inside', value: `${start}\ud800a` },
    { name: 'Chinese, right-to-left and emoji', value: '車\u202eא🚗' },
    { name: 'quotes and markup', value: `'"><b>` },
    { name: `${LONGEST_TEXT} characters`, value: 'a'.repeat(LONGEST_TEXT) },
  ];
}

/** Values of every JSON type but the right one; values that the schema accepts anyway are dropped later. */
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

/** The number of the schema's errors for a text; 0 if it is valid. */
type CountComplaints = (text: string) => number;

/** Positions tried to make a text longer or shorter. */
const POSITIONS = 64;

/** A text of `length` characters made from `sample`, with as few schema errors as possible. */
export function resizeText(sample: string, length: number, count: CountComplaints): string {
  let best = '';
  let fewest = Infinity;
  for (const text of variantsOf(sample, length)) {
    const problems = count(text);
    if (problems < fewest) [best, fewest] = [text, problems];
    if (fewest === 0) break;
  }
  return best;
}

/** The shortest valid text made from `sample`. */
export function shortestText(sample: string, count: CountComplaints): string {
  for (let length = 0; length < Math.min(sample.length, POSITIONS); length += 1) {
    const text = resizeText(sample, length, count);
    if (count(text) === 0) return text;
  }
  return sample;
}

/** The longest valid text made from `sample`, as far as the counts in the pattern allow. */
export function longestText(sample: string, pattern: string, count: CountComplaints): string {
  const limits = [...pattern.matchAll(/\{(?:\d+,)?(\d+)\}/g)].map((match) => Number(match[1]));
  const fitting = limits.map((limit) => resizeText(sample, limit, count)).filter((text) => count(text) === 0);
  return fitting.reduce((longest, text) => (text.length > longest.length ? text : longest), sample);
}

function* variantsOf(sample: string, length: number): Generator<string> {
  const source = sample === '' ? 'a' : sample;
  const surplus = source.length - length;
  for (let at = 0; at < Math.min(source.length, POSITIONS); at += 1) {
    if (surplus < 0) yield source.slice(0, at) + source.charAt(at).repeat(-surplus) + source.slice(at);
    else if (at <= length) yield source.slice(0, at) + source.slice(at + surplus);
  }
  for (let at = 1; at <= Math.min(surplus, POSITIONS); at += 1) yield source.slice(at, at + length);
}
