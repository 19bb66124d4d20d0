import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireDescriptions } from '../document/descriptions.ts';
import { type Contract, loadContract } from '../document/load.ts';
import { selectPart } from '../document/parts.ts';
import { reportProblems } from '../document/problem.ts';
import { generateFiles, writeFiles } from './generate.ts';
import { standardDocument } from './standard-document.ts';

/** Generates all files, with these arguments of the command line. */
export async function runGenerate(root: string, words: readonly string[]): Promise<void> {
  const started = performance.now();
  const fault = faultOfWords(words);
  if (fault !== undefined) {
    console.error(fault);
    process.exitCode = 1;
    return;
  }
  await reportProblems(async () => {
    const contract = await loadContract(root);
    requireDescriptions(root, contract);
    const files = await generateFiles(contract);
    await writeFiles(join(root, 'generated'), files);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`generated/: ${files.size} files in ${seconds} s`);
    if (words.length > 0) await writeForServers(root, contract);
  });
}

/** Returns an error unless the arguments are empty or `--server openapi`. */
function faultOfWords(words: readonly string[]): string | undefined {
  try {
    const { server = 'openapi' } = parseArgs({ args: [...words], options: { server: { type: 'string' } } }).values;
    return server === 'openapi' ? undefined : `--server is openapi, not ${server}.`;
  } catch (error) {
    return `${(error as Error).message.split('\n')[0]} (the one option is --server openapi)`;
  }
}

async function writeForServers(root: string, contract: Contract): Promise<void> {
  await mkdir(join(root, 'build'), { recursive: true });
  const documents = {
    'build/openapi-server.json': contract,
    'build/openapi-server-buyers.json': selectPart(contract, 'buyers'),
    'build/openapi-server-desk.json': selectPart(contract, 'desk'),
  };
  for (const [name, { canonical }] of Object.entries(documents)) {
    await writeFile(join(root, name), `${JSON.stringify(standardDocument(canonical), null, 2)}\n`);
  }
  console.log('build/openapi-server.json: the contract as OpenAPI 3.0, for what generates the skeleton of a server.');
  console.log('build/openapi-server-buyers.json and -desk.json: the calls of each.');
  console.log('docs/backends.md says how to go on, in Java, Go and Python, behind npm run wire:proxy.');
}
