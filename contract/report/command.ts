import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compareRevisions, type DiffGenerated, type Report } from './report.ts';
import { reaches } from './verdict/change.ts';
import { type Options, readOptions, usage, WrongUsage } from './options.ts';
import { formats } from './print/formats.ts';
import { UnreadableSide } from './revision.ts';
import { describeBehind } from './verdict/version.ts';
import { describeChange } from './print/describe-change.ts';

/** The result of a command: its exit code and both outputs. */
export interface Ended {
  code: number;
  out: string;
  error: string;
}

/** Runs the report command in a folder with these arguments. */
export async function runReport(root: string, words: readonly string[], diffGenerated?: DiffGenerated): Promise<Ended> {
  return reportUsageErrors(async () => {
    const options = readOptions(words);
    return options ? report(root, options, diffGenerated) : { code: 0, out: `${usage}\n`, error: '' };
  });
}

/** Runs a command, and explains wrong usage or an unreadable revision. */
export async function reportUsageErrors(run: () => Promise<Ended>): Promise<Ended> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof WrongUsage) return { code: 2, out: '', error: `${error.message} See --help.\n` };
    if (error instanceof UnreadableSide) return { code: 2, out: '', error: `${error.message}\n` };
    throw error;
  }
}

async function report(root: string, options: Options, diffGenerated: DiffGenerated | undefined): Promise<Ended> {
  const { format, output, failOn, requireVersion, annotate } = options;
  const found = await compareRevisions(root, options, diffGenerated);
  if (output !== undefined) {
    const folder = resolve(root, output);
    await mkdir(folder, { recursive: true });
    for (const { file, print } of Object.values(formats)) await writeFile(join(folder, file), print(found));
  }
  const problems = found.notices.map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}\n`);
  const { verdict, unapproved } = found;
  const isReached = reaches(unapproved, failOn);
  if (isReached) {
    const rest = unapproved === verdict ? '' : `, and ${unapproved} without what is approved`;
    problems.push(`The verdict is ${verdict}${rest}, which --fail-on ${failOn} does not let pass.\n`);
  }
  const behind = requireVersion ? describeBehind(found) : [];
  problems.push(...behind.map((sentence) => `${sentence}\n`));
  return {
    code: isReached || behind.length > 0 ? 1 : 0,
    out: (output === undefined ? formats[format].print(found) : '') + (annotate ? printAnnotations(found) : ''),
    error: problems.join(''),
  };
}

/** Breaking changes and warnings as commands that GitHub reads from a log and shows at the line. */
function printAnnotations({ changes, notices }: Report): string {
  const broken = changes
    .filter(({ impact }) => impact === 'major')
    .map((change) => {
      const { file, line, id, approval } = change;
      return command(approval ? 'notice' : 'error', { file, line, title: `Breaking: ${id}` }, describeChange(change));
    });
  const others = notices.map(({ file, line, message }) =>
    command('warning', { file, line, title: 'Contract' }, message),
  );
  return [...broken, ...others].join('');
}

function command(level: string, properties: Record<string, string | number>, message: string): string {
  const listed = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${level} ${listed.join(',')}::${escapeMessage(message)}\n`;
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
