import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '../../document/openapi.ts';
import { show, type Effect, type Tell } from './judge.ts';
import type { Opened } from './open-schema.ts';

const most = ['maxLength', 'maxItems', 'maxProperties'];
const least = ['minLength', 'minItems', 'minProperties'];
const exact = ['pattern', 'format', 'contentEncoding', 'contentMediaType', 'multipleOf'];
const bounds = [
  { inclusive: 'minimum', exclusive: 'exclusiveMinimum', sign: 1 },
  { inclusive: 'maximum', exclusive: 'exclusiveMaximum', sign: -1 },
] as const;

export const limitKeywords = [
  ...most,
  ...least,
  ...exact,
  'uniqueItems',
  ...bounds.flatMap(({ inclusive, exclusive }) => [inclusive, exclusive]),
];

/** Lengths, counts, ranges, patterns and formats. */
export function compareLimits(base: Opened, head: Opened, tell: Tell): void {
  const compare = (keyword: string, was: unknown, is: unknown, effect: Effect) => {
    if (isDeepStrictEqual(was, is)) return;
    const owner = is === undefined ? base : head;
    const message = `${owner.nameOf(keyword)}: ${keyword} ${show(was)} → ${show(is)}`;
    tell({ kind: 'limit', effect, pointer: owner.placeOf(keyword), message });
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
    compare(keyword, was, is, was === undefined ? 'narrower' : is === undefined ? 'wider' : 'either');
  }
  const unique = [base.schema['uniqueItems'] === true, head.schema['uniqueItems'] === true] as const;
  compare('uniqueItems', ...unique, unique[1] ? 'narrower' : 'wider');
  for (const { inclusive, exclusive, sign } of bounds) {
    const [was, is] = [bound(base.schema, inclusive, exclusive, sign), bound(head.schema, inclusive, exclusive, sign)];
    const keyword = (is ?? was)?.exclusive ? exclusive : inclusive;
    compare(keyword, was?.shown, is?.shown, strictness(is) > strictness(was) ? 'narrower' : 'wider');
  }
}

function numberAt({ schema }: Opened, keyword: string): number | undefined {
  return schema[keyword] as number | undefined;
}

interface Bound {
  value: number;
  exclusive: boolean;
  shown: string | number;
}

function bound(schema: Schema, inclusive: string, exclusive: string, sign: 1 | -1): Bound | undefined {
  const closed = schema[inclusive] as number | undefined;
  const open = schema[exclusive] as number | undefined;
  if (closed === undefined && open === undefined) return undefined;
  const openWins = closed === undefined || (open !== undefined && open * sign >= closed * sign);
  if (!openWins) return { value: closed * sign, exclusive: false, shown: closed };
  return { value: Number(open) * sign, exclusive: true, shown: `beyond ${open}` };
}

/** Half a step tells an open bound from a closed one at the same number; nothing else compares against it. */
function strictness(limit: Bound | undefined): number {
  if (!limit) return -Infinity;
  return limit.exclusive ? limit.value + Number.EPSILON * Math.max(1, Math.abs(limit.value)) : limit.value;
}
