import type { Finding } from './change.ts';
import { languagesChanged, turnsOf } from './compare-codes.ts';
import { point } from '../document/pointer.ts';
import type { OperationPair, Side } from './side.ts';

type Failures = Record<string, readonly string[]>;

/** The messages that specific failures carry. None is ever decided on, so none breaks anybody. */
export function compareFailures(base: Side, head: Side, pairs: readonly OperationPair[]): Finding[] {
  const taken = new Map<string, Finding>();
  for (const { id, base: before, head: now } of pairs) {
    const [was, is] = [namesOf(before.operation['x-failures']), namesOf(now.operation['x-failures'])];
    for (const name of is.filter((one) => !was.includes(one))) add('failure-added', name, id);
    for (const name of was.filter((one) => !is.includes(one))) add('failure-removed', name, id);
  }
  function add(kind: 'failure-added' | 'failure-removed', name: string, operation: string): void {
    const known = taken.get(`${kind} ${name}`);
    if (known) {
      known.operations.push(operation);
      return;
    }
    const isNew = kind === 'failure-added';
    const [code, key] = name.split(' ');
    const message = `code ${code} ${isNew ? 'may now say' : 'no longer says'} \`${key}\``;
    const pointer = point('failures.json', key ?? '', 'x-failures');
    taken.set(`${kind} ${name}`, {
      kind,
      impact: isNew ? 'minor' : 'patch',
      pointer,
      message,
      operations: [operation],
      hits: [],
    });
  }
  return [...taken.values(), ...compareTexts(base, head)];
}

function namesOf(failures: Failures | undefined): string[] {
  return Object.entries(failures ?? {}).flatMap(([code, keys]) => keys.map((key) => `${code} ${key}`));
}

function compareTexts(base: Side, head: Side): Finding[] {
  const [had, has] = [base.contract.catalogue.failureTexts, head.contract.catalogue.failureTexts];
  return Object.keys(has).flatMap((key): Finding[] => {
    const [before, now] = [had[key], has[key]];
    if (!before || !now || languagesChanged(before, now).length === 0) return [];
    const operations = [...head.operations.values()].flatMap(({ operation }) =>
      Object.values(operation['x-failures'] ?? {}).some((keys) => keys.includes(key)) ? [operation.operationId] : [],
    );
    const message = `failure \`${key}\` reworded in ${turnsOf(before, now)}`;
    return [
      { kind: 'failure-text', impact: 'patch', pointer: point('failures.json', key), message, operations, hits: [] },
    ];
  });
}
