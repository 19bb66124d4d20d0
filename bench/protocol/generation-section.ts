import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadContract } from '#contract/document/load.ts';
import { generateFiles } from '#contract/generate/generate.ts';
import { measuredLine, type Budget, type Line } from '../report/line.ts';

const run = promisify(execFile);
const budget: Budget = { of: 'measured', at: 'most', limit: 5 };
const section = 'Everything generated from the contract';

export async function generationSection(tiny: boolean, root: string): Promise<Line[]> {
  const times = tiny ? 1 : 3;
  const inProcess = await timed(times, async () => {
    await generateFiles(await loadContract(root));
  });
  const asCommand = await inCopy(root, (folder) =>
    timed(times, () => run('npm', ['run', 'generate'], { cwd: folder })),
  );
  return [
    measuredLine({ section, what: 'in this process', budget }, 's', inProcess),
    measuredLine({ section, what: 'npm run generate', budget }, 's', asCommand),
  ];
}

async function timed(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const seconds: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const started = performance.now();
    await work();
    seconds.push((performance.now() - started) / 1000);
  }
  return seconds;
}

/** The command overwrites `generated/`, so it works on a copy of the contract: a benchmark must change nothing. */
async function inCopy<T>(root: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'gariport-bench-'));
  try {
    for (const name of ['openapi', 'locales', 'package.json']) {
      await cp(join(root, name), join(folder, name), { recursive: true });
    }
    for (const name of ['contract', 'node_modules']) await symlink(join(root, name), join(folder, name), 'junction');
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
