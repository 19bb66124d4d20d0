import { type Options, readOptions } from '../options.ts';
import type { Line } from '../report/line.ts';
import { describeMachine, type Machine, publish, reportSection } from '../report/publish.ts';
import { buildPage, openPage } from './open-page.ts';
import { callsSection, startServer } from './calls-section.ts';
import { envelopeSection } from './envelope-section.ts';
import { generationSection } from './generation-section.ts';
import { sizeSection } from './size-section.ts';

// A missed budget is printed and does not fail the command; only a benchmark that cannot run does.

const sections = ['envelope', 'calls', 'generation', 'size'] as const;
type SectionName = (typeof sections)[number];

const options = readOptions('bench:protocol', sections);
if (options) await runBenchmarks(options);

async function runBenchmarks({ tiny, json, only }: Options<SectionName>): Promise<void> {
  const machine = describeMachine();
  const lines = await measureTimes({ tiny, only }, machine);
  if (only.has('generation'))
    lines.push(...(await reportSection('generation', generationSection(tiny, process.cwd()))));
  if (only.has('size')) lines.push(...(await reportSection('size', sizeSection())));
  await publish(lines, machine, { tiny, json, only });
}

/** Measured both in Node and in the page. */
async function measureTimes(
  { tiny, only }: Pick<Options<SectionName>, 'tiny' | 'only'>,
  machine: Machine,
): Promise<Line[]> {
  if (!only.has('envelope') && !only.has('calls')) return [];
  const closing: (() => void | Promise<void>)[] = [];
  try {
    const built = await buildPage();
    closing.unshift(built.remove);
    const server = await startServer(built.folder);
    closing.unshift(server.stop);
    const page = await openPage(server.target.origin);
    if (page) closing.unshift(page.close);
    machine.others.push(page ? `Chromium ${page.version}` : 'without Chromium');
    const calls = only.has('calls') ? await reportSection('calls', callsSection(tiny, server.target, page)) : [];
    const envelope = only.has('envelope') ? await reportSection('envelope', envelopeSection(tiny, page)) : [];
    return [...envelope, ...calls];
  } finally {
    for (const close of closing) await close();
  }
}
