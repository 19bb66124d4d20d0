import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type CommandEndpoint, staffPass } from '#server/cli/command-endpoint.ts';
import { isAllowedCaller } from '#server/cli/serve-staff.ts';
import type { Services } from '#server/platform/services.ts';
import { StartRefused } from '#wire/host/start.ts';

const copyPath = '/staff/copy';

type CopyResult = { pause: number } | { refused: string };

/** Lets the backup command copy the embedded database of this running server, which nobody else can read safely. */
export function serveCopy(app: FastifyInstance, { services, dataDir }: { services: Services; dataDir: string }): void {
  app.post(copyPath, async (request, reply) => {
    if (!isAllowedCaller(request, services.secret)) return reply.callNotFound();
    const { to } = JSON.parse(String(request.body)) as { to: string };
    return reply.header('Cache-Control', 'no-store').send(await copy(to));
  });

  async function copy(to: string): Promise<CopyResult> {
    try {
      return { pause: await copyDatabase(services, join(dataDir, 'database'), to) };
    } catch (error) {
      services.log.error({ err: error }, 'the database could not be copied');
      return { refused: error instanceof Error ? error.message : String(error) };
    }
  }
}

/** The engine runs one transaction at a time, so nothing is written during this one. */
async function copyDatabase({ database }: Services, folder: string, to: string): Promise<number> {
  // The command has created the folder around it. Without this check, private data would stay where nobody looks for it.
  if (!existsSync(dirname(to))) throw new Error(otherFolder(to));
  return database.transaction().execute(async (transaction) => {
    const began = performance.now();
    await sql`checkpoint`.execute(transaction);
    await cp(folder, to, { recursive: true });
    return performance.now() - began;
  });
}

/** Why a copy does not arrive: a private /tmp and a container have folders of their own. */
const otherFolder = (to: string) =>
  `it writes to another folder of the name ${dirname(to)}, as with PrivateTmp=yes or in a container. ` +
  'Name a folder that both see, such as one next to DATA_DIR';

/** Asks a running server for the copy. Returns for how many milliseconds its other callers waited. */
export async function askForCopy({ url, pid }: CommandEndpoint, secret: Buffer, to: string): Promise<number> {
  const response = await fetch(new URL(copyPath, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${staffPass(secret)}` },
    body: JSON.stringify({ to }),
  }).catch(() => undefined);
  if (!response?.ok) {
    throw new StartRefused(
      `Process ${pid} serves this marketplace but did not copy it: restart it with this version, or stop it and try again.`,
    );
  }
  const result = (await response.json()) as CopyResult;
  if ('refused' in result) throw new StartRefused(`The server could not copy its database: ${result.refused}.`);
  if (!existsSync(join(to, 'PG_VERSION'))) {
    throw new StartRefused(`The server could not copy its database: ${otherFolder(to)}.`);
  }
  return result.pause;
}
