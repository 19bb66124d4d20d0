import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/services.ts';
import { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import { listenBetweenNodes } from './listen-between-nodes.ts';
import { longestFrame } from './protocol.ts';
import { servePage } from './serve-page.ts';

export interface ChatOptions {
  services: Services;
  hub: Hub;
  /** The PostgreSQL server that other nodes and the staff's commands write to as well. */
  databaseUrl?: string;
  /** Milliseconds between two looks at whether a socket's other side is still there. */
  pulse?: number;
}

/**
 * Serves the chat's frame and its socket. The socket needs no check of its origin: it is opened by the token in its first
 * frame, and a page that has no token gains nothing from the browser's cookies.
 */
export function serveChat(app: FastifyInstance, { services, hub, databaseUrl, pulse = 30_000 }: ChatOptions): void {
  app.register(async (scope) => {
    await scope.register(websocket, { options: { maxPayload: longestFrame } });
    scope.get('/chat/socket', { websocket: true }, (socket, request) => {
      new Connection(socket, { services, hub, pulse, log: request.log }).start();
    });
    servePage(scope);
    if (databaseUrl) listenWhileServing(scope, databaseUrl, hub);
  });
}

function listenWhileServing(app: FastifyInstance, databaseUrl: string, hub: Hub): void {
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onReady', async () => {
    stop = await listenBetweenNodes(databaseUrl, hub);
  });
  app.addHook('onClose', () => stop?.());
}
