import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProductionMode, readDataDir } from './config.ts';
import { redact, redactText } from '#server/platform/operations/redact.ts';
import { machineFault, StartRefused } from '#wire/host/start.ts';

const longestLine = 400;

/** Runs a start. On failure, one line says what to do and details go to the log. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    const refused = error instanceof StartRefused ? error : unforeseen(error);
    const details = refused.cause === undefined ? '' : ` Details: ${logDetails(refused)}`;
    console.error(oneLine(refused.message) + details);
    // Otherwise what started before the refusal would keep the process alive.
    process.exit(1);
  }
}

/** Shortens an error's message for one line. For some libraries only the first sentence is useful. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return reasonOf(error.errors[0]);
  const said = error instanceof Error ? error.message || error.name : String(error);
  return redactText(said.split('\n')[0] ?? '').replace(/[.:\s]+$/, '');
}

function unforeseen(error: unknown): StartRefused {
  const known = machineFault(error);
  if (known) return known;
  const message = `Cannot start: ${reasonOf(error)}. Fix this if you can, and start again.`;
  return new StartRefused(message, { cause: error });
}

function oneLine(message: string): string {
  const line = message.replaceAll(/\s+/g, ' ').trim();
  return line.length > longestLine ? `${line.slice(0, longestLine)}…` : line;
}

/** In production the log is stdout. Elsewhere a person reads stdout, so details go to a file. */
function logDetails({ message, cause }: StartRefused): string {
  const entry = { time: new Date().toISOString(), level: 'fatal', err: redact(cause), message: redactText(message) };
  const line = `${JSON.stringify(entry)}\n`;
  const folder = readDataDir();
  const file = join(folder, 'failed-start.log');
  if (!isProductionMode()) {
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, line, { mode: 0o600 });
      return file;
    } catch {
      // The folder itself may be the problem.
    }
  }
  process.stdout.write(line);
  return 'the line of the log before this';
}
