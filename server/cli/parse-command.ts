import { parseArgs } from 'node:util';
import {
  type CommandName,
  commands,
  helpText,
  isCommand,
  needsName,
  requiredOptions,
  usageOf,
} from '#server/cli/commands.ts';
import { StaffRefused } from '#server/cli/command-services.ts';

/** A parsed and validated command. */
export interface StaffCommand {
  command: CommandName;
  /** The order, vehicle, certification or account it is about, or an empty text. */
  subject: string;
  options: Readonly<Record<string, string>>;
  /** The name of the staff member; empty for read-only commands. */
  staffName: string;
}

const longestName = 40;

/** Parses a command line. An invalid one is refused with its syntax. */
export function parseCommand(words: readonly string[], nameByEnvironment = ''): StaffCommand {
  const [name = 'help', ...rest] = words;
  if (!isCommand(name)) {
    const unknown = name === 'help' ? '' : `There is no command '${name}'.\n\n`;
    throw new StaffRefused(unknown + helpText());
  }
  const { takes, options: known } = commands[name];
  const { values, positionals } = readWords(name, rest, Object.keys(known));
  if (positionals.length !== takes.length) throw misused(name, `It takes ${takes.join(' and ') || 'nothing'}.`);
  const { as = nameByEnvironment, ...options } = values;
  for (const option of requiredOptions(name)) {
    if (!options[option]?.trim()) throw misused(name, `--${option} is missing.`);
  }
  return { command: name, subject: positionals[0] ?? '', options, staffName: readName(name, as.trim()) };
}

function readWords(name: CommandName, words: readonly string[], known: readonly string[]) {
  const options = Object.fromEntries([...known, 'as'].map((option) => [option, { type: 'string' as const }]));
  // An id may start with a hyphen and would be taken for an option. No option of ours is that short.
  const [first = ''] = words;
  const id = /^-[^-]/.test(first) ? [first] : [];
  try {
    const { values, positionals } = parseArgs({
      args: [...words.slice(id.length), ...(id.length > 0 ? ['--', ...id] : [])],
      options,
      allowPositionals: true,
    });
    return { values: values as Record<string, string>, positionals };
  } catch (error) {
    throw misused(name, (error as Error).message.split('. ')[0] ?? '');
  }
}

function readName(command: CommandName, name: string): string {
  if (!needsName(command)) return name;
  if (!name) throw misused(command, 'Say who you are: --as NAME, or set STAFF_NAME.');
  if (name.length > longestName) throw misused(command, `A name has at most ${longestName} characters.`);
  return name;
}

function misused(name: CommandName, why: string): StaffRefused {
  return new StaffRefused(`${why}\nUsage: npm run staff -- ${usageOf(name)}${needsName(name) ? ' --as NAME' : ''}`);
}
