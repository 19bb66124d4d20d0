import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';

const run = promisify(execFile);

/** JSON writes NaN as null. */
const report = z.object({
  lines: z.array(
    z.object({ section: z.string(), what: z.string(), measured: z.number(), ratio: z.number().optional() }),
  ),
});

/** The sections of each report, by the start of their titles. */
const benchmarks = {
  'bench:protocol': ['Envelope', 'One call', 'Everything generated', 'Client runtime'],
  'bench:server': [
    'Lists of 3,000',
    'Lists of 6,000',
    'Growth',
    "The desk's table",
    'Calls',
    'A table',
    'Start',
    'Memory',
  ],
  'bench:site': [
    'Pages of a node',
    'First visit',
    'First visit without rendering',
    'A card',
    'The mobile site',
    'A price',
    'Four photos',
  ],
};

// Each command runs completely, but once and on the smallest stock; this takes a minute.
describe('a minimal run', () => {
  for (const [script, sections] of Object.entries(benchmarks)) {
    it(`of ${script} measures every row`, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'gariport-bench-test-'));
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      const file = join(folder, 'report.json');
      await run('npm', ['run', script, '--', '--tiny', '--json', file], { shell: process.platform === 'win32' });
      const { lines } = report.parse(JSON.parse(await readFile(file, 'utf8')));
      const unmeasured = sections.filter((name) => !lines.some(({ section }) => section.startsWith(name)));
      expect(unmeasured).toEqual([]);
    });
  }
});

describe('a benchmark with a missing program', () => {
  it.each([
    ['server', 'POSTGRES_BIN', 'This benchmark needs PostgreSQL: install it, or set POSTGRES_BIN.\n'],
    ['site', 'CHROMIUM_PATH', 'This benchmark needs Chromium: install it or Chrome, or set CHROMIUM_PATH.\n'],
  ])('bench:%s reports it in one line', async (name, variable, stderr) => {
    const env = { ...process.env, [variable]: '/nowhere' };
    const running = run(process.execPath, [`bench/${name}/main.ts`, '--tiny'], { env });
    await expect(running).rejects.toMatchObject({ code: 1, stdout: '', stderr });
  });
});
