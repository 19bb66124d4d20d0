import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenApiDocument } from '../document/openapi.ts';
import type { ArazzoDocument } from '../walks/arazzo.ts';
import { type Options, readOptions, SetupProblem, usage } from './target/options.ts';
import { printReport } from './print-report.ts';
import { verify } from './run/verify.ts';

const words = process.argv.slice(2);

try {
  if (words.includes('--help')) console.log(usage);
  else await run(readOptions(words, process.env));
} catch (error) {
  if (!(error instanceof SetupProblem)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function run(options: Options): Promise<void> {
  const document = (await readGenerated('openapi.json')) as OpenApiDocument;
  const walks = (await readGenerated('walks.arazzo.json')) as ArazzoDocument;
  const result = await verify(document, walks, options, ({ operation, cases }) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${operation}: ${cases} cases`);
  });
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  console.log(printReport(result));
  if (options.json) await writeJson(options.json, result);
  if (result.findings.length > 0) process.exitCode = 1;
}

async function readGenerated(name: string): Promise<unknown> {
  const text = await readFile(join(import.meta.dirname, '../../generated', name), 'utf8').catch(() => {
    throw new SetupProblem(`generated/${name} is missing: run \`npm run generate\`.`);
  });
  return JSON.parse(text);
}

async function writeJson(path: string, result: unknown): Promise<void> {
  await writeFile(path, `${JSON.stringify(result, null, 2)}\n`).catch((error: Error) => {
    throw new SetupProblem(`${path} cannot be written: ${error.message}`);
  });
}
