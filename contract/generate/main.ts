import { join } from 'node:path';
import { loadContract } from '../document/load.ts';
import { reportProblems } from '../document/problem.ts';
import { generateFiles, writeFiles } from './generate.ts';

const root = process.cwd();
const started = performance.now();

await reportProblems(async () => {
  const files = await generateFiles(await loadContract(root));
  await writeFiles(join(root, 'generated'), files);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`generated/: ${files.size} files in ${seconds} s`);
});
