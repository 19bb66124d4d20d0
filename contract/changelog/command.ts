import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deskVersion, parts } from '../document/parts.ts';
import { besideOf, findSubject } from '../plain/subject.ts';
import { type Ended, reportUsageErrors } from '../report/command.ts';
import { parseWords, readDay, splitWords, WrongUsage } from '../report/options.ts';
import { comparePart, type Compared } from '../report/compare-part.ts';
import { readCommitted, readRevision } from '../report/revision.ts';
import { describeNext } from '../report/verdict/version.ts';
import { holdsEntry, putEntry, writeEntry } from './write-entry.ts';

const changelogName = 'changelog.md';
const deskChangelogName = 'changelog-desk.md';

const usage = `npm run contract:changelog -- BASE [HEAD] [options] [-- FILE]

Writes what changed from BASE to HEAD, which is the working tree unless named, into
${changelogName} beside the contract, under the version of HEAD.

  --check             write nothing; exit with 1 unless it is written already
  --today YYYY-MM-DD  the day of a new entry (today)
  --help              show this`;

/** Runs the changelog command in a folder with these arguments. */
export async function runChangelog(root: string, words: readonly string[]): Promise<Ended> {
  return reportUsageErrors(() => change(root, words));
}

async function change(root: string, words: readonly string[]): Promise<Ended> {
  const { words: own, document } = splitWords(words);
  const { values, positionals } = parseWords(own, {
    check: { type: 'boolean', default: false },
    today: { type: 'string' },
    help: { type: 'boolean', default: false },
  });
  if (values.help) return { code: 0, out: `${usage}\n`, error: '' };
  const [base, head, ...rest] = positionals;
  if (base === undefined) throw new WrongUsage('Name the revision to compare with.');
  if (rest.length > 0) throw new WrongUsage(`Two revisions at most: ${rest.join(' ')} is too much.`);
  const today = readDay(values.today);
  const subject = findSubject(root, document);
  const { contract: was } = await readRevision(root, base, subject);
  const { contract: is } = await readRevision(root, head, subject);
  const apart = deskVersion in is.canonical.info ? parts : [undefined];
  const compared = apart.map((part) => ({ part, found: comparePart(was, is, part) }));
  if (compared.every(({ found }) => found.verdict === 'none'))
    return { code: 0, out: `Nothing changed since ${base}: there is nothing to add.\n`, error: '' };
  const ended = [];
  for (const { part, found } of compared) {
    const changelog = besideOf(subject, part === 'desk' ? deskChangelogName : changelogName);
    const field = part === 'desk' ? deskVersion : 'version';
    const entry = { base, head, today, document: subject.file, changelog, field, isCheck: values.check };
    ended.push(await changeOne(root, found, entry));
  }
  return {
    code: Math.max(...ended.map(({ code }) => code)),
    out: ended.map(({ out }) => out).join(''),
    error: ended.map(({ error }) => error).join(''),
  };
}

interface Entry {
  base: string;
  head: string | undefined;
  today: string;
  document: string;
  changelog: string;
  /** The field of `info` with the version. */
  field: string;
  isCheck: boolean;
}

async function changeOne(root: string, found: Compared, entryOf: Entry): Promise<Ended> {
  const { base, head, today, document, changelog, field, isCheck } = entryOf;
  const { version } = found;
  if (found.findings.length === 0) return { code: 0, out: `${changelog}: nothing to add.\n`, error: '' };
  if (!version.isEnough) {
    const error = `info.${field} is ${version.head}: move it to ${describeNext(version)} in ${document}, then add the change.\n`;
    return { code: 1, out: '', error };
  }
  const entry = writeEntry(found);
  if (!isCheck) {
    const path = join(root, changelog);
    await writeFile(path, putEntry(await readIfThere(path), version.head, today, entry));
    return { code: 0, out: `${changelog} lists the changes of ${version.head}.\n`, error: '' };
  }
  const written =
    head === undefined ? await readIfThere(join(root, changelog)) : await readCommitted(root, head, `./${changelog}`);
  if (holdsEntry(written, version.head, entry)) return { code: 0, out: `${changelog} is current.\n`, error: '' };
  const error = `${changelog}:1:1: It does not list the changes of ${version.head}: run \`npm run contract:changelog -- ${base}\`, and commit it.\n`;
  return { code: 1, out: '', error };
}

async function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
