import { stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { loadContract } from '../document/load.ts';
import { reportProblems } from '../document/problem.ts';
import { packageClient, refuseStale, StaleContract } from './package-client.ts';

const root = process.cwd();

if (process.argv.length > 2) {
  console.error(`package:client takes no arguments, but got ${process.argv.slice(2).join(' ')}.`);
  process.exitCode = 1;
} else {
  await reportProblems(async () => {
    const contract = await loadContract(root);
    await refuseStale(root, contract);
    const file = await packageClient(root, contract, join(root, 'build'));
    const kilobytes = ((await stat(file)).size / 1024).toFixed(0);
    const name = relative(root, file);
    console.log(`${name}: @gariport/client ${contract.canonical.info.version}, ${kilobytes} KB`);
    console.log(`Install it with \`npm install ${file}\`; its README says how to call.`);
  }).catch((error: unknown) => {
    if (!(error instanceof StaleContract)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
