import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { findUses } from '../contract/report/screens/find-uses.ts';
import { operations } from '../generated/operations.ts';

/** These name what lies in the files of the calls, so that by their imports every screen seems to use every call. */
export const callIndex = /[\\/]generated[\\/]client[\\/](sdk|zod|@tanstack[\\/]react-query)\.gen\.ts$/;
export const callFile = /[\\/]generated[\\/]client[\\/](?:calls|validators)[\\/]([\w-]+)\.gen\.ts$/;
const surface = /[\\/]src[\\/]api[\\/]api\.ts$/;

const ids = Object.keys(operations);

/** What the bundler tells about a module. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** The modules that import this one at once and use something of it. */
export function createImporters(root: string) {
  const uses = new Map<string, ReadonlySet<string>>();

  function usesOf(id: string): ReadonlySet<string> {
    const found = uses.get(id) ?? findUses({ path: relative(root, id), text: readFileSync(id, 'utf8') }, ids);
    uses.set(id, found);
    return found;
  }

  /** Finds who uses a call by its name, above the index and above `api` and `queries`. */
  function usersOf(name: string, from: string, graph: ModuleGraph): string[] {
    const importers = graph.getModuleInfo(from)?.importers ?? [];
    return importers.flatMap((id) => (surface.test(id) ? usersOf(name, id, graph) : usesOf(id).has(name) ? [id] : []));
  }

  return (id: string, graph: ModuleGraph): string[] => {
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const name = camel(callFile.exec(id)?.[1] ?? '');
    return importers.flatMap((importer) => (callIndex.test(importer) ? usersOf(name, importer, graph) : [importer]));
  };
}

function camel(file: string): string {
  return file.replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
}
