import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import {
  bundle,
  createConfig,
  getLineColLocation,
  lint,
  type NormalizedProblem,
  type Plugin,
  type Source,
} from '@redocly/openapi-core';
import type { Catalogue } from './catalogue.ts';
import { examplesFit } from './check-examples.ts';
import { createDialect } from './dialect.ts';
import { findWrongLaws } from './law-rules.ts';
import { type OpenApiDocument, operationsOf, point } from './openapi.ts';
import { BrokenContract, describeProblem, type Problem } from './problem.ts';

const standardRules = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'no-identical-paths': 'error',
  'no-ambiguous-paths': 'error',
  'no-undefined-server-variable': 'error',
  'no-enum-type-mismatch': 'error',
  'no-schema-type-mismatch': 'error',
  'no-required-schema-properties-undefined': 'error',
  'operation-operationId': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-summary': 'error',
  'operation-tag-defined': 'error',
  'path-not-include-query': 'error',
  'no-http-verbs-in-paths': 'off',
  'tag-description': 'error',
} as const;

const exampleRules = {
  'no-invalid-schema-examples': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
} as const;

const notParsed = 'Failed to parse';

/** Reads the hand-written contract below `root` into one document, or throws all its problems. */
export async function readSource(root: string, catalogue: Catalogue): Promise<OpenApiDocument> {
  const ref = resolve(root, 'openapi/openapi.yaml');
  const dialect = createDialect(root, catalogue);
  const dialectRules = Object.fromEntries(
    Object.keys(dialect.rules.oas3).map((name) => [`${dialect.id}/${name}`, 'error'] as const),
  );
  const plugins = [dialect as unknown as Plugin];
  const rules = { ...standardRules, ...dialectRules };
  const config = await createConfig({ plugins, rules });
  const find = async (found: typeof config) =>
    lint({ ref, config: found }).catch((error: unknown) => [unreadable(root, ref, error)]);
  const problems = await find(config);
  if (problems.length > 0)
    refuse(root, await find(await createConfig({ plugins, rules: { ...rules, ...exampleRules } })));
  const result = await bundle({ ref, config });
  refuse(root, result.problems);
  const document = result.bundle.parsed as OpenApiDocument;
  if (!examplesFit(document)) refuse(root, await find(await createConfig({ plugins, rules: exampleRules })));
  refuse(root, findShared(document, result.bundle.source));
  refuse(root, findBrokenLaws(document, result.bundle.source));
  return document;
}

function refuse(root: string, found: readonly (NormalizedProblem | Problem)[]): void {
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
function unreadable(root: string, ref: string, error: unknown): Problem {
  const { line = 1, col: column = 1, originalError } = error as { line?: number; col?: number; originalError?: Error };
  const { reason, code, message = String(error) } = Object(originalError) as Record<string, string | undefined>;
  const file = relative(root, ref);
  if (code === 'ENOENT') return { file, line, column, message: 'This file is missing; the contract begins with it.' };
  return { file, line, column, message: oneLine(reason ?? message) };
}

/** One written operation at two paths would be generated twice under one name. */
function findShared(document: OpenApiDocument, source: Source): Problem[] {
  const first = new Map<string, string>();
  const file = 'openapi/openapi.yaml';
  return operationsOf(document).flatMap(({ path, operation: { operationId } }): Problem[] => {
    const other = first.get(operationId);
    if (other === undefined) {
      first.set(operationId, path);
      return [];
    }
    const [here, there] = [path, other].map((one) => {
      return getLineColLocation({ source, pointer: point('#/paths', one) }).start;
    });
    const message = `${path} is the call \`${operationId}\`, which is ${other} already (${file}:${there?.line}:${there?.col}): give it an operation with an operationId of its own.`;
    return [{ file, line: here?.line ?? 1, column: here?.col ?? 1, message }];
  });
}

/** Laws name fields and calls, which are known once the document is complete. */
function findBrokenLaws(document: OpenApiDocument, source: Source): Problem[] {
  return operationsOf(document).flatMap(({ path, operation }) => {
    const place = getLineColLocation({ source, pointer: point('#/paths', path) }).start;
    return findWrongLaws(document, operation).map((what) => ({
      file: 'openapi/openapi.yaml',
      line: place.line,
      column: place.col,
      message: `\`x-laws\` of \`${operation.operationId}\`: ${what}.`,
    }));
  });
}

function locate(root: string, { message, location }: NormalizedProblem): Problem {
  const place = location[0];
  if (!place) return { file: 'openapi/openapi.yaml', line: 1, column: 1, message: oneLine(message) };
  const { start } = getLineColLocation(place);
  const file = relative(root, place.source.absoluteRef);
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
  const file = relative(root, target);
  const missing = existsSync(target) ? `${file} has no \`${pointer}\`` : `there is no file ${file}`;
  return `The reference \`${reference}\` cannot be resolved: ${missing}. Correct the reference, or write what it names.`;
}

function oneLine(message: string): string {
  return message.replaceAll(/\s*\n\s*/g, ' ').trim();
}
