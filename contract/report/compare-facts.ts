import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '../document/openapi.ts';
import type { Finding } from './change.ts';
import { pointerOf } from './compare-operations.ts';
import type { Impact } from './impact.ts';
import { point } from '../document/pointer.ts';
import { show, showTurn } from './schema/judge.ts';
import type { OperationPair } from './side.ts';

type Judge = (was: Operation, is: Operation) => Impact;

/** From what asks least of a caller to what asks most. */
const strictness = { none: 0, visitor: 1, user: 2 };
/** From what promises a caller most to what promises least. */
const caution = { safe: 0, idempotent: 1, never: 2 };

const judges: Record<string, Judge> = {
  'x-effect': () => 'major',
  'x-auth': (was, is) => (strictness[is['x-auth']] > strictness[was['x-auth']] ? 'major' : 'minor'),
  'x-replay': (was, is) => (caution[is['x-replay']] > caution[was['x-replay']] ? 'major' : 'minor'),
  'x-envelope': () => 'major',
  'x-envelope-multipart': (was) => (was['x-envelope-multipart'] ? 'major' : 'minor'),
  // The generated call answers with the whole envelope or with its body, so this is another return type.
  'x-display': (was, is) => ([was, is].some((operation) => operation['x-display'] === 'whole') ? 'major' : 'minor'),
  'x-at-most-one': (was, is) => (isSubset(is['x-at-most-one'], was['x-at-most-one']) ? 'minor' : 'major'),
};

/** Told as codes and as failures, not as fields. */
const toldElsewhere = new Set(['x-codes', 'x-failures']);

/** What our dialect says of an operation beside its shapes. */
export function compareFacts(pairs: readonly OperationPair[]): Finding[] {
  return pairs.flatMap((pair) => {
    const [was, is] = [pair.base.operation, pair.head.operation];
    const fields = new Set([...Object.keys(was), ...Object.keys(is)].filter((name) => name.startsWith('x-')));
    const changed = [...fields].filter((field) => !isDeepStrictEqual(read(was, field), read(is, field)));
    return changed
      .filter((field) => !toldElsewhere.has(field) && !(field === 'x-replay' && changed.includes('x-effect')))
      .map((field): Finding => {
        const impact = judges[field]?.(was, is) ?? 'patch';
        const pointer = point(pointerOf(pair.head), field);
        const message =
          field === 'x-provenance'
            ? `x-provenance reworded${showTurn(assumptionOf(was), assumptionOf(is))}`
            : `${field}: ${inWords(read(was, field))} → ${inWords(read(is, field))}`;
        return { kind: 'x-field', impact, pointer, message, operations: [pair.id], hits: hitsOf(field, impact) };
      });
  });
}

function read(operation: Operation, field: string): unknown {
  return operation[field as keyof Operation];
}

function assumptionOf({ 'x-provenance': provenance }: Operation): string {
  return provenance.status === 'assumed' ? provenance.assumption : provenance.status;
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : show(value);
}

function hitsOf(field: string, impact: Impact): Finding['hits'] {
  if (impact !== 'major') return [];
  if (field === 'x-effect' || field === 'x-envelope') return ['senders', 'readers'];
  return field === 'x-display' ? ['readers'] : ['senders'];
}

/** Of fields that exclude each other, fewer exclude less; where there is no such list, nothing is excluded. */
function isSubset(some: readonly string[] | undefined, all: readonly string[] | undefined): boolean {
  return (some ?? []).every((name) => all?.includes(name));
}
