import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareRevisions, type Report } from './report.ts';
import { reaches } from './verdict/change.ts';
import { type Options, readOptions, usage, WrongUsage } from './options.ts';
import { printMarkdown } from './print-markdown.ts';
import { UnreadableSide } from './revision.ts';
import { hasReached } from './verdict/version.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options) await report(options);
  else console.log(usage);
} catch (error) {
  if (!(error instanceof WrongUsage) && !(error instanceof UnreadableSide)) throw error;
  console.error(error instanceof WrongUsage ? `${error.message} See --help.` : error.message);
  process.exitCode = 2;
}

async function report({ base, head, format, output, failOn, requireVersion }: Options): Promise<void> {
  const found = await compareRevisions(process.cwd(), base, head);
  const texts = { markdown: printMarkdown(found), json: printJson(found) };
  if (output === undefined) {
    process.stdout.write(texts[format]);
  } else {
    await mkdir(output, { recursive: true });
    await writeFile(join(output, 'report.md'), texts.markdown);
    await writeFile(join(output, 'report.json'), texts.json);
  }
  if (reaches(found.verdict, failOn)) {
    console.error(`The verdict is ${found.verdict}, which --fail-on ${failOn} does not let pass.`);
    process.exitCode = 1;
  }
  const { version } = found;
  if (requireVersion && !hasReached(version.head, version.next)) {
    console.error(`info.version is ${version.head}: move it to ${version.next} or beyond in openapi/openapi.yaml.`);
    process.exitCode = 1;
  }
}

function printJson(found: Report): string {
  return `${JSON.stringify(found, null, 2)}\n`;
}
