import type { PlacedOperation } from '../document/openapi.ts';
import type { Finding } from './change.ts';
import { point } from '../document/pointer.ts';
import type { OperationPair, Side } from './side.ts';

/** Operations that came, went, moved or were given another name. */
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
  if (base.operation.operationId !== id) {
    const message = `\`${base.operation.operationId}\` is now called \`${id}\`, and so is all that is generated for it`;
    const pointer = point(pointerOf(head), 'operationId');
    findings.push({ ...about(head), kind: 'operation-renamed', impact: 'major', pointer, message, hits });
  }
  if (base.path !== head.path || base.method !== head.method) {
    const message = `moved from ${address(base)} to ${address(head)}`;
    findings.push({ ...about(head), kind: 'operation-moved', impact: 'major', message, hits });
  }
  return findings;
}

/** Nothing stops working today, but whoever calls it has to look for another. */
function compareDeprecation({ base, head }: OperationPair): Finding[] {
  const [was, is] = [base.operation.deprecated ?? false, head.operation.deprecated ?? false];
  if (was === is) return [];
  const pointer = point(pointerOf(head), 'deprecated');
  const message = is ? 'is deprecated' : 'is no longer deprecated';
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
