import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, offeredBy } from '#server/platform/settings/config.ts';
import { createHub } from '#server/marketplace/chat/hub.ts';
import { openPaymentKeys } from '#server/platform/secrets/payment-keys.ts';
import { openSecret } from '#server/platform/secrets/secret.ts';
import { executeCommand } from '#server/cli/execute-command.ts';
import { takesFile } from '#server/cli/commands.ts';
import { type CommandEndpoint, endpointFile, findEndpoint, staffPass } from '#server/cli/command-endpoint.ts';
import { parseCommand, type StaffCommand } from '#server/cli/parse-command.ts';
import { StaffRefused } from '#server/cli/command-services.ts';
import type { SentOrder, CommandResult } from '#server/cli/serve-staff.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { openFileStore } from '#server/platform/files/file-stores.ts';
import { createPictureFetcher } from '#server/platform/outbound/fetch-picture.ts';
import { outbox } from '#server/platform/mail/outbox.ts';
import { createLog } from '#server/platform/operations/log.ts';
import type { Services } from '#server/platform/services.ts';

/** Runs a command line. If only the running server can open the data, the server runs it, otherwise this process. */
export async function runCommand(given: string[], staffName: string, config: Config): Promise<string> {
  const words = await withFile(given, parseCommand(given, staffName));
  const order = parseCommand(words, staffName);
  const { dataDir, databaseUrl, serverSecret } = config;
  const desk = databaseUrl ? undefined : findEndpoint(dataDir);
  const secret = await openSecret(dataDir, serverSecret);
  if (desk) return askServer(desk, { secret, dataDir }, { words, staffName });
  const services = await openDesk(config, secret);
  try {
    return await executeCommand({ services }, order);
  } finally {
    await services.database.destroy();
  }
}

async function withFile(words: string[], { command, subject, staffName }: StaffCommand): Promise<string[]> {
  if (!takesFile(command)) return words;
  const text = await readFile(subject, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StaffRefused(`${subject} cannot be read (${error.code ?? error.message}): name the file to read.`);
  });
  return [command, '--as', staffName, '--', text];
}

/** Sends a command to the running server, which alone can open its database. */
async function askServer(
  { url, pid }: CommandEndpoint,
  { secret, dataDir }: { secret: Buffer; dataDir: string },
  order: SentOrder,
): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${staffPass(secret)}` },
    body: JSON.stringify(order),
  }).catch(() => undefined);
  if (!response?.ok) {
    throw new StaffRefused(
      `${endpointFile(dataDir)} says that process ${pid} serves this folder at ${url}, but it does not answer as it should.\n` +
        'Stop that server or, if there is none, remove the file. Two processes must not open one folder.',
    );
  }
  const result = (await response.json()) as CommandResult;
  if ('refused' in result) throw new StaffRefused(result.refused);
  return result.told;
}

/** Opens the marketplace's data in this process. Messages to buyers are queued, and a server sends them. */
async function openDesk(config: Config, secret: Buffer): Promise<Services> {
  const { dataDir, databaseUrl, databaseDirectUrl, publicUrl, logLevel, storage, paymentKeys } = config;
  const folder = join(dataDir, 'database');
  const url = databaseDirectUrl ?? databaseUrl;
  if (!url && !existsSync(folder)) {
    throw new StaffRefused(
      `There is no marketplace in ${dataDir}: start the server once, or set DATA_DIR or DATABASE_URL to where it is.`,
    );
  }
  return {
    secret,
    paymentKeys: await openPaymentKeys(dataDir, paymentKeys),
    database: await openDatabase({ folder, ...(url && { url }) }),
    clock: () => new Date(),
    mailer: outbox,
    offered: offeredBy(config),
    // This process has no chat sockets: the database notifies serving nodes.
    hub: createHub(),
    files: openFileStore(join(dataDir, 'uploads'), storage),
    fetchPicture: createPictureFetcher(),
    publicUrl,
    limits: true,
    log: createLog(logLevel),
  };
}
