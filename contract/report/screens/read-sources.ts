import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export interface SourceFile {
  /** Below the root, with forward slashes. */
  path: string;
  text: string;
}

/** The site's own source: no tests, no declarations. */
export async function readSources(root: string): Promise<SourceFile[]> {
  const folder = join(root, 'src');
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|spec|d)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.toSorted().map(async (file) => ({
      path: relative(root, file).split(sep).join('/'),
      text: await readFile(file, 'utf8'),
    })),
  );
}
