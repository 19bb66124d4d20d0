import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as Package from '../../clients/typescript/node.ts';
import { loadContract } from '#contract/document/load.ts';
import { packageClient } from '#contract/package/package-client.ts';
import type { Page } from './open-page.ts';
import { type Budget, costLine, type Line } from '../report/line.ts';
import { oursInNode } from './calls/clients.ts';
import { type CallSamples, measureCalls } from './calls/measure-calls.ts';
import type { Target } from './calls/target.ts';

const budget: Budget = { of: 'ratio', at: 'most', limit: 1, goal: 0.7 };
const section = "One call for a page of 24 vehicles (ratio: part of axios's time)";

const rows: readonly { name: Exclude<keyof CallSamples, 'axios'>; what: string; budget?: Budget }[] = [
  { name: 'plain', what: 'ours, typed and validated', budget },
  { name: 'sealed', what: 'ours, sealed as well' },
  { name: 'ky', what: 'ky, unvalidated' },
  { name: 'fetch', what: 'fetch, unvalidated' },
];

export async function callsSection(tiny: boolean, target: Target, page: Page | undefined): Promise<Line[]> {
  const lines: Line[] = [];
  const ours = await oursInNode(target, await buildPackage());
  // Many short runs, so that the contestants meet the same load of the machine.
  const plan = { calls: 32, rounds: tiny ? 1 : 61, warmUps: tiny ? 0 : 20 };
  for (const concurrent of [1, 16]) {
    const task = { ...plan, target, concurrent };
    const way = concurrent === 1 ? 'one at a time' : `${concurrent} at once`;
    lines.push(...linesOf(`Node, ${way}`, await measureCalls(task, ours)));
    if (page) lines.push(...linesOf(`Chromium, ${way}`, await page.measureCalls(task)));
  }
  return lines;
}

function linesOf(where: string, samples: CallSamples): Line[] {
  const axios = { name: 'axios', samples: samples.axios };
  return rows.map(({ name, what, ...row }) =>
    costLine({ section, what: `${where}: ${what}`, ...row }, samples[name], axios),
  );
}

/** The packed client package: built below this folder, so that its dependencies are found. */
async function buildPackage(): Promise<typeof Package> {
  const folder = join(process.cwd(), 'build/bench');
  await packageClient(process.cwd(), await loadContract(process.cwd()), folder);
  const entry = pathToFileURL(join(folder, 'client/dist/clients/typescript/node.js'));
  return (await import(entry.href)) as typeof Package;
}

interface CallServer {
  target: Target;
  stop: () => void;
}

/** `folder` has the files of the benchmark's page, if there is one. */
export function startServer(folder: string | undefined): Promise<CallServer> {
  const child = fork(
    fileURLToPath(new URL('./calls/serve.ts', import.meta.url)),
    folder === undefined ? [] : [folder],
    {
      execArgv: [],
    },
  );
  return new Promise((resolve, reject) => {
    child.once('message', (target) => resolve({ target: target as Target, stop: () => child.disconnect() }));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
}
