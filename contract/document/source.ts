import { resolve } from 'node:path';
import {
  BaseResolver,
  bundle,
  createConfig,
  getLineColLocation,
  lint,
  type Plugin,
  type Source,
} from '@redocly/openapi-core';
import type { Catalogue } from './catalogue.ts';
import { examplesFit } from './check-examples.ts';
import { createDialect } from './dialect.ts';
import { findWrongLaws } from './law-rules.ts';
import { type OpenApiDocument, operationsOf, point } from './openapi.ts';
import type { Problem } from './problem.ts';
import { findWrongMessages, wrongMessages } from './socket-examples.ts';
import { refuse, unreadable } from './problems-of.ts';

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
  const find = async (found: typeof config, externalRefResolver?: BaseResolver) =>
    lint({ ref, config: found, ...(externalRefResolver && { externalRefResolver }) }).catch((error: unknown) => [
      unreadable(root, ref, error),
    ]);
  // Parses each file once. Bundling then changes what was parsed.
  const externalRefResolver = new BaseResolver(config.resolve);
  const problems = await find(config, externalRefResolver);
  if (problems.length > 0)
    refuse(root, await find(await createConfig({ plugins, rules: { ...rules, ...exampleRules } })));
  const result = await bundle({ ref, config, externalRefResolver });
  refuse(root, result.problems);
  const document = result.bundle.parsed as OpenApiDocument;
  if (!examplesFit(document)) {
    refuse(root, await find(await createConfig({ plugins, rules: exampleRules })));
    const ofSockets = wrongMessages(findWrongMessages(document));
    refuse(root, await find(await createConfig({ plugins: [ofSockets as unknown as Plugin], rules: ofSockets.use })));
  }
  refuse(root, findShared(document, result.bundle.source));
  refuse(root, findBrokenLaws(document, result.bundle.source));
  return document;
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
