import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from './load.ts';
import { BrokenContract, type Problem } from './problem.ts';

/**
 * Throws if a named schema has no description. Not checked when a contract is only read, since earlier revisions have
 * such schemas.
 */
export function requireDescriptions(root: string, contract: Contract): void {
  const problems = findUndescribed(root, contract);
  if (problems.length > 0) throw new BrokenContract(problems);
}

export function findUndescribed(root: string, { canonical }: Contract): Problem[] {
  const schemas = Object.entries(canonical.components.schemas);
  const names = schemas.flatMap(([name, { description }]) => (typeof description === 'string' ? [] : [name]));
  if (names.length === 0) return [];
  const files = readdirSync(join(root, 'openapi/schemas')).map((name) => `openapi/schemas/${name}`);
  const lines = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((text, at) => ({ file, line: at + 1, text })),
  );
  return names.map((name) => {
    const { file, line } = lines.find(({ text }) => text.startsWith(`${name}:`)) ?? { file: 'openapi', line: 1 };
    const message = `Add a \`description\` to ${name}: what the value means, its unit, and when it is absent.`;
    return { file, line, column: 1, message };
  });
}
