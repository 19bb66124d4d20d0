import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compareRevisions, type Report } from './report.ts';
import { reaches } from './verdict/change.ts';
import { type Options, readOptions, usage, WrongUsage } from './options.ts';
import { printMarkdown } from './print-markdown.ts';
import { UnreadableSide } from './revision.ts';
import { hasReached } from './verdict/version.ts';

/** What a command leaves: its exit code, and what goes to the two outputs. */
export interface Ended {
  code: number;
  out: string;
  error: string;
}

/** The report's command, run in a folder with these words. */
export async function runReport(root: string, words: readonly string[]): Promise<Ended> {
  try {
    const options = readOptions(words);
    return options ? await report(root, options) : { code: 0, out: `${usage}\n`, error: '' };
  } catch (error) {
    if (error instanceof WrongUsage) return { code: 2, out: '', error: `${error.message} See --help.\n` };
    if (error instanceof UnreadableSide) return { code: 2, out: '', error: `${error.message}\n` };
    throw error;
  }
}

async function report(root: string, { base, head, format, output, failOn, requireVersion }: Options): Promise<Ended> {
  const found = await compareRevisions(root, base, head);
  const texts = { markdown: printMarkdown(found), json: printJson(found) };
  if (output !== undefined) {
    const folder = resolve(root, output);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'report.md'), texts.markdown);
    await writeFile(join(folder, 'report.json'), texts.json);
  }
  const complaints: string[] = [];
  if (reaches(found.verdict, failOn)) {
    complaints.push(`The verdict is ${found.verdict}, which --fail-on ${failOn} does not let pass.\n`);
  }
  const { version } = found;
  if (requireVersion && !hasReached(version.head, version.next)) {
    complaints.push(`info.version is ${version.head}: move it to ${version.next} or beyond in openapi/openapi.yaml.\n`);
  }
  return {
    code: complaints.length > 0 ? 1 : 0,
    out: output === undefined ? texts[format] : '',
    error: complaints.join(''),
  };
}

function printJson(found: Report): string {
  return `${JSON.stringify(found, null, 2)}\n`;
}
