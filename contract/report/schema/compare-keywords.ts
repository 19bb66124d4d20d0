import { annotations } from '../../document/annotations.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '#contract/document/openapi.ts';
import { type Direction, type Effect, show, showTurn, type Report } from '../verdict/judge.ts';
import { allows, listValues, typesOf } from './allowed-values.ts';
import type { Compare } from './compare-alternatives.ts';
import { openKeyword, type Opened } from './open-schema.ts';
import { isChanged } from './same-text.ts';

/** Compares types, and returns whether to compare the rest of the two schemas. */
export function compareType(base: Opened, head: Opened, report: Report): boolean {
  const had = typesOf(base.schema);
  const has = typesOf(head.schema);
  const removed = uncovered(had, has);
  const added = uncovered(has, had);
  if (removed.length + added.length === 0) return true;
  const effect = effectOf(removed.length > 0, added.length > 0);
  report({
    kind: 'type',
    effect,
    pointer: head.placeOf('type'),
    message: `${head.nameOf('type')} was ${had.join(' or ')} and is ${has.join(' or ')}`,
  });
  return had.some((type) => has.includes(type)) || effect !== 'either';
}

function uncovered(types: readonly string[], others: readonly string[]): string[] {
  if (others.includes('anything')) return [];
  return types.filter((type) => !others.includes(type) && !(type === 'integer' && others.includes('number')));
}

export const valueKeywords = ['enum', 'const'];

/**
 * Compares two schemas by their values if one of them has few enough to list; returns whether it did. `const` is an
 * `enum` of one, and integers between two limits can be listed too.
 */
export function compareValues(base: Opened, head: Opened, direction: Direction, report: Report): boolean {
  const isChoice = [base, head].some(({ schema }) => valueKeywords.some((keyword) => keyword in schema));
  if (!isChoice) return false;
  const [before, now] = [wholeOf(base), wholeOf(head)];
  const had = listValues(base.document, before);
  const has = listValues(head.document, now);
  const isListed = valueKeywords.some((keyword) => keyword in head.schema);
  const keyword = keywordOf(isListed ? head.schema : base.schema);
  const pointer = head.placeOf(keyword);
  const place = (isListed ? head : base).nameOf(keyword);
  if (had && has) {
    const [removed, added] = [without(had, has), without(has, had)];
    if (removed.length + added.length === 0) return true;
    const words = [removed.length > 0 ? `loses ${list(removed)}` : '', added.length > 0 ? `gains ${list(added)}` : ''];
    const isKept = direction === 'answer' && isOpen(base) && added.every((value) => typeof value === 'string');
    const kept = isKept && added.length > 0 ? ', which readers take for unknown' : '';
    const message = `${place} ${words.filter(Boolean).join(' and ')}${kept}`;
    const effect = effectOf(removed.length > 0, added.length > 0 && !isKept);
    report({ kind: 'values', effect: kept === '' ? effect : 'notice', pointer, message });
    return true;
  }
  if (has) {
    const isNew = has.some((value) => !allows(base.document, before, value));
    report({ kind: 'values', effect: effectOf(true, isNew), pointer, message: `${place} is limited to ${list(has)}` });
  } else if (had) {
    const isLost = had.some((value) => !allows(head.document, now, value));
    const message = `${place} is no longer limited to ${list(had)}`;
    report({ kind: 'values', effect: effectOf(isLost, true), pointer, message });
  }
  return true;
}

/** Whether readers must expect more values than an enum lists. */
function isOpen({ schema }: Opened): boolean {
  return schema['x-open'] === true && 'enum' in schema;
}

/**
 * An enum that becomes open or closed. Generated types change, and earlier readers refuse what is added
 * later, although nothing changes on the wire yet. Free text is open anyway.
 */
function compareOpenness(base: Opened, head: Opened, direction: Direction, report: Report): void {
  if (isOpen(base) === isOpen(head) || !('enum' in base.schema && 'enum' in head.schema)) return;
  const change = isOpen(head)
    ? 'is now open: types gain the unknown value, and earlier readers refuse values that are added later'
    : 'is no longer open: types lose the unknown value, and values that are added later break readers';
  const owner = isOpen(head) ? head : base;
  const effect = direction === 'answer' ? 'breaking' : 'text';
  report({ kind: 'values', effect, pointer: owner.placeOf(openKeyword), message: `${owner.nameOf('enum')} ${change}` });
}

