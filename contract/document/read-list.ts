import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type * as z from 'zod/mini';
import type { Problem } from './problem.ts';

/** An entry of a hand-written list and its place. */
export interface Entry<Value> {
  value: Value;
  /** The place of the entry, or of a path below it. */
  placeOf: (...path: (string | number)[]) => Pick<Problem, 'file' | 'line' | 'column'>;
}

/** Reads a YAML list whose entries have the same shape. Errors are added to the problems, with their places. */
export function readList<Value>(
  file: string,
  text: string,
  shape: z.ZodMiniType<Value>,
  problems: Problem[],
): Entry<Value>[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
  for (const error of document.errors) {
    problems.push({ ...at(error.pos[0]), message: error.message.split('\n')[0] ?? 'This is not YAML.' });
  }
  if (document.errors.length > 0 || document.contents === null) return [];
  const list = document.contents;
  if (!isSeq(list)) {
    problems.push({ file, line: 1, column: 1, message: 'This file is a list: each entry begins with a dash.' });
    return [];
  }
  return list.items.flatMap((node, index) => {
    const placeOf = (...path: (string | number)[]) => at(offsetOf(node, path));
    const { data, error } = shape.safeParse((document.toJS() as unknown[])[index]);
    for (const issue of error?.issues ?? []) {
      const path = issue.path.filter((part) => typeof part !== 'symbol');
      const message = issue.code === 'unrecognized_keys' ? nameUnknown(issue.keys) : issue.message;
      problems.push({ ...placeOf(...path), message });
    }
    return data === undefined ? [] : [{ value: data, placeOf }];
  });
}

function nameUnknown(keys: readonly string[]): string {
  return `Unknown keys ${keys.map((key) => `\`${key}\``).join(', ')}: correct the spelling, or remove it.`;
}

/** As deep as the path exists. */
function offsetOf(start: Node, path: readonly (string | number)[]): number {
  let node: Node | null = start;
  let offset = start.range?.[0] ?? 0;
  for (const part of path) {
    const next: Node | null | undefined = isMap(node) || isSeq(node) ? node.get(part, true) : undefined;
    if (!next) break;
    node = next;
    offset = next.range?.[0] ?? offset;
  }
  return offset;
}
