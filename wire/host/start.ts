import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suiteNames, type SuiteName } from '../envelope/offer.ts';
import { redact, redactText } from './redact.ts';

/** A server cannot start. The message is one line, for whoever started it; a cause is for the log. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

export const loopback = '127.0.0.1';

/** Where a server keeps its files when nothing else is said. */
export const defaultDataDir = '.gariport';

export function portFrom(variable: string, usual: number): number {
  const text = process.env[variable];
  if (text === undefined || text === '') return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartRefused(`${variable} is '${text}': set it to a port, 0 to 65535.`);
}

/** A list such as `session,static`. A word misspelt must not leave a suite out in silence. */
export function suitesFrom(variable: string, usual: readonly SuiteName[]): readonly SuiteName[] {
  const words = (process.env[variable] ?? '').split(',').flatMap((word) => word.trim() || []);
  const suites = words.map((word) => {
    const suite = suiteNames.find((name) => name === word);
    if (suite) return suite;
    throw new StartRefused(`${variable} names '${word}': list one or more of ${suiteNames.join(', ')}.`);
  });
  return suites.length > 0 ? [...new Set(suites)] : usual;
}

/** Tells a port in use, one not allowed, and an address that is not here from other errors of `listen`. */
export async function claimPort<T>(port: number, variable: string, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Vite says it in words alone.
    const isTaken = code === 'EADDRINUSE' || message.includes('already in use');
    if (isTaken)
      throw new StartRefused(`Port ${port} is in use: stop what listens there, or set ${variable} to another.`);
    if (code === 'EACCES')
      throw new StartRefused(`Port ${port} is not allowed to you: set ${variable} to one above 1023.`);
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code ?? '')) {
      const host = process.env['HOST'] || loopback;
      throw new StartRefused(`HOST is '${host}', no address of this machine: set it to one, or to 0.0.0.0 for all.`);
    }
    throw error;
  }
}

const longestLine = 400;

/** Runs a start. Whatever it fails of is told in one line that says what to do; what led there goes to the log. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    const refused = error instanceof StartRefused ? error : unforeseen(error);
    const details = refused.cause === undefined ? '' : ` Details: ${logDetails(refused)}`;
    console.error(oneLine(refused.message) + details);
    // What was started before the refusal would keep the process alive.
    process.exit(1);
  }
}

/** What an error says of itself, as part of a line: the first sentence of some libraries is all that is of use. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return reasonOf(error.errors[0]);
  const said = error instanceof Error ? error.message || error.name : String(error);
  return redactText(said.split('\n')[0] ?? '').replace(/[.:\s]+$/, '');
}

function unforeseen(error: unknown): StartRefused {
  const message = `It cannot start: ${reasonOf(error)}. Mend what this names, if it is yours to mend, and start again.`;
  return new StartRefused(message, { cause: error });
}

function oneLine(message: string): string {
  const line = message.replaceAll(/\s+/g, ' ').trim();
  return line.length > longestLine ? `${line.slice(0, longestLine)}…` : line;
}

/** In production the log is the standard output; elsewhere a person reads that, who is told of a file instead. */
function logDetails({ message, cause }: StartRefused): string {
  const entry = { time: new Date().toISOString(), level: 'fatal', err: redact(cause), message: redactText(message) };
  const line = `${JSON.stringify(entry)}\n`;
  const folder = process.env['DATA_DIR'] || defaultDataDir;
  const file = join(folder, 'failed-start.log');
  if (process.env['NODE_ENV'] !== 'production') {
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, line, { mode: 0o600 });
      return file;
    } catch {
      // The folder may be just what is wrong.
    }
  }
  process.stdout.write(line);
  return 'the line of the log before this';
}
