import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { listFiles } from '../document/list-files.ts';
import { loadContract, type Contract } from '../document/load.ts';
import { cached } from '../document/cache.ts';
import { BrokenContract, type Problem } from '../document/problem.ts';
import { approvalsName, besideOf, consumersName, type Subject } from '../plain/subject.ts';

export const workingTree = 'working tree';

const run = promisify(execFile);
const isPart = /^(openapi\/.+|locales\/(en|zh|ja|sw)\/(codes|failures)\.json)$/;

/** A side that cannot be compared, in one line that says why. */
export class UnreadableSide extends Error {}

/** The contract at one revision, with the texts of its files. */
export interface Revision {
  name: string;
  contract: Contract;
  texts: ReadonlyMap<string, string>;
}

/** Reads the contract at a git revision, or in the working tree if none is named. */
export async function readRevision(root: string, revision: string | undefined, subject: Subject): Promise<Revision> {
  if (subject.isPlain) return readPlainRevision(root, revision, subject);
  if (revision === undefined) return load(root, workingTree);
  const folders = ['openapi', 'locales'];
  const trees = await treesOf(root, revision, folders);
  const code = [join(import.meta.dirname, '../document')];
  const key = { kind: 'revision', input: trees.join(' '), code, libraries: ['@redocly/openapi-core', 'ajv'] };
  const { contract, texts } = await cached(key, () =>
    inRevision(root, revision, folders, async (folder, paths) => {
      if (!paths.includes('openapi/openapi.yaml')) throw new UnreadableSide(`${revision} has no contract yet.`);
      const read = await load(folder, revision);
      return { contract: read.contract, texts: [...read.texts] };
    }),
  );
  return { name: revision, contract, texts: new Map(texts) };
}

/** The ids of folders at a revision, which are the same while their content is. */
async function treesOf(root: string, revision: string, folders: readonly string[]): Promise<string[]> {
  const commit = await resolveCommit(root, revision);
  const words = ['ls-tree', '-d', '--full-tree', '--format=%(objectname)', commit, '--', ...folders];
  return (await run('git', words, { cwd: root })).stdout.split('\n');
}

async function readPlainRevision(root: string, revision: string | undefined, subject: Subject): Promise<Revision> {
  // Its linter takes long to load, and our own contract mostly needs none.
  const { readHere, readPlain, readTogether } = await import('../plain/read-plain.ts');
  const { file } = subject;
  const read = revision === undefined ? readHere(root) : (path: string) => readCommitted(root, revision, `./${path}`);
  const texts = await readTogether(file, read);
  if (!texts.has(file)) throw new UnreadableSide(`${revision ?? workingTree} has no ${file}.`);
  for (const name of [approvalsName, consumersName]) {
    const text = await read(besideOf(subject, name));
    if (text !== undefined) texts.set(besideOf(subject, name), text);
  }
  const contract = async (folder: string) => ({
    name: revision ?? workingTree,
    contract: await readPlain(folder, file),
    texts,
  });
  return refuseBroken(revision ?? workingTree, () =>
    revision === undefined ? contract(root) : inCopy(texts, contract),
  );
}

