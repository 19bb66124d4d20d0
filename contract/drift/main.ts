import { loadContract } from '../document/load.ts';
import { reportProblems } from '../document/problem.ts';
import { generateFiles } from '../generate/generate.ts';
import { findDrift } from './find-drift.ts';

await reportProblems(async () => {
  const root = process.cwd();
  const drifts = await findDrift(root, await generateFiles(await loadContract(root)));
  for (const { file, how } of drifts) console.error(`${how.padEnd(13)}  ${file}`);
  if (drifts.length === 0) {
    console.log('generated/ is what the contract generates.');
    return;
  }
  const remedy = drifts.every(({ how }) => how === 'not committed') ? 'commit these files' : 'run `npm run generate`';
  console.error(`generated/ is not what the contract generates: ${remedy}, and commit the result.`);
  process.exitCode = 1;
});
