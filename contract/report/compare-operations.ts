import { isDeepStrictEqual } from 'node:util';
import { type Operation, type PlacedOperation, point } from '../document/openapi.ts';
import type { Finding, Impact } from './verdict/change.ts';
import { type OperationPair, type Side, templateOf } from './side.ts';
import { show, showTurn } from './verdict/judge.ts';

/** Operations that were added, removed, moved or renamed. */
export function compareOperations(base: Side, head: Side, pairs: readonly OperationPair[]): Finding[] {
  const kept = new Set(pairs.map((pair) => pair.base));
  const known = new Set(pairs.map((pair) => pair.head));
  const removed = [...base.operations.values()].filter((placed) => !kept.has(placed));
  const added = [...head.operations.values()].filter((placed) => !known.has(placed));
  return [
    ...removed.map((placed): Finding => {
      const message = `${describe(placed)} removed`;
      return { ...about(placed), kind: 'operation-removed', impact: 'major', message, hits: ['senders', 'readers'] };
    }),
    ...added.map((placed): Finding => {
      const message = `${describe(placed)} added: ${placed.operation.summary}`;
      return { ...about(placed), kind: 'operation-added', impact: 'minor', message, hits: [] };
    }),
    ...pairs.flatMap(compareAddress),
    ...pairs.flatMap(compareDeprecation),
  ];
}

function compareAddress({ id, base, head }: OperationPair): Finding[] {
  const hits: Finding['hits'] = ['senders'];
  const findings: Finding[] = [];
  const isNamed = !id.includes(' ');
  if (base.operation.operationId.includes(' ')) {
    // Nobody could call it by an id yet.
    if (!isNamed) return findings;
    const message = `is now called \`${id}\``;
    findings.push({
      ...about(head),
      kind: 'text',
      impact: 'patch',
      pointer: point(pointerOf(head), 'operationId'),
      message,
      hits: [],
    });
  } else if (base.operation.operationId !== id) {
    const message = `\`${base.operation.operationId}\` is now called \`${id}\`, and so is all that is generated for it`;
    const pointer = point(pointerOf(head), 'operationId');
    findings.push({ ...about(head), kind: 'operation-renamed', impact: 'major', pointer, message, hits });
  }
  if (templateOf(base.path) !== templateOf(head.path) || base.method !== head.method) {
    const message = `moved from ${address(base)} to ${address(head)}`;
    const oldPointer = pointerOf(base);
    findings.push({ ...about(head), kind: 'operation-moved', impact: 'major', oldPointer, message, hits });
  }
  return findings;
}

/** A deprecated operation still works, but its callers need a replacement. */
function compareDeprecation({ base, head }: OperationPair): Finding[] {
  const [was, is] = [base.operation.deprecated ?? false, head.operation.deprecated ?? false];
  if (was === is) return [];
  const pointer = point(pointerOf(head), 'deprecated');
  const sunset = head.operation['x-sunset'];
  const message = is ? `is deprecated${sunset ? `, and stays until ${sunset}` : ''}` : 'is no longer deprecated';
  return [{ ...about(head), kind: 'deprecated', impact: 'minor', pointer, message, hits: [] }];
}

function about(placed: PlacedOperation) {
  return { pointer: pointerOf(placed), operations: [placed.operation.operationId] };
}

export function pointerOf({ path, method }: PlacedOperation): string {
  return point('#/paths', path, method);
}

export function address({ path, method }: PlacedOperation): string {
  return `${method.toUpperCase()} ${path}`;
}

function describe(placed: PlacedOperation): string {
  return `\`${placed.operation.operationId}\` (${address(placed)})`;
}

type Judge = (was: Operation, is: Operation) => Impact;

/** Ordered from the fewest requirements for a caller to the most. */
const strictness = { none: 0, visitor: 1, user: 2, staff: 3 };
/** Ordered from the strongest promise to a caller to the weakest. */
const caution = { safe: 0, idempotent: 1, never: 2 };

const judges: Record<string, Judge> = {
  'x-effect': () => 'major',
  'x-auth': (was, is) => {
    // Staff tokens work nowhere else, so a call that stops asking for them is lost to staff.
    const isOther = was['x-auth'] === 'staff' && is['x-auth'] !== 'none';
    return isOther || strictness[is['x-auth']] > strictness[was['x-auth']] ? 'major' : 'minor';
  },
  'x-roles': (was, is) => (isSubset(was['x-roles'], is['x-roles']) ? 'minor' : 'major'),
  'x-replay': (was, is) => (caution[is['x-replay']] > caution[was['x-replay']] ? 'major' : 'minor'),
  'x-envelope': () => 'major',
  'x-envelope-multipart': (was) => (was['x-envelope-multipart'] ? 'major' : 'minor'),
  // The generated call returns the whole envelope or its body, so this changes its return type.
  'x-display': (was, is) => ([was, is].some((operation) => operation['x-display'] === 'whole') ? 'major' : 'minor'),
  // Callers who relied on a later day have less time.
  'x-sunset': (was, is) => ((is['x-sunset'] ?? '') < (was['x-sunset'] ?? '') ? 'minor' : 'patch'),
  'x-at-most-one': (was, is) => (isSubset(is['x-at-most-one'], was['x-at-most-one']) ? 'minor' : 'major'),
};

/** The comparison of codes reports the first two; an added or removed day is reported with the deprecation. */
function isReportedElsewhere(field: string, was: Operation, is: Operation, isPlain: boolean): boolean {
  if (field === 'x-sunset') return was[field] === undefined || is[field] === undefined;
  return (isPlain && field === 'x-provenance') || field === 'x-codes' || field === 'x-failures';
}

/** The `x-` fields of an operation besides its shapes. */
export function compareFacts(pairs: readonly OperationPair[], isPlain = false): Finding[] {
  return pairs.flatMap((pair) => {
    const [was, is] = [pair.base.operation, pair.head.operation];
    const fields = new Set([...Object.keys(was), ...Object.keys(is)].filter((name) => name.startsWith('x-')));
    const changed = [...fields].filter((field) => !isDeepStrictEqual(read(was, field), read(is, field)));
    return changed
      .filter(
        (field) =>
          !isReportedElsewhere(field, was, is, isPlain) && !(field === 'x-replay' && changed.includes('x-effect')),
      )
      .map((field): Finding => {
        const impact = (isPlain ? undefined : judges[field])?.(was, is) ?? 'patch';
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

/** Of mutually exclusive fields, fewer exclude less; without a list, nothing is excluded. */
function isSubset(some: readonly string[] | undefined, all: readonly string[] | undefined): boolean {
  return (some ?? []).every((name) => all?.includes(name));
}
