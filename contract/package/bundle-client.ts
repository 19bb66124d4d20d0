import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Plugin, rolldown } from 'rolldown';

/** Where the package's own files lie. */
export const source = 'clients/typescript';
const entries = ['page', 'node', 'hooks', 'validators', 'wire'];

/** What a caller brings along, or Node does. All else that is used comes with the package. */
const others = [/^node:/, /^react($|\/)/, /^@tanstack\/react-query$/];

/** In Node `#zod` is the whole of zod, which compiles its checks, in pages the small one: `imports` of package.json. */
const chosenZod: Plugin = {
  name: 'chosen-zod',
  resolveId: (id) => (id === 'zod/mini' ? { id: '#zod', external: true } : null),
};

/**
 * Writes the package's modules into `folder`, each by itself, so that a page loads those of the calls that it makes. Tells
 * which packages came with them.
 */
export async function bundleClient(root: string, folder: string): Promise<Set<string>> {
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((name) => [`${source}/${name}`, join(root, source, `${name}.ts`)])),
    cwd: root,
    external: others,
    platform: 'neutral',
    resolve: { mainFields: ['module', 'main'] },
    plugins: [chosenZod],
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: root,
    // A package cannot hold a folder of the name that npm gives to its own.
    entryFileNames: ({ name }) => `${name.replace('node_modules/', 'bundled/')}.js`,
    chunkFileNames: '[name].js',
  });
  await bundle.close();
  const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
  return new Set(modules.flatMap((id) => /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1] ?? []));
}

/** Writes the types beside the modules. */
export async function declareClient(root: string, folder: string): Promise<void> {
  const compiler = join(root, 'node_modules/typescript7/bin/tsc');
  const words = [compiler, '--project', join(root, source, 'tsconfig.json'), '--outDir', folder];
  await promisify(execFile)(process.execPath, words, { cwd: root });
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.d.ts'));
  for (const name of names) {
    const path = join(folder, name);
    await writeFile(path, withBuiltNames(await readFile(path, 'utf8')));
  }
}

/** Our files name each other as they are; of those that were built, the modules end with `.js`. */
function withBuiltNames(types: string): string {
  return types.replaceAll(/((?:from|import|module) ?\(?['"]\.{1,2}\/[^'"\n]+)\.ts(?=['"])/g, '$1.js');
}
