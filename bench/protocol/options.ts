import { parseArgs } from 'node:util';

const sections = ['envelope', 'calls', 'generation', 'size'] as const;
export type SectionName = (typeof sections)[number];

export interface Options {
  /** Fewer rounds: to see that it runs, not to compare. */
  quick: boolean;
  /** Where to write the figures. */
  json: string | undefined;
  only: ReadonlySet<SectionName>;
}

export const usage = `npm run bench:protocol -- [--quick] [--json FILE] [--only ${sections.join(',')}]`;

export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { quick: { type: 'boolean', default: false }, json: { type: 'string' }, only: { type: 'string' } },
  });
  const named = values.only?.split(',') ?? sections;
  const unknown = named.find((name) => !isSection(name));
  if (unknown !== undefined) throw new TypeError(`There is no section ${unknown}.`);
  return { quick: values.quick, json: values.json, only: new Set(named.filter(isSection)) };
}

function isSection(name: string): name is SectionName {
  return (sections as readonly string[]).includes(name);
}