/** With the members of `allOf` that could not be merged. */
function wholeOf({ schema, rest }: Opened): Schema {
  return rest.length === 0 ? schema : { ...schema, allOf: rest.map((member) => member.schema) };
}

function effectOf(loses: boolean, gains: boolean): Effect {
  if (loses && gains) return 'either';
  return loses ? 'narrower' : 'wider';
}

function keywordOf(schema: Schema): string {
  return 'const' in schema ? 'const' : 'enum';
}

function without(values: readonly unknown[], others: readonly unknown[]): unknown[] {
  return values.filter((value) => !others.some((other) => isDeepStrictEqual(value, other)));
}

function list(values: readonly unknown[]): string {
  return values.map(show).join(', ');
}

const most = ['maxLength', 'maxItems', 'maxProperties'];
const least = ['minLength', 'minItems', 'minProperties'];
const exact = ['pattern', 'format', 'contentEncoding', 'contentMediaType'];
const bounds = [
  { inclusive: 'minimum', exclusive: 'exclusiveMinimum', sign: 1 },
  { inclusive: 'maximum', exclusive: 'exclusiveMaximum', sign: -1 },
] as const;

export const limitKeywords = [
  ...most,
  ...least,
  ...exact,
  'multipleOf',
  'uniqueItems',
  ...bounds.flatMap(({ inclusive, exclusive }) => [inclusive, exclusive]),
];

/** Lengths, counts, ranges, patterns and formats. */
export function compareLimits(base: Opened, head: Opened, report: Report): void {
  const compare = (keyword: string, was: unknown, is: unknown, effect: Effect) => {
    if (isDeepStrictEqual(was, is)) return;
    const owner = is === undefined ? base : head;
    const message = `${owner.nameOf(keyword)}: ${keyword} ${show(was)} → ${show(is)}`;
    report({ kind: 'limit', effect, pointer: owner.placeOf(keyword), message });
  };
  for (const keyword of most) {
    const [was, is] = [numberAt(base, keyword), numberAt(head, keyword)];
    compare(keyword, was, is, (is ?? Infinity) < (was ?? Infinity) ? 'narrower' : 'wider');
  }
  for (const keyword of least) {
    const [was, is] = [numberAt(base, keyword) ?? 0, numberAt(head, keyword) ?? 0];
    compare(keyword, was, is, is > was ? 'narrower' : 'wider');
  }
  for (const keyword of exact) {
    const [was, is] = [base.schema[keyword], head.schema[keyword]];
    // The short forms of a class mean the same as the long ones.
    if (keyword === 'pattern' && spellOut(was) === spellOut(is)) continue;
    compare(keyword, was, is, was === undefined ? 'narrower' : is === undefined ? 'wider' : 'either');
  }
  const [step, steps] = [numberAt(base, 'multipleOf'), numberAt(head, 'multipleOf')];
  compare('multipleOf', step, steps, compareSteps(step, steps));
  const unique = [base.schema['uniqueItems'] === true, head.schema['uniqueItems'] === true] as const;
  compare('uniqueItems', ...unique, unique[1] ? 'narrower' : 'wider');
  for (const { inclusive, exclusive, sign } of bounds) {
    const [was, is] = [bound(base.schema, inclusive, exclusive, sign), bound(head.schema, inclusive, exclusive, sign)];
    const keyword = (is ?? was)?.keyword ?? inclusive;
    compare(keyword, was?.shown, is?.shown, strictness(is) > strictness(was) ? 'narrower' : 'wider');
  }
}

function spellOut(pattern: unknown): unknown {
  if (typeof pattern !== 'string') return pattern;
  return pattern.replaceAll(/(\[[^\]]*\])|\\d|\\w/g, (part: string) => {
    if (part.startsWith('[')) return part.replaceAll('\\d', '0-9').replaceAll('\\w', 'A-Za-z0-9_');
    return part === '\\d' ? '[0-9]' : '[A-Za-z0-9_]';
  });
}

/** Every multiple of 6 is one of 3. */
function compareSteps(was: number | undefined, is: number | undefined): Effect {
  if (was === undefined || is === undefined) return was === undefined ? 'narrower' : 'wider';
  if (Number.isInteger(is / was)) return 'narrower';
  return Number.isInteger(was / is) ? 'wider' : 'either';
}

function numberAt({ schema }: Opened, keyword: string): number | undefined {
  return schema[keyword] as number | undefined;
}

