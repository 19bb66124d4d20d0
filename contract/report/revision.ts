import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadContract, type Contract } from '../document/load.ts';
import { BrokenContract } from '../document/problem.ts';

export const workingTree = 'working tree';

const run = promisify(execFile);
const isPart = /^(openapi\/.+|locales\/(en|zh|ja)\/(codes|failures)\.json)$/;

/** A side that cannot be compared, in one line that says why. */
export class UnreadableSide extends Error {}

/** The contract at a git revision, or in the working tree where none is named. */
export async function readRevision(root: string, revision: string | undefined): Promise<Contract> {
  if (revision === undefined) return load(root, workingTree);
  const commit = await resolveCommit(root, revision);
  const paths = await listParts(root, commit);
  if (!paths.includes('openapi/openapi.yaml')) throw new UnreadableSide(`${revision} has no contract yet.`);
  const folder = await mkdtemp(join(tmpdir(), 'gariport-revision-'));
  try {
    const archive = join(folder, 'contract.tar');
    await run('git', ['archive', '--format=tar', '--output', archive, commit, '--', ...paths], { cwd: root });
    await run('tar', ['-xf', 'contract.tar'], { cwd: folder });
    return await load(folder, revision);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function resolveCommit(root: string, revision: string): Promise<string> {
  try {
    const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
    return (await run('git', words, { cwd: root })).stdout.trim();
  } catch (error) {
    if (Object(error).code === 'ENOENT') {
      throw new UnreadableSide('git was not found: install it, since revisions are read from it.');
    }
    if (!(await isRepository(root))) {
      throw new UnreadableSide('This folder is not in a git repository, so it has no revisions: run this in a clone.');
    }
    throw new UnreadableSide(`${revision} is no revision that git knows here; a shallow clone may lack it.`);
  }
}

function isRepository(root: string): Promise<boolean> {
  const asked = run('git', ['rev-parse', '--git-dir'], { cwd: root });
  return asked.then(
    () => true,
    () => false,
  );
}

async function listParts(root: string, commit: string): Promise<string[]> {
  const words = ['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit, '--', 'openapi', 'locales'];
  const { stdout } = await run('git', words, { cwd: root });
  return stdout.split('\0').filter((path) => isPart.test(path));
}

async function load(root: string, name: string): Promise<Contract> {
  try {
    return await loadContract(root);
  } catch (error) {
    if (!(error instanceof BrokenContract)) throw error;
    const [first] = error.problems;
    const more = error.problems.length > 1 ? ` (and ${error.problems.length - 1} more)` : '';
    const line = first ? `${first.file}:${first.line}:${first.column}: ${first.message}` : 'unknown problem';
    throw new UnreadableSide(`The contract of ${name} is broken: ${line}${more}`);
  }
}
