import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OpenApiDocument } from '#contract/document/openapi.ts';
import type { Impact } from '#contract/report/verdict/change.ts';

/** The fields that we read of an entry of `redocly diff --format json`. */
export interface RedoclyChange {
  /** Its use, with references followed; for a shared schema, the first use. */
  path: string;
  typeName: string;
  kind: 'added' | 'removed' | 'modified';
  impact: Impact;
  property?: string;
  verdicts: { ruleId: string; message: string }[];
  /** Where it is written. */
  base?: { pointer: string };
  revision?: { pointer: string };
}

const run = promisify(execFile);
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };

/**
 * Redocly's diff is only available as a command: the package's modules have no stable names. One process takes a fifth
 * of a second. It runs in an empty folder, so that no configuration of the repository changes the result.
 */
export async function runRedoclyDiff(base: OpenApiDocument, head: OpenApiDocument): Promise<RedoclyChange[]> {
  const folder = await mkdtemp(join(tmpdir(), 'gariport-diff-'));
  const [before, now, found] = ['base.json', 'head.json', 'found.json'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  try {
    await Promise.all([writeFile(before, JSON.stringify(base)), writeFile(now, JSON.stringify(head))]);
    const command = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
    const words = [command, 'diff', before, now, '--format', 'json', '--output', found, '--fail-on', 'none'];
    await run(process.execPath, words, { cwd: folder, env: { ...process.env, ...quiet } });
    const report = JSON.parse(await readFile(found, 'utf8')) as { changes: RedoclyChange[] };
    return report.changes;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
