import { reportProblems } from '../document/problem.ts';
import { findDrift } from './find-drift.ts';

await reportProblems(async () => {
  const drifts = await findDrift(process.cwd());
  for (const { file, how } of drifts) console.error(`${how.padEnd(13)}  ${file}`);
  if (drifts.length === 0) {
    console.log('generated/ is what the contract generates.');
    return;
  }
  const mend = drifts.every(({ how }) => how === 'not committed') ? 'commit these files' : 'run `npm run generate`';
  console.error(`generated/ is not what the contract generates: ${mend}, and commit the result.`);
  process.exitCode = 1;
});
