import { writeFile } from 'node:fs/promises';
import { buildPage } from './browser/build-page.ts';
import { openPage } from './browser/open-page.ts';
import { callsSection } from './calls/calls-section.ts';
import { startServer } from './calls/start-server.ts';
import { envelopeSection } from './envelope/envelope-section.ts';
import { generationSection } from './generation/generation-section.ts';
import { parseOptions, usage, type Options } from './options.ts';
import { judge, type Line } from './report/line.ts';
import { describeMachine, printMachine, type Machine } from './report/machine.ts';
import { printTable } from './report/print-table.ts';
import { sizeSection } from './size/size-section.ts';

// A verdict is to be read, not obeyed: only a benchmark that could not be run fails.

const options = readOptions();
if (options) await runBenchmarks(options);

function readOptions(): Options | undefined {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exitCode = 2;
    return undefined;
  }
}

async function runBenchmarks({ quick, json, only }: Options): Promise<void> {
  const machine = describeMachine();
  const lines = await measureTimes({ quick, only }, machine);
  if (only.has('generation')) lines.push(...(await tell('generation', generationSection(quick, process.cwd()))));
  if (only.has('size')) lines.push(...(await tell('size', sizeSection())));

  console.log(`${printMachine(machine)}\n\n${printTable(lines)}`);
  if (json === undefined) return;
  const judged = lines.map((line) => ({ ...line, verdict: judge(line) }));
  const report = { date: new Date().toISOString(), quick, machine, lines: judged };
  await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
}

/** What is measured in Node and in the page alike. */
async function measureTimes({ quick, only }: Pick<Options, 'quick' | 'only'>, machine: Machine): Promise<Line[]> {
  if (!only.has('envelope') && !only.has('calls')) return [];
  const closing: (() => void | Promise<void>)[] = [];
  try {
    const built = await buildPage();
    closing.unshift(built.remove);
    const server = await startServer(built.folder);
    closing.unshift(server.stop);
    const page = await openPage(server.target.origin);
    if (page) {
      closing.unshift(page.close);
      machine.chromium = page.version;
    }
    const calls = only.has('calls') ? await tell('calls', callsSection(quick, server.target, page)) : [];
    const envelope = only.has('envelope') ? await tell('envelope', envelopeSection(quick, page)) : [];
    return [...envelope, ...calls];
  } finally {
    for (const close of closing) await close();
  }
}

async function tell(name: string, measuring: Promise<Line[]>): Promise<Line[]> {
  console.error(`measuring ${name} ...`);
  return measuring;
}
