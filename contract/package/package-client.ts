import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { languages } from '../document/catalogue.ts';
import type { Contract } from '../document/load.ts';
import type { MediaType, OpenApiDocument, Operation } from '../document/openapi.ts';
import { findDrift } from '../drift/find-drift.ts';
import { selectPart } from '../document/parts.ts';
import { generateFiles, writeFiles } from '../generate/generate.ts';
import { bundleClient, declareClient, source } from './bundle-client.ts';

/** `generated/` belongs to a different contract than `openapi/`. */
export class StaleContract extends Error {
  override readonly name = 'StaleContract';
}

/** Throws if the files to pack differ from what the contract generates now. */
export async function refuseStale(root: string, contract: Contract): Promise<void> {
  const drifts = await findDrift(root, await generateFiles(contract));
  const [first, ...more] = drifts.filter(({ how }) => how !== 'not committed');
  if (!first) return;
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  throw new StaleContract(
    `generated/ is not what the contract generates (${first.file}${others}): run \`npm run generate\`, then pack again. Nothing was packed.`,
  );
}

/** Everything that the package is built from, besides `generated/`. */
const sources = [
  'clients/typescript',
  'wire',
  'src/shared',
  'locales',
  'package.json',
  'tsconfig.base.json',
  // The mock answers like the mock server, which uses rules and places of the server.
  'mock-server',
  'server',
  'states',
  'demo/people',
  'contract/document',
];

/**
 * Builds the package in `folder/client`, packs it next to that, and returns the path of the packed file. It has the
 * buyers' calls only, so it is built from a copy of the sources with code generated for these.
 */
export async function packageClient(root: string, contract: Contract, folder: string): Promise<string> {
  const built = join(folder, 'client');
  await rm(built, { recursive: true, force: true });
  const buyers = selectPart(contract, 'buyers');
  const { canonical } = buyers;
  const copy = join(folder, 'client-sources');
  await rm(copy, { recursive: true, force: true });
  for (const name of sources) await cp(join(root, name), join(copy, name), { recursive: true });
  // Unlike a symbolic link, a junction needs no rights of an administrator on Windows.
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  await writeFiles(join(copy, 'generated'), await generateFiles(buyers));
  await writeFailureTexts(copy, buyers);
  const bundled = await bundleClient(copy, join(built, 'dist'));
  await declareClient(copy, join(built, 'dist'));
  await writeFile(join(built, 'dist/generated/openapi.json'), JSON.stringify(withExamplesOnly(canonical)));
  await rm(copy, { recursive: true });
  await cp(join(root, source, 'README.md'), join(built, 'README.md'));
  await writeFile(join(built, 'THIRD-PARTY.txt'), await readLicenses(root, bundled));
  await writeFile(join(built, 'package.json'), await describePackage(root, canonical.info.version));
  return pack(built, folder);
}

/** Only texts of the buyers' calls. */
async function writeFailureTexts(copy: string, { catalogue: { failureTexts } }: Contract): Promise<void> {
  for (const language of languages) {
    const texts = Object.entries(failureTexts).map(([key, all]) => [key, all[language]]);
    await writeFile(join(copy, 'locales', language, 'failures.json'), JSON.stringify(Object.fromEntries(texts)));
  }
}

/** The part of the contract that the mock reads: examples of each call. */
function withExamplesOnly({ paths }: OpenApiDocument): Pick<OpenApiDocument, 'paths'> {
  const json = 'application/json';
  const examplesOf = (content: Record<string, MediaType> | undefined) => ({
    content: { [json]: { examples: content?.[json]?.examples ?? {} } },
  });
  const short = (operation: Operation) => ({
    operationId: operation.operationId,
    requestBody: examplesOf(operation.requestBody?.content),
    responses: { 200: examplesOf(operation.responses['200']?.content) },
  });
  const calls = Object.entries(paths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, short(operation)])),
  ]);
  return { paths: Object.fromEntries(calls) as OpenApiDocument['paths'] };
}

/** The package has the version of its contract. */
async function describePackage(root: string, version: string): Promise<string> {
  const own = JSON.parse(await readFile(join(root, source, 'package.json'), 'utf8')) as Record<string, unknown>;
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    dependencies: { zod: string };
  };
  return `${JSON.stringify({ ...own, version, dependencies: { zod: `^${dependencies.zod}` } }, null, 2)}\n`;
}

export async function readLicenses(root: string, names: ReadonlySet<string>): Promise<string> {
  const parts = await Promise.all(
    [...names].toSorted().map(async (name) => {
      const text = await readFile(join(root, 'node_modules', name, 'LICENSE'), 'utf8');
      return `${name}\n\n${text.trim()}\n`;
    }),
  );
  return parts.join(`\n${'-'.repeat(80)}\n\n`);
}

export async function pack(built: string, destination: string): Promise<string> {
  await mkdir(destination, { recursive: true });
  const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', destination];
  const { stdout } = await promisify(execFile)('npm', words, { cwd: built, shell: process.platform === 'win32' });
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  if (!packed) throw new Error('npm has packed nothing.');
  return join(destination, packed.filename);
}
