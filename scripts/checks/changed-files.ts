import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { operations } from '#generated/operations.ts';
import { listCode } from '../imports/read-imports.ts';
import { selectTests, type Selection } from './select-tests.ts';

/** Lists the files that differ from a commit; by default from the last one, or on a clean tree from the one before. */
export function changedFiles(base?: string): string[] {
  const edited = git('status', '--porcelain=v1', '--untracked-files=all', '--no-renames').map((line) => line.slice(3));
  const from = base ?? (edited.length > 0 ? 'HEAD' : 'HEAD~1');
  return [...new Set([...edited, ...git('diff', '--name-only', '--no-renames', from)])];
}

export function selectChanged(changed: readonly string[]): Selection {
  const sources = new Map(listCode(process.cwd()).map((path) => [path, readText(path)]));
  return selectTests(changed, { sources, operations: Object.keys(operations) });
}

/** Returns the hash of the tree that HEAD names, or undefined while there are uncommitted changes. */
export function committedTree(): string | undefined {
  try {
    if (git('status', '--porcelain=v1').length > 0) return undefined;
    return git('rev-parse', 'HEAD^{tree}')[0];
  } catch {
    // Not a git checkout, for example an unpacked archive.
    return undefined;
  }
}

function git(...words: string[]): string[] {
  const listed = execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return listed.split('\n').filter((line) => line !== '');
}

/** A deleted file is still listed until the deletion is staged. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
