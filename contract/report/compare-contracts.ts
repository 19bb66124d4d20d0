import { isDeepStrictEqual } from 'node:util';
import { type Finding, impacts } from './verdict/change.ts';
import { compareCodes, compareFailures } from './compare-codes.ts';
import { compareFacts, compareOperations, pointerOf } from './compare-operations.ts';
import { compareShapes, merge } from './compare-shapes.ts';
import { compareSockets } from './compare-sockets.ts';
import { compareSurroundings } from './compare-surroundings.ts';
import { commonPointer, type OperationPair, pairOperations, type Side } from './side.ts';
import type { MediaType, Operation } from '../document/openapi.ts';

/** Every change from one contract to the other, most severe first, each reported once. */
export function compareContracts(base: Side, head: Side): Finding[] {
  const pairs = pairOperations(base, head);
  const all = [
    ...compareOperations(base, head, pairs),
    ...compareFacts(pairs, head.contract.isPlain),
    ...compareCodes(base, head, pairs),
    ...compareFailures(base, head, pairs),
    ...compareExamples(base, head, pairs),
    ...merged([...compareShapes(base, head, pairs), ...compareSockets(base, head)]),
    ...compareSurroundings(base, head, pairs),
  ];
  return all.toSorted(
    (one, other) =>
      impacts.indexOf(one.impact) - impacts.indexOf(other.impact) || (one.pointer < other.pointer ? -1 : 1),
  );
}

/** A schema of calls and sockets changes once. */
function merged(all: readonly Finding[]): Finding[] {
  const findings = new Map<string, Finding>();
  for (const finding of all) merge(findings, finding);
  return [...findings.values()];
}

/** Compares examples as written. Those of failures come from the catalogue and are reported there. */
function compareExamples(base: Side, head: Side, pairs: readonly OperationPair[]): Finding[] {
  return pairs.flatMap((pair): Finding[] => {
    const [was, is] = [examplesOf(base, pair.base.operation), examplesOf(head, pair.head.operation)];
    const names = new Set([...Object.keys(was), ...Object.keys(is)]);
    const changed = [...names].filter((name) => !isDeepStrictEqual(was[name], is[name]));
    if (changed.length === 0) return [];
    const message = `examples changed: ${changed.join(', ')}`;
    const pointer = `${pointerOf(pair.head)}/examples`;
    return [{ kind: 'examples', impact: 'patch', pointer, message, operations: [pair.id], hits: [] }];
  });
}

function examplesOf({ contract }: Side, operation: Operation): Record<string, unknown> {
  const examples: Record<string, unknown> = {};
  const common = Object.keys(contract.canonical.components.schemas['CommonPayload']?.properties ?? {});
  const collect = (of: 'payload' | 'answer', content: Record<string, MediaType> | undefined) => {
    for (const media of Object.values(content ?? {})) {
      // A call without fields of its own shows the common fields, which are compared once.
      if (media.schema?.$ref === commonPointer) continue;
      for (const [name, { value }] of Object.entries(media.examples ?? {})) {
        if (!/^code-\d+/.test(name))
          examples[`${name} of the ${of}`] = of === 'payload' ? without(value, common) : value;
      }
    }
  };
  collect('payload', operation.requestBody?.content);
  collect('answer', operation.responses['200']?.content);
  return examples;
}

function without(value: unknown, names: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}
