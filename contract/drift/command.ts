import { requireDescriptions } from '../document/descriptions.ts';
import { loadContract } from '../document/load.ts';
import { reportProblems } from '../document/problem.ts';
import { generateFiles } from '../generate/generate.ts';
import { findDrift } from './find-drift.ts';

export async function runDrift(root: string): Promise<void> {
  await reportProblems(async () => {
    const contract = await loadContract(root);
    requireDescriptions(root, contract);
    const drifts = await findDrift(root, await generateFiles(contract));
    for (const { file, how } of drifts) console.error(`${how.padEnd(13)}  ${file}`);
    if (drifts.length === 0) {
      console.log('generated/ is what the contract generates.');
      return;
    }
    const remedy = drifts.every(({ how }) => how === 'not committed') ? 'commit these files' : 'run `npm run generate`';
    console.error(`generated/ is not what the contract generates: ${remedy}, and commit the result.`);
    process.exitCode = 1;
  });
}
