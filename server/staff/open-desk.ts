import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { outbox } from '../mail/outbox.ts';
import { createLog } from '../operations/log.ts';
import type { Services } from '../services.ts';
import { StaffRefused } from './staff-refused.ts';

/** The marketplace's data, opened by the command itself. Letters go to the outbox; a server delivers them. */
export async function openDesk(
  { dataDir, databaseUrl, publicUrl, logLevel, storage }: Config,
  secret: Buffer,
): Promise<Services> {
  const folder = join(dataDir, 'database');
  if (!databaseUrl && !existsSync(folder)) {
    throw new StaffRefused(
      `There is no marketplace in ${dataDir}: start the server once, or set DATA_DIR or DATABASE_URL to where it is.`,
    );
  }
  return {
    secret,
    database: await openDatabase({ folder, ...(databaseUrl && { url: databaseUrl }) }),
    clock: () => new Date(),
    mailer: outbox,
    files: openFileStore(join(dataDir, 'uploads'), storage),
    publicUrl,
    limits: true,
    log: createLog(logLevel),
  };
}
