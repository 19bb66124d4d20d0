import { readFile } from 'node:fs/promises';
import type { Config } from '../settings/config.ts';
import { openSecret } from '../secrets/secret.ts';
import { askServer } from './ask-server.ts';
import { carryOutOrder } from './carry-out-order.ts';
import { takesFile } from './commands.ts';
import { findDesk } from './desk-address.ts';
import { openDesk } from './open-desk.ts';
import { parseOrder, type StaffOrder } from './parse-order.ts';
import { StaffRefused } from './staff-refused.ts';

/** Carries a command line out, in the running server where that alone can reach the data, else by itself. */
export async function runCommand(given: string[], staffName: string, config: Config): Promise<string> {
  const words = await withFile(given, parseOrder(given, staffName));
  const order = parseOrder(words, staffName);
  const { dataDir, databaseUrl, serverSecret } = config;
  const desk = databaseUrl ? undefined : findDesk(dataDir);
  const secret = await openSecret(dataDir, serverSecret);
  if (desk) return askServer(desk, { secret, dataDir }, { words, staffName });
  const services = await openDesk(config, secret);
  try {
    return await carryOutOrder({ services }, order);
  } finally {
    await services.database.destroy();
  }
}

async function withFile(words: string[], { command, subject, staffName }: StaffOrder): Promise<string[]> {
  if (!takesFile(command)) return words;
  const text = await readFile(subject, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StaffRefused(`${subject} cannot be read (${error.code ?? error.message}): name the file to read.`);
  });
  return [command, '--as', staffName, '--', text];
}
