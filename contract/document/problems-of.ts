import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { getLineColLocation, type NormalizedProblem, type Source } from '@redocly/openapi-core';
import { pathBelow } from './list-files.ts';
import { BrokenContract, describeProblem, type Problem } from './problem.ts';

const notParsed = 'Failed to parse';

/** Throws the problems that the linter found, each once and at its place; does nothing if there are none. */
export function refuse(root: string, found: readonly (NormalizedProblem | Problem)[]): void {
  const problems = found.map((problem) => ('location' in problem ? locate(root, problem) : problem));
  // Reported once: examples cannot be checked without their schema, and invalid YAML breaks all references.
  const unparsed = problems.flatMap(({ file, message }) => (message.startsWith(notParsed) ? file : []));
  const own = problems.filter(
    ({ message }) =>
      !message.startsWith('Example validation errored') &&
      !unparsed.some((file) => message.includes(`cannot be resolved: ${file} has no`)),
  );
  if (problems.length > 0) throw new BrokenContract(withoutRepeats(own.length > 0 ? own : problems));
}

/** A problem in something that several calls share is reported once. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [describeProblem(problem), problem])).values()];
}

/** The linter throws if the first file is missing or not YAML. */
export function unreadable(root: string, ref: string, error: unknown): Problem {
  const { line = 1, col: column = 1, originalError } = error as { line?: number; col?: number; originalError?: Error };
  const { reason, code, message = String(error) } = Object(originalError) as Record<string, string | undefined>;
  const file = pathBelow(root, ref);
  if (code === 'ENOENT') return { file, line, column, message: 'This file is missing; the contract begins with it.' };
  return { file, line, column, message: oneLine(reason ?? message) };
}

function locate(root: string, { message, location }: NormalizedProblem): Problem {
  const place = location[0];
  if (!place) return { file: 'openapi/openapi.yaml', line: 1, column: 1, message: oneLine(message) };
  const { start } = getLineColLocation(place);
  const file = pathBelow(root, place.source.absoluteRef);
  const text = message.startsWith("Can't resolve $ref")
    ? describeReference(root, place.source, start)
    : // The parser adds the whole path of the file, and the place once more.
      message.replace(/^(Failed to parse: .*?) in "[^"]*" \(\d+:\d+\)/, '$1.');
  return { file, line: start.line, column: start.col, message: oneLine(text) };
}

/** A broken reference, with its target and what is missing. */
function describeReference(root: string, source: Source, { line, col }: { line: number; col: number }): string {
  const rest = source.getLines()[line - 1]?.slice(col - 1) ?? '';
  const [, reference = ''] = /\$ref['"]?:\s*['"]?([^'"\s,}]+)/.exec(rest) ?? [];
  const [path = '', pointer = ''] = reference.split('#');
  const target = path === '' ? source.absoluteRef : resolve(dirname(source.absoluteRef), path);
  const file = pathBelow(root, target);
  const missing = existsSync(target) ? `${file} has no \`${pointer}\`` : `there is no file ${file}`;
  return `The reference \`${reference}\` cannot be resolved: ${missing}. Correct the reference, or write what it names.`;
}

function oneLine(message: string): string {
  return message.replaceAll(/\s*\n\s*/g, ' ').trim();
}
