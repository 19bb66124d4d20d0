import type { Config } from '../config.ts';
import { openSecret } from '../secret.ts';
import { askServer } from './ask-server.ts';
import { carryOutOrder } from './carry-out-order.ts';
import { findDesk } from './desk-address.ts';
import { openDesk } from './open-desk.ts';
import { parseOrder } from './parse-order.ts';

/** Carries a command line out, in the running server where that alone can reach the data, else by itself. */
export async function runCommand(words: string[], staffName: string, config: Config): Promise<string> {
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
