import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Ended } from '../report/command.ts';
import { readDay, WrongUsage } from '../report/options.ts';
import { compareRevisions } from '../report/report.ts';
import { inRevision, UnreadableSide } from '../report/revision.ts';
import { hasReached } from '../report/verdict/version.ts';
import { holdsEntry, putEntry, writeEntry } from './write-entry.ts';

const changelog = 'openapi/changelog.md';

const usage = `npm run contract:changelog -- BASE [HEAD] [options]

Writes what changed from BASE to HEAD, which is the working tree unless named, into ${changelog}, under the version of HEAD.

  --check             write nothing; exit with 1 unless it is written already
  --today YYYY-MM-DD  the day of a new entry (today)
  --help              show this`;

/** Runs the changelog command in a folder with these arguments. */
export async function runChangelog(root: string, words: readonly string[]): Promise<Ended> {
  try {
    return await change(root, words);
  } catch (error) {
    if (error instanceof WrongUsage) return { code: 2, out: '', error: `${error.message} See --help.\n` };
    if (error instanceof UnreadableSide) return { code: 2, out: '', error: `${error.message}\n` };
    throw error;
  }
}

async function change(root: string, words: readonly string[]): Promise<Ended> {
  const { values, positionals } = parse(words);
  if (values.help) return { code: 0, out: `${usage}\n`, error: '' };
  const [base, head, ...rest] = positionals;
  if (base === undefined) throw new WrongUsage('Name the revision to compare with.');
  if (rest.length > 0) throw new WrongUsage(`Two revisions at most: ${rest.join(' ')} is too much.`);
  const today = readDay(values.today);
  const found = await compareRevisions(root, { base, head, today });
  const { verdict, version } = found;
  if (verdict === 'none')
    return { code: 0, out: `Nothing changed since ${base}: there is nothing to add.\n`, error: '' };
  if (!hasReached(version.head, version.next)) {
    const error = `info.version is ${version.head}: move it to ${version.next} or later in openapi/openapi.yaml, then add the change.\n`;
    return { code: 1, out: '', error };
  }
  const entry = writeEntry(found);
  if (!values.check) {
    const path = join(root, changelog);
    await writeFile(path, putEntry(await readIfThere(path), version.head, today, entry));
    return { code: 0, out: `${changelog} lists the changes of ${version.head}.\n`, error: '' };
  }
  const written =
    head === undefined
      ? await readIfThere(join(root, changelog))
      : await inRevision(root, head, ['openapi'], (copy) => readIfThere(join(copy, changelog)));
  if (holdsEntry(written, version.head, entry)) return { code: 0, out: `${changelog} is current.\n`, error: '' };
  const error = `${changelog}:1:1: It does not list the changes of ${version.head}: run \`npm run contract:changelog -- ${base}\`, and commit it.\n`;
  return { code: 1, out: '', error };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        today: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
