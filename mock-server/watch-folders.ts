import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls `onChange` for each change of a file below these folders. Each folder is watched by itself: a file that an editor
 * replaces is still seen, which a watcher of the file would lose.
 */
export function watchFolders(folders: readonly string[], onChange: () => void): FSWatcher[] {
  return folders.flatMap((folder) => [folder, ...listFolders(folder)]).map((folder) => watch(folder, onChange));
}

function listFolders(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
}
