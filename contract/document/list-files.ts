import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The path of a file below a folder, with `/` on Windows too, as in imports and in git. */
export function pathBelow(folder: string, file: string): string {
  return relative(folder, file).replaceAll(sep, '/');
}

/** Every file below a folder, by its path below it. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => pathBelow(folder, join(entry.parentPath, entry.name)));
}
