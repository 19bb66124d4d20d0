import { parseArgs } from 'node:util';

export interface Options<Section extends string = string> {
  /** The least work that gives each figure: shows that the benchmark runs, and allows no comparison. */
  tiny: boolean;
  /** Where to write the figures. */
  json: string | undefined;
  only: ReadonlySet<Section>;
}

/** What the command line asks for; undefined, with a message, where that is not possible. */
export function readOptions<Section extends string>(
  script: string,
  sections: readonly Section[],
): Options<Section> | undefined {
  try {
    return parseOptions(process.argv.slice(2), sections);
  } catch (error) {
    const usage = `npm run ${script} -- [--tiny] [--json FILE] [--only ${sections.join(',')}]`;
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exitCode = 2;
    return undefined;
  }
}

/** Ends the command without success once nothing else is to be done. */
export function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

function parseOptions<Section extends string>(args: readonly string[], sections: readonly Section[]): Options<Section> {
  const { values } = parseArgs({
    args: [...args],
    options: { tiny: { type: 'boolean', default: false }, json: { type: 'string' }, only: { type: 'string' } },
  });
  const named = values.only?.split(',') ?? sections;
  const isSection = (name: string): name is Section => (sections as readonly string[]).includes(name);
  const unknown = named.find((name) => !isSection(name));
  if (unknown !== undefined) throw new TypeError(`There is no section ${unknown}.`);
  return { tiny: values.tiny, json: values.json, only: new Set(named.filter(isSection)) };
}
