import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services/services.ts';
import { isDirectCaller } from '../../wire/host/caller.ts';
import { loopback } from '../../wire/host/start.ts';
import { carryOutOrder } from './carry-out-order.ts';
import { announceDesk, isStaffPass, withdrawDesk } from './desk-address.ts';
import { parseOrder } from './parse-order.ts';
import { StaffRefused } from './desk.ts';

export interface StaffOptions {
  services: Services;
  /** The folder in which the staff command finds the server's address. */
  dataDir: string;
}

export const staffPath = '/staff';

/** What the staff command sends: the words of its command line, which the server reads again. */
export interface SentOrder {
  words: string[];
  staffName: string;
}

export type Told = { told: string } | { refused: string };

/**
 * Takes orders from the staff command, which cannot open the embedded engine's folder while a server has it open. They
 * are taken only from this machine and only with the pass. Everybody else is answered as if nothing were here.
 */
export function serveStaff(app: FastifyInstance, { services, dataDir }: StaffOptions): void {
  app.post(staffPath, async (request, reply) => {
    if (!isAllowed(request, services.secret)) return reply.callNotFound();
    return reply.header('Cache-Control', 'no-store').send(await answer(request.body));
  });

  app.addHook('onListen', async () => {
    const { port } = app.server.address() as AddressInfo;
    await announceDesk(dataDir, `http://${loopback}:${port}${staffPath}`);
  });
  app.addHook('onClose', () => withdrawDesk(dataDir));

  async function answer(body: unknown): Promise<Told> {
    try {
      const { words, staffName } = JSON.parse(String(body)) as SentOrder;
      return { told: await carryOutOrder({ services }, parseOrder(words, staffName)) };
    } catch (error) {
      if (error instanceof StaffRefused) return { refused: error.message };
      services.log.error({ err: error }, 'an order of the staff failed');
      return { refused: 'The server failed at it and changed nothing; its log says why.' };
    }
  }
}

function isAllowed(request: FastifyRequest, secret: Buffer): boolean {
  const pass = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
  return isDirectCaller(request) && isStaffPass(secret, pass);
}
