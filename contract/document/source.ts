import { relative, resolve } from 'node:path';
import {
  bundle,
  createConfig,
  getLineColLocation,
  lint,
  type NormalizedProblem,
  type Plugin,
} from '@redocly/openapi-core';
import type { Catalogue } from './catalogue.ts';
import { createDialect } from './dialect.ts';
import type { OpenApiDocument } from './openapi.ts';
import { BrokenContract, type Problem } from './problem.ts';

const standardRules = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'no-identical-paths': 'error',
  'no-ambiguous-paths': 'error',
  'no-undefined-server-variable': 'error',
  'no-enum-type-mismatch': 'error',
  'no-schema-type-mismatch': 'error',
  'no-required-schema-properties-undefined': 'error',
  'no-invalid-schema-examples': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'operation-operationId': 'error',
  'operation-operationId-unique': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-summary': 'error',
  'operation-tag-defined': 'error',
  'path-not-include-query': 'error',
  'no-http-verbs-in-paths': 'off',
  'tag-description': 'error',
} as const;

/** Reads the hand-written contract below `root` into one document, or throws all that is wrong with it. */
export async function readSource(root: string, catalogue: Catalogue): Promise<OpenApiDocument> {
  const ref = resolve(root, 'openapi/openapi.yaml');
  const dialect = createDialect(catalogue);
  const dialectRules = Object.fromEntries(
    Object.keys(dialect.rules.oas3).map((name) => [`${dialect.id}/${name}`, 'error'] as const),
  );
  const config = await createConfig({
    plugins: [dialect as unknown as Plugin],
    rules: { ...standardRules, ...dialectRules },
  });
  refuse(root, await lint({ ref, config }));
  const result = await bundle({ ref, config });
  refuse(root, result.problems);
  return result.bundle.parsed as OpenApiDocument;
}

function refuse(root: string, found: readonly NormalizedProblem[]): void {
  if (found.length > 0) throw new BrokenContract(found.map((problem) => locate(root, problem)));
}

function locate(root: string, { message, location }: NormalizedProblem): Problem {
  const place = location[0];
  if (!place) return { file: 'openapi/openapi.yaml', line: 1, column: 1, message: oneLine(message) };
  const { start } = getLineColLocation(place);
  return {
    file: relative(root, place.source.absoluteRef),
    line: start.line,
    column: start.col,
    message: oneLine(message),
  };
}

function oneLine(message: string): string {
  return message.replaceAll(/\s*\n\s*/g, ' ').trim();
}