interface Bound {
  value: number;
  exclusive: boolean;
  shown: string | number;
  /** Where it is written. */
  keyword: string;
}

function bound(schema: Schema, inclusive: string, exclusive: string, sign: 1 | -1): Bound | undefined {
  const closed = schema[inclusive] as number | undefined;
  const open = schema[exclusive] as number | undefined;
  if (closed === undefined && open === undefined) return undefined;
  const openWins = closed === undefined || (open !== undefined && open * sign >= closed * sign);
  const limit = (openWins ? Number(open) : closed) * sign;
  const keyword = openWins ? exclusive : inclusive;
  if (isInteger(schema)) {
    // For integers, `> 0` and `>= 1` are the same.
    const value = openWins ? Math.floor(limit) + 1 : Math.ceil(limit);
    return { value, exclusive: false, shown: value === 0 ? 0 : value * sign, keyword };
  }
  return { value: limit, exclusive: openWins, shown: openWins ? `beyond ${open}` : closed, keyword };
}

/** Whether all its numbers are integers. */
function isInteger(schema: Schema): boolean {
  const types = typesOf(schema);
  return types.includes('integer') && !types.includes('anything');
}

/** An exclusive bound is slightly stricter than an inclusive one at the same number. */
function strictness(limit: Bound | undefined): number {
  if (!limit) return -Infinity;
  return limit.exclusive ? limit.value + Number.EPSILON * Math.max(1, Math.abs(limit.value)) : limit.value;
}

/** Every keyword without a comparison of its own. Unknown keywords count as breaking. */
export function compareRest(
  base: Opened,
  head: Opened,
  known: ReadonlySet<string>,
  direction: Direction,
  report: Report,
  compare: Compare,
): void {
  const keywords = new Set([...Object.keys(base.schema), ...Object.keys(head.schema)]);
  for (const keyword of keywords) {
    if (known.has(keyword)) continue;
    const [was, is] = [base.schema[keyword], head.schema[keyword]];
    if (!isChanged({ ...base, value: was }, { ...head, value: is }, compare)) continue;
    const owner = is === undefined ? base : head;
    const pointer = owner.placeOf(keyword);
    const place = owner.nameOf(keyword);
    if (keyword === openKeyword) {
      compareOpenness(base, head, direction, report);
    } else if (keyword === 'x-sunset') {
      // An added or removed day is reported with the deprecation.
      if (was === undefined || is === undefined) continue;
      // Callers who relied on a later day have less time.
      const effect = (is as string) < (was as string) ? 'notice' : 'text';
      report({ kind: 'deprecated', effect, pointer, message: `${place}: x-sunset ${show(was)} → ${show(is)}` });
    } else if (annotations.includes(keyword) || keyword.startsWith('x-')) {
      report({ kind: 'text', effect: 'text', pointer, message: `${place}: ${keyword} reworded${showTurn(was, is)}` });
    } else if (keyword === 'deprecated') {
      const sunset = head.schema['x-sunset'];
      const until = typeof sunset === 'string' ? `, and stays until ${sunset}` : '';
      const message = `${place} is ${is === true ? `deprecated${until}` : 'no longer deprecated'}`;
      report({ kind: 'deprecated', effect: 'notice', pointer, message });
    } else if (keyword === 'readOnly' || keyword === 'writeOnly') {
      const message = `${place} is ${is === true ? '' : 'no longer '}${keyword}`;
      report({ kind: 'access', effect: effectOfAccess(keyword, is === true, direction), pointer, message });
    } else if (keyword === 'default') {
      // Callers who omit the field get a different default.
      const message = `${place}: default ${show(was)} → ${show(is)}`;
      report({ kind: 'default', effect: was === undefined ? 'notice' : 'breaking', pointer, message });
    } else {
      const message = `${place}: \`${keyword}\` changed, which this report cannot classify and treats as breaking`;
      report({ kind: 'unjudged', effect: 'either', pointer, message });
    }
  }
}

/** `readOnly` removes a field from payloads, and `writeOnly` from answers. */
function effectOfAccess(keyword: 'readOnly' | 'writeOnly', isSet: boolean, direction: Direction): Effect {
  const leaves = keyword === 'readOnly' ? 'payload' : 'answer';
  if (direction !== leaves) return 'text';
  return isSet ? 'breaking' : 'notice';
}
