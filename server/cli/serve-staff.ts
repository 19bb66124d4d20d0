import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#server/platform/services.ts';
import { isDirectCaller } from '#wire/host/caller.ts';
import { loopback } from '#wire/host/start.ts';
import { executeCommand } from '#server/cli/execute-command.ts';
import { announceEndpoint, isStaffPass, withdrawEndpoint } from '#server/cli/command-endpoint.ts';
import { parseCommand } from '#server/cli/parse-command.ts';
import { StaffRefused } from '#server/cli/command-services.ts';

export interface StaffOptions {
  services: Services;
  /** The folder in which staff commands find the server's URL. */
  dataDir: string;
}

const staffPath = '/staff';

/** The arguments of a staff command, which the server parses again. */
export interface SentOrder {
  words: string[];
  staffName: string;
}

export type CommandResult = { told: string } | { refused: string };

/**
 * Accepts staff commands, which cannot open the embedded engine's folder while a server uses it. Only local requests
 * with the pass are accepted; others get the usual 404.
 */
export function serveStaff(app: FastifyInstance, { services, dataDir }: StaffOptions): void {
  app.post(staffPath, async (request, reply) => {
    if (!isAllowedCaller(request, services.secret)) return reply.callNotFound();
    return reply.header('Cache-Control', 'no-store').send(await answer(request.body));
  });

  app.addHook('onListen', async () => {
    const { port } = app.server.address() as AddressInfo;
    announceEndpoint(dataDir, `http://${loopback}:${port}${staffPath}`);
  });
  app.addHook('onClose', () => withdrawEndpoint(dataDir));

  async function answer(body: unknown): Promise<CommandResult> {
    try {
      const { words, staffName } = JSON.parse(String(body)) as SentOrder;
      return { told: await executeCommand({ services }, parseCommand(words, staffName)) };
    } catch (error) {
      if (error instanceof StaffRefused) return { refused: error.message };
      services.log.error({ err: error }, 'a staff command failed');
      return { refused: 'The server failed at it and changed nothing; its log says why.' };
    }
  }
}

/** Whether this is a command of this machine that can read the data folder. */
export function isAllowedCaller(request: FastifyRequest, secret: Buffer): boolean {
  const pass = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
  return isDirectCaller(request) && isStaffPass(secret, pass);
}
