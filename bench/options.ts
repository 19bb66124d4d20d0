import { parseArgs } from 'node:util';

export interface Options<Section extends string = string> {
  /** The minimal work for each figure: shows that the benchmark runs, but the results are not comparable. */
  tiny: boolean;
  /** Where to write the figures. */
  json: string | undefined;
  only: ReadonlySet<Section>;
}

/** The parsed command line; undefined, with a message, if it is invalid. */
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

/** Ends the command with an error after all pending work. */
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
