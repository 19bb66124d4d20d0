import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { standardDocument } from '#contract/generate/standard-document.ts';
import type { ArazzoDocument } from '#contract/walks/arazzo.ts';
import { canonical } from './read-call.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gariport-judges-'));
  for (const name of ['openapi.json', 'openapi.wire.json', 'walks.arazzo.json']) {
    await cp(join('generated', name), join(folder, name));
  }
  await writeFile(join(folder, 'openapi-server.json'), JSON.stringify(standardDocument(canonical)));
  await writeFile(join(folder, 'redocly.yaml'), await readFile('openapi/judges/redocly.yaml', 'utf8'));
});

afterAll(() => rm(folder, { recursive: true }));

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };

/** Runs the linter's own command with its standard rules, except those that our console covers. */
function lint(document: string): Promise<{ code: number; output: string }> {
  const command = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
  return new Promise((resolve) => {
    const words = [command, 'lint', document, '--config', 'redocly.yaml', '--format', 'checkstyle'];
    const child = execFile(
      process.execPath,
      words,
      { cwd: folder, env: { ...process.env, ...quiet } },
      (_error, output) => resolve({ code: child.exitCode ?? -1, output }),
    );
  });
}

test.each(['openapi.json', 'openapi.wire.json', 'openapi-server.json', 'walks.arazzo.json'])(
  '%s passes the standard rules of another linter, except those answered in docs/judges.md',
  async (document) => {
    const { code, output } = await lint(document);
    expect(output).not.toContain('<error');
    expect(code).toBe(0);
  },
);

test('The other linter finds a walk that uses an output that no step has', async () => {
  const walks = JSON.parse(await readFile(join(folder, 'walks.arazzo.json'), 'utf8')) as ArazzoDocument;
  for (const { steps } of walks.workflows) for (const step of steps) delete step.outputs;
  await writeFile(join(folder, 'broken.json'), JSON.stringify(walks));
  const { code, output } = await lint('broken.json');
  expect(code).toBe(1);
  expect(output).toContain('outputs-defined');
});
