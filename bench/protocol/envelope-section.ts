import { speedLine, type Budget, type Line } from '../report/line.ts';
import type { Page } from './open-page.ts';
import { measureEnvelope, type EnvelopeSamples, type EnvelopeTask } from './measure-envelope.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

interface Size extends EnvelopeTask {
  name: string;
  budget?: Budget;
}

function sizesFor(tiny: boolean): Size[] {
  return [
    { name: '10 KB', size: 10 * kilobyte, plan: { rounds: tiny ? 1 : 31, warmUps: tiny ? 0 : 10, units: 10 } },
    {
      name: '1 MB',
      size: megabyte,
      plan: { rounds: tiny ? 1 : 15, warmUps: tiny ? 0 : 3 },
      budget: { of: 'ratio', at: 'least', limit: 5, goal: 30 },
    },
    // crypto-js takes seconds for each; both are warm from the smaller sizes.
    { name: '17 MB', size: 17 * megabyte, plan: { rounds: tiny ? 1 : 3, warmUps: 0 } },
  ];
}

const section = 'Envelope: client seals, server opens, server seals as much, client opens (ratio: times as fast)';

export async function envelopeSection(tiny: boolean, page: Page | undefined): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { name, budget, ...task } of sizesFor(tiny)) {
    // The budget is for the browser.
    lines.push(lineOf(`${name}, Node`, await measureEnvelope(task)));
    if (page) lines.push(lineOf(`${name}, Chromium`, await page.measureEnvelope(task), budget));
  }
  return lines;
}

function lineOf(what: string, samples: EnvelopeSamples, budget?: Budget): Line {
  const subject = { section, what, ...(budget && { budget }) };
  return speedLine(subject, samples.session, { name: 'crypto-js', samples: samples['crypto-js'] });
}
