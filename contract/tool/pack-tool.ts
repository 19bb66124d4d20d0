import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { packagesIn } from '../package/bundle-client.ts';
import { pack, readLicenses } from '../package/package-client.ts';

const source = 'contract/tool';
/** Loads files of its own at run time, so it cannot be bundled. */
const linter = '@redocly/openapi-core';

/** Builds the package in `folder/tool`, packs it next to that, and returns the path of the packed file. */
export async function packTool(root: string, folder: string): Promise<string> {
  const built = join(folder, 'tool');
  await rm(built, { recursive: true, force: true });
  const bundle = await rolldown({
    input: join(root, source, 'main.ts'),
    cwd: root,
    platform: 'node',
    external: [linter],
  });
  const { output } = await bundle.write({
    dir: built,
    format: 'esm',
    minify: { compress: true, mangle: false, codegen: false },
  });
  await bundle.close();
  await cp(join(root, source, 'README.md'), join(built, 'README.md'));
  await writeFile(join(built, 'THIRD-PARTY.txt'), await readLicenses(root, packagesIn(output)));
  await writeFile(join(built, 'package.json'), await describePackage(root));
  return pack(built, folder);
}

/** The linter has the version that the tests ran with. */
async function describePackage(root: string): Promise<string> {
  const own = JSON.parse(await readFile(join(root, source, 'package.json'), 'utf8')) as Record<string, unknown>;
  const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return `${JSON.stringify({ ...own, dependencies: { [linter]: devDependencies[linter] } }, null, 2)}\n`;
}