/** Reads something from a folder with these files. */
async function inCopy<Read>(
  texts: ReadonlyMap<string, string>,
  read: (folder: string) => Promise<Read>,
): Promise<Read> {
  const copy = await mkdtemp(join(tmpdir(), 'gariport-revision-'));
  try {
    for (const [path, text] of texts) {
      await mkdir(dirname(join(copy, path)), { recursive: true });
      await writeFile(join(copy, path), text);
    }
    return await read(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Reads the text of each committed file below these paths. */
export async function readAllCommitted(
  root: string,
  revision: string,
  below: readonly string[],
  isRead: (path: string) => boolean,
): Promise<Map<string, string>> {
  const commit = await resolveCommit(root, revision);
  const words = ['ls-tree', '-r', '-z', '--full-tree', '--format=%(objectname) %(path)', commit, '--', ...below];
  const { stdout } = await run('git', words, { cwd: root, maxBuffer: 2 ** 26 });
  const files = stdout.split('\0').flatMap((line) => {
    const [, id = '', path = ''] = /^(\w+) (.*)$/s.exec(line) ?? [];
    return id !== '' && isRead(path) ? [{ id, path }] : [];
  });
  const reading = run('git', ['cat-file', '--batch', '--buffer'], {
    cwd: root,
    maxBuffer: 2 ** 28,
    encoding: 'buffer',
  });
  reading.child.stdin?.end(files.map(({ id }) => `${id}\n`).join(''));
  const { stdout: content } = await reading;
  const texts = new Map<string, string>();
  let at = 0;
  for (const { path } of files) {
    // A header that ends in the size comes before each file, and a line break after it.
    const start = content.indexOf('\n', at) + 1;
    const end = start + Number(content.toString('utf8', at, start - 1).split(' ')[2]);
    texts.set(path, content.toString('utf8', start, end));
    at = end + 1;
  }
  return texts;
}

/** Reads something from a copy of committed folders. */
async function inRevision<Read>(
  root: string,
  revision: string,
  folders: readonly string[],
  read: (copy: string, paths: readonly string[]) => Promise<Read>,
): Promise<Read> {
  const commit = await resolveCommit(root, revision);
  const words = ['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit, '--', ...folders];
  const { stdout } = await run('git', words, { cwd: root, maxBuffer: 2 ** 26 });
  const paths = stdout.split('\0').filter((path) => path !== '');
  const copy = await mkdtemp(join(tmpdir(), 'gariport-revision-'));
  try {
    const present = folders.filter((folder) => paths.some((path) => path.startsWith(`${folder}/`)));
    if (present.length > 0) {
      const archive = join(copy, 'revision.tar');
      await run('git', ['archive', '--format=tar', '--output', archive, commit, '--', ...present], { cwd: root });
      await run('tar', ['-xf', 'revision.tar'], { cwd: copy });
    }
    return await read(copy, paths);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** The path of a folder in its repository, which ends in a slash; empty for the root. */
export async function findPrefix(root: string): Promise<string> {
  return (await run('git', ['rev-parse', '--show-prefix'], { cwd: root })).stdout.trim();
}

/** Reads one committed file; undefined if the revision does not have it. A path with `./` begins at `root`. */
export async function readCommitted(root: string, revision: string, path: string): Promise<string | undefined> {
  const commit = await resolveCommit(root, revision);
  const shown = run('git', ['show', `${commit}:${path}`], { cwd: root, maxBuffer: 2 ** 24 });
  return shown.then(
    ({ stdout }) => stdout,
    () => undefined,
  );
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
    throw new UnreadableSide(`${revision} is not a git revision here; a shallow clone may lack it.`);
  }
}

function isRepository(root: string): Promise<boolean> {
  const asked = run('git', ['rev-parse', '--git-dir'], { cwd: root });
  return asked.then(
    () => true,
    () => false,
  );
}

async function load(root: string, name: string): Promise<Revision> {
  return refuseBroken(name, async () => ({ name, contract: await loadContract(root), texts: await readTexts(root) }));
}

async function refuseBroken<Read>(name: string, read: () => Promise<Read>): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof BrokenContract)) throw error;
    throw refuse(`The contract of ${name} is broken`, error.problems);
  }
}

/** All problems in one line, starting with the place of the first. */
export function refuse(what: string, [first, ...others]: readonly Problem[]): UnreadableSide {
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  const line = first ? `${first.file}:${first.line}:${first.column}: ${first.message}` : 'unknown problem';
  return new UnreadableSide(`${what}: ${line}${more}`);
}

async function readTexts(root: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const folder of ['openapi', 'locales']) {
    for (const name of await listFiles(join(root, folder))) {
      const path = `${folder}/${name}`;
      if (isPart.test(path) && /\.(yaml|json|md)$/.test(path))
        texts.set(path, await readFile(join(root, path), 'utf8'));
    }
  }
  return texts;
}
