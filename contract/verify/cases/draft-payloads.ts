import {
  type Arbitrary,
  constant,
  constantFrom,
  integer,
  jsonValue,
  oneof,
  sample as drawSamples,
  string,
  tuple,
  uniqueArray,
} from 'fast-check';
import { type OpenApiDocument, resolveSchema, type Schema } from '#contract/document/openapi.ts';
import type { Carrier } from '../subject/carrier.ts';
import type { Oracle } from '../subject/oracle.ts';
import type { Draft } from './case.ts';
import { nestedDeeply, type Probe, probeChoice, probeNumber, probeText, probeType } from './probes.ts';
import type { FindSample } from './samples.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface DraftTools {
  document: OpenApiDocument;
  oracle: Oracle;
  findSample: FindSample;
  /** At most one of these fields may be given. */
  exclusive: readonly string[];
  fits(payload: unknown): boolean;
}

/**
 * Payloads at and beyond every limit of a schema, each an example with one change. Whether the contract allows the
 * outcome is decided elsewhere.
 */
export function draftPayloads({ schema, examples }: Carrier, tools: DraftTools): Draft[] {
  const bases = examples.map(({ value }) => value);
  const [first = {}] = bases;
  const properties = Object.entries(schema.properties ?? {});
  return [
    ...properties.flatMap(([name, property]) => draftField(name, property, bases, tools)),
    ...draftPresence(schema, first, tools),
  ];
}

function draftField(name: string, schema: Schema, bases: readonly Fields[], tools: DraftTools): Draft[] {
  const written = bases.find((base) => name in base);
  const sample = written ? written[name] : tools.findSample(name, schema);
  if (sample === undefined) return [];
  const base = written ?? bases.find((candidate) => tools.fits({ ...candidate, [name]: sample })) ?? bases[0] ?? {};
  const drafts = probeValue(schema, sample, tools).map((probe): Draft => ({
    name: `${name}: ${probe.name}`,
    payload: { ...base, [name]: probe.value },
  }));
  const { [name]: _absent, ...rest } = { ...base, [name]: sample };
  return [
    { name: `${name}: absent`, payload: rest },
    { name: `${name}: present`, payload: { ...base, [name]: sample } },
    ...drafts,
  ];
}

function probeValue(reference: Schema, sample: unknown, tools: DraftTools): Probe[] {
  const schema = resolveSchema(tools.document, reference);
  const types = probeType(schema, sample);
  if ('const' in schema || schema.enum) return [...types, ...probeChoice(schema)];
  if (typeof sample === 'string') {
    return [...types, ...probeText(schema, sample, (text) => tools.oracle.errors(schema, text).length)];
  }
  if (typeof sample === 'number') return [...types, ...probeNumber(schema, sample)];
  if (Array.isArray(sample)) return [...types, ...probeList(schema, sample, tools)];
  return types;
}

function probeList(schema: Schema, sample: readonly unknown[], tools: DraftTools): Probe[] {
  const { items = {}, minItems = 0, maxItems } = schema as { items?: Schema; minItems?: number; maxItems?: number };
  const [first] = sample;
  const lengths = [minItems, minItems - 1, ...(maxItems === undefined ? [] : [maxItems, maxItems + 1])];
  return [
    ...lengths
      .filter((length) => length >= 0)
      .map((length): Probe => ({ name: `${length} entries`, value: listOf(first, length) })),
    { name: 'an entry twice', value: [first, first] },
    ...probeValue(items, first, tools).map((probe): Probe => ({ name: `entry ${probe.name}`, value: [probe.value] })),
  ];
}

/** Distinct entries, as lists of ids require. */
function listOf(first: unknown, length: number): unknown[] {
  return Array.from({ length }, (_, index) =>
    typeof first === 'string' && index > 0 ? `${first.slice(0, -2)}${index + 10}` : first,
  );
}

/** Rules for the whole payload: which fields belong together, and which must be absent. */
function draftPresence({ properties = {}, required = [] }: Schema, base: Fields, tools: DraftTools): Draft[] {
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, base[name] ?? tools.findSample(name, properties[name] ?? {})]));
  const names = Object.keys(properties);
  const optional = names.filter((name) => !required.includes(name));
  const neighbours = optional.slice(1).map((name, index) => [optional[index] ?? name, name]);
  const exclusive = tools.exclusive.slice(1).map((name) => [tools.exclusive[0] ?? name, name]);
  const field = names.at(-1) ?? 'any';
  return [
    { name: 'required fields only', payload: pick(required) },
    { name: 'every field', payload: pick(names) },
    { name: 'no field', payload: {} },
    ...[...neighbours, ...exclusive].map((pair): Draft => ({
      name: `${pair.join(' and ')} together`,
      payload: { ...pick(required), ...pick(pair) },
    })),
    { name: `${field}: nested deeply`, payload: { ...base, [field]: nestedDeeply() } },
    ...['unknownField', '__proto__', 'constructor', 'prototype'].map((name): Draft => ({
      name: `a field named ${name}`,
      payload: withOwn(base, name, { polluted: true }),
    })),
    { name: 'an unknown field nested deeply', payload: { ...base, unknownField: nestedDeeply() } },
  ];
}

/** Assigning `__proto__` would change the prototype and send nothing. */
function withOwn(base: Fields, name: string, value: unknown): Fields {
  const payload = { ...base };
  return Object.defineProperty(payload, name, { value, enumerable: true, configurable: true, writable: true });
}

/** Examples with some fields changed at random, reproducible by the seed. */
export function draftAtRandom({ schema, examples }: Carrier, seed: number, count: number): Draft[] {
  const names = Object.keys(schema.properties ?? {});
  const bases = examples.map(({ value }) => value);
  if (names.length === 0 || bases.length === 0 || count <= 0) return [];
  const payload = constantFrom(...bases).chain((base) =>
    uniqueArray(constantFrom(...names), { minLength: 1, maxLength: 3 })
      .chain((chosen) => tuple(...chosen.map((name) => tuple(constant(name), valueLike(base[name])))))
      .map((changes) => ({ ...base, ...Object.fromEntries(changes) })),
  );
  const drawn = drawSamples(payload, { seed, numRuns: count });
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
      { weight: 3, arbitrary: integer({ min: -1, max: 2 * Math.ceil(Math.abs(example)) + 10 }) },
      { weight: 1, arbitrary: anything },
    );
  }
  return anything;
}
