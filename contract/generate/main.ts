import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadContract } from '../document/load.ts';
import { reportProblems } from '../document/report-problems.ts';
import { generateFiles } from './generate.ts';

const root = process.cwd();
const started = performance.now();

await reportProblems(async () => {
  const files = await generateFiles(await loadContract(root));
  await rm(join(root, 'generated'), { recursive: true, force: true });
  for (const [name, text] of files) {
    const path = join(root, 'generated', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`generated/: ${files.size} files in ${seconds} s`);
});
