import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runReport, type Ended } from '#contract/report/command.ts';
import { diffGenerated } from '#contract/report/generated-files.ts';
import type { Report } from '#contract/report/report.ts';
import { isFullRun } from '../scope.ts';
import { fixture } from './plant.ts';
import { writeSite } from './site.ts';

/** Generating from both contracts takes seconds, and `command.test.ts` covers it. */
const listGenerated = isFullRun ? diffGenerated : async () => [];

export type Repository = Awaited<ReturnType<typeof openRepository>>;

/** A separate git repository with the fixture's contract and a small site, tagged `first`. */
export async function openRepository() {
  const root = await mkdtemp(join(tmpdir(), 'gariport-report-'));
  await cp(fixture, root, { recursive: true });
  await writeSite(root);

  function git(...words: string[]): string {
    const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    return execFileSync('git', [...who, ...words], { cwd: root, encoding: 'utf8' }).trim();
  }

  function commit(tag: string): void {
    git('add', '--all');
    git('commit', '--quiet', '--message', tag);
    git('tag', tag);
  }

  async function write(file: string, text: string): Promise<void> {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }

  async function replace(file: string, from: string, to: string): Promise<void> {
    const text = await read(file);
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
    await writeFile(
      join(root, file),
      text.replace(from, () => to),
    );
  }

  /** Commits a file without the other changes of the working tree, and tags the commit. */
  async function commitAlone(file: string, text: string, tag: string): Promise<void> {
    git('stash', '--quiet');
    await write(file, text);
    git('add', '--all');
    git('commit', '--quiet', '--message', tag);
    git('tag', '--force', tag);
    git('stash', 'pop', '--quiet');
  }

  const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8');

  const run = (...words: string[]): Promise<Ended> => runReport(root, words, listGenerated);

  /** The report from `first` to the working tree. */
  async function report(...words: string[]): Promise<Report> {
    const { out, error } = await run('first', '--format', 'json', '--fail-on', 'none', ...words);
    if (out === '') throw new Error(error);
    return JSON.parse(out) as Report;
  }

  git('init', '--quiet', '--initial-branch', 'main');
  commit('first');
  return {
    root,
    git,
    commit,
    commitAlone,
    write,
    replace,
    read,
    run,
    report,
    /** Reverts all changes since `first`. */
    reset: (): void => void [git('reset', '--quiet', '--hard', 'first'), git('clean', '--quiet', '-fd')],
    close: (): Promise<void> => rm(root, { recursive: true, force: true }),
  };
}
