import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { isDay } from '../document/day.ts';
import { type Format, formats } from './print/formats.ts';
import type { Verdict } from './verdict/change.ts';

export interface Options {
  base: string;
  /** The working tree, if absent. */
  head: string | undefined;
  format: Format;
  output: string | undefined;
  failOn: Verdict;
  /** Whether the head's version must be at least what its changes require. */
  requireVersion: boolean;
  /** Whether to annotate each change for GitHub at its file and line. */
  annotate: boolean;
  /** The revision whose approvals count; the base, if absent. */
  approvals?: string | undefined;
  /** The file in which the contract begins, if it is not in a usual place. */
  document?: string | undefined;
  /** Files and addresses with what consumers used. */
  usage?: readonly string[] | undefined;
  /** The date for sunsets and approvals. */
  today: string;
}

export const usage = `npm run contract:report -- BASE [HEAD] [options] [-- FILE]

Compares the contract at two git revisions; HEAD is the working tree unless named. FILE is an OpenAPI document; by default
openapi/openapi.yaml, openapi.yaml or openapi.json.

  --format FORMAT                  what goes to standard output: ${Object.keys(formats).join(', ')} (markdown)
  --output DIR                     write the report there instead, in every format
  --annotate                       also print what breaks at its file and line, as GitHub reads it from a log
  --fail-on major|minor|patch|none exit with 1 when the verdict reaches this, without what is approved (major)
  --require-version                exit with 1 unless info.version moved as far as the verdict asks
  --approvals REVISION             read approved breaks and their owners there (BASE)
  --usage FILE|URL                 show who last used each breaking or deprecated item (usage counted by a server or proxy); may be repeated
  --today YYYY-MM-DD               the day as of which sunsets and approvals count (today)
  --help                           show this

Exit codes: 0 fine, 1 the verdict reaches --fail-on or the version was not raised enough, 2 wrong usage or a side that cannot be read.`;

export class WrongUsage extends Error {}

/** The parsed options, or undefined if help was requested. */
export function readOptions(words: readonly string[]): Options | undefined {
  const { words: own, document } = splitWords(words);
  const { values, positionals } = parseWords(own, {
    format: { type: 'string', default: 'markdown' },
    output: { type: 'string' },
    'fail-on': { type: 'string', default: 'major' },
    'require-version': { type: 'boolean', default: false },
    annotate: { type: 'boolean', default: false },
    approvals: { type: 'string' },
    usage: { type: 'string', multiple: true },
    today: { type: 'string' },
    help: { type: 'boolean', default: false },
  });
  if (values.help) return undefined;
  const [base, head, ...rest] = positionals;
  if (base === undefined) throw new WrongUsage('Name the revision to compare with.');
  if (rest.length > 0) throw new WrongUsage(`Two revisions at most: ${rest.join(' ')} is too much.`);
  return {
    base,
    head,
    format: choose('--format', values.format, Object.keys(formats) as Format[]),
    output: values.output,
    failOn: choose('--fail-on', values['fail-on'], ['major', 'minor', 'patch', 'none']),
    requireVersion: values['require-version'],
    annotate: values.annotate,
    approvals: values.approvals,
    usage: values.usage,
    document,
    today: readDay(values.today),
  };
}

/** The document is named after `--`, or by its file name, since some runners of commands drop the `--`. */
export function splitWords(words: readonly string[]): { words: string[]; document: string | undefined } {
  const at = words.indexOf('--');
  const [before, after] = at < 0 ? [words, []] : [words.slice(0, at), words.slice(at + 1)];
  const last = before.at(-1);
  const isFile =
    after.length === 0 && last !== undefined && /\.(ya?ml|json)$/.test(last) && !before.at(-2)?.startsWith('--');
  const [document, ...others] = isFile ? [last] : after;
  if (others.length > 0) throw new WrongUsage(`One document at most: ${others.join(' ')} is too much.`);
  return { words: isFile ? before.slice(0, -1) : [...before], document };
}

export function readDay(text: string | undefined): string {
  const day = text ?? new Date().toISOString().slice(0, 10);
  if (!isDay(day)) throw new WrongUsage(`--today is a day such as 2027-01-31, not "${day}".`);
  return day;
}

/** Parses a command line. Reports wrong options in one line. */
export function parseWords<Declared extends ParseArgsOptionsConfig>(words: readonly string[], options: Declared) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

function choose<Choice extends string>(option: string, value: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((one) => one === value);
  if (!choice) throw new WrongUsage(`${option} is one of ${choices.join(', ')}, not "${value}".`);
  return choice;
}
