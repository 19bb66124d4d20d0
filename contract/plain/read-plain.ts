import { readFile } from 'node:fs/promises';
import { posix, resolve } from 'node:path';
import { bundle, createConfig, lint, type Plugin } from '@redocly/openapi-core';
import type { Contract } from '../document/load.ts';
import { refuse, unreadable } from '../document/problems-of.ts';
import { BrokenContract } from '../document/problem.ts';
import { shapeRules } from '../document/shape-rules.ts';
import { plainContract } from './upgrade.ts';

const plainRules = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'no-identical-paths': 'error',
  'no-undefined-server-variable': 'error',
  'no-enum-type-mismatch': 'error',
  'no-schema-type-mismatch': 'error',
  'no-required-schema-properties-undefined': 'error',
  'no-invalid-schema-examples': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'operation-operationId-unique': 'error',
  'operation-parameters-unique': 'error',
  'path-declaration-must-exist': 'error',
  'path-not-include-query': 'error',
  'path-parameters-defined': 'error',
  'security-defined': 'off',
  'plain/defaults-are-valid': 'error',
} as const;

const plugin = { id: 'plain', rules: { oas3: { 'defaults-are-valid': shapeRules['defaults-are-valid'] } } };

/** Reads one OpenAPI document and the files that it refers to, or throws what makes them unreadable. */
export async function readPlain(root: string, file: string): Promise<Contract> {
  const ref = resolve(root, file);
  const config = await createConfig({});
  const { bundle: bundled, problems } = await bundle({ ref, config }).catch((error: unknown) => {
    throw new BrokenContract([unreadable(root, ref, error)]);
  });
  refuse(
    root,
    problems.filter(({ severity }) => severity === 'error'),
  );
  const { openapi } = (bundled.parsed ?? {}) as { openapi?: unknown };
  if (typeof openapi !== 'string' || !openapi.startsWith('3.')) {
    const message = 'This is not OpenAPI 3: begin the file with `openapi: 3.1.0` or `openapi: 3.0.3`.';
    throw new BrokenContract([{ file, line: 1, column: 1, message }]);
  }
  return plainContract(bundled.parsed);
}

/** Throws everything that is wrong with a document and its examples. */
export async function lintPlain(root: string, file: string): Promise<void> {
  const ref = resolve(root, file);
  const config = await createConfig({ plugins: [plugin as unknown as Plugin], rules: plainRules });
  refuse(root, await lint({ ref, config }).catch((error: unknown) => [unreadable(root, ref, error)]));
}

const reference = /\$ref["']?\s*:\s*["']?([^\s"'#}]+)/g;

/** The texts of a document and of all files that it refers to, by path. Addresses and files outside are left out. */
export async function readTogether(
  file: string,
  read: (path: string) => Promise<string | undefined>,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const open = [file];
  // A loop over a list also visits items added meanwhile.
  for (const path of open) {
    const text = await read(path);
    if (text === undefined) continue;
    texts.set(path, text);
    for (const [, target = ''] of text.matchAll(reference)) {
      const next = posix.join(posix.dirname(path), target);
      if (!/^[a-z]+:/.test(target) && !next.startsWith('..') && !open.includes(next)) open.push(next);
    }
  }
  return texts;
}

export function readHere(root: string): (path: string) => Promise<string | undefined> {
  return (path) => readFile(resolve(root, path), 'utf8').catch(() => undefined);
}
