import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { type Plugin, rolldown, type RolldownOutput } from 'rolldown';
import { listFiles } from '../document/list-files.ts';

/** The folder of the package's own files. */
export const source = 'clients/typescript';
const entries = ['page', 'node', 'hooks', 'validators', 'wire', 'mock'];

/** Supplied by the caller or by Node. Every other dependency is bundled. */
const others = [/^node:/, /^react($|\/)/, /^@tanstack\/react-query$/, /^msw$/];

/**
 * `#zod` is the whole of zod in Node, where it compiles its checks, and the small build in pages: `imports` of
 * package.json.
 */
const chosenZod: Plugin = {
  name: 'chosen-zod',
  resolveId: (id) => (id === 'zod/mini' ? { id: '#zod', external: true } : null),
};

/**
 * Writes the package's modules into `folder` one by one, so that a page loads only those of its calls. Returns the
 * bundled packages.
 */
export async function bundleClient(root: string, folder: string): Promise<Set<string>> {
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((name) => [`${source}/${name}`, join(root, source, `${name}.ts`)])),
    cwd: root,
    external: others,
    platform: 'neutral',
    // The sources are a copy next to a link to the installed packages.
    resolve: { mainFields: ['module', 'main'], symlinks: false },
    plugins: [chosenZod],
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: root,
    // npm uses this folder name itself, so a package cannot contain it.
    entryFileNames: ({ name }) => `${name.replace('node_modules/', 'bundled/')}.js`,
    chunkFileNames: '[name].js',
  });
  await bundle.close();
  return packagesIn(output);
}

/** The packages whose code is in a bundle. */
export function packagesIn(output: RolldownOutput['output']): Set<string> {
  const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
  return new Set(modules.flatMap((id) => /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1] ?? []));
}

/** Writes the types next to the modules. */
export async function declareClient(root: string, folder: string): Promise<void> {
  const compiler = join(root, 'node_modules/typescript7/bin/tsc');
  for (const project of ['tsconfig.json', 'tsconfig.mock.json']) {
    const words = [compiler, '--project', join(root, source, project), '--outDir', folder];
    await promisify(execFile)(process.execPath, words, { cwd: root });
  }
  const { imports: aliases } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { imports: Aliases };
  const names = (await listFiles(folder)).filter((name) => name.endsWith('.d.ts'));
  for (const name of names) {
    const path = join(folder, name);
    const types = await readFile(path, 'utf8');
    await writeFile(path, withBuiltNames(withoutAliases(types, name, aliases)));
  }
  await removeUnreached(folder, names);
}

/** The mock is part of the server's code, of whose types callers see few. */
async function removeUnreached(folder: string, names: readonly string[]): Promise<void> {
  const reached = new Set(entries.map((name) => `${source}/${name}.d.ts`));
  // A loop over a set also visits items added meanwhile.
  for (const name of reached) {
    const types = await readFile(join(folder, name), 'utf8').catch(() => '');
    for (const [, path = ''] of types.matchAll(/(?:from|import) ?\(?['"](\.{1,2}\/[^'"\n]+)\.js['"]/g)) {
      reached.add(posix.join(posix.dirname(name), `${path}.d.ts`));
    }
  }
  for (const name of names) if (!reached.has(name)) await rm(join(folder, name));
}

type Aliases = Readonly<Record<string, string>>;

/** The aliases of our `package.json` mean nothing in the package, so they become relative paths. */
function withoutAliases(types: string, file: string, aliases: Aliases): string {
  return types.replaceAll(/(?<=['"])(#[\w-]+)\/([^'"\n]+)(?=['"])/g, (whole, alias: string, rest: string) => {
    const target = aliases[`${alias}/*`]?.replace('*', rest);
    return target === undefined ? whole : `./${posix.relative(posix.dirname(file), posix.normalize(target))}`;
  });
}

/** Source files import each other with `.ts`; in the built modules the imports end with `.js`. */
function withBuiltNames(types: string): string {
  return types.replaceAll(/((?:from|import|module) ?\(?['"]\.{1,2}\/[^'"\n]+)\.ts(?=['"])/g, '$1.js');
}
