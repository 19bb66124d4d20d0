import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadContract } from '../document/load.ts';
import { reportProblems } from '../document/problem.ts';
import { writeCollections } from './write-collections.ts';

if (process.argv.length > 2) {
  console.error(`package:collection takes no arguments, but got ${process.argv.slice(2).join(' ')}.`);
  process.exitCode = 1;
} else {
  await reportProblems(async () => {
    const { canonical } = await loadContract(process.cwd());
    const files = writeCollections(canonical);
    const folder = join(process.cwd(), 'build/collection');
    await rm(folder, { recursive: true, force: true });
    for (const [name, text] of files) {
      const file = join(folder, name);
      await mkdir(join(file, '..'), { recursive: true });
      await writeFile(file, text);
    }
    console.log(
      'build/collection: postman.json, postman-sealed.json, bruno/ and bruno-sealed/; see docs/collection.md.',
    );
  });
}
