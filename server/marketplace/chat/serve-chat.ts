import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { chatSocket } from '#generated/sockets.ts';
import type { Hub, Services } from '#server/platform/services.ts';
import { Connection } from './connection.ts';
import { listenBetweenNodes } from './hub.ts';
import { longestFrame } from './limits.ts';
import { serveChatPage } from './serve-page.ts';

export interface ChatOptions {
  services: Services;
  /** The PostgreSQL server that other nodes and staff commands also write to. */
  databaseUrl?: string;
  /** Milliseconds between heartbeats of a socket. */
  pulse?: number;
}

/**
 * Serves the chat frame and its socket. The origin of a socket need not be checked: it is authenticated by the token in
 * its first frame, not by cookies.
 */
export function serveChat(app: FastifyInstance, { services, databaseUrl, pulse = 30_000 }: ChatOptions): void {
  app.register(async (scope) => {
    await scope.register(websocket, { options: { maxPayload: longestFrame } });
    const connections = new Set<Connection>();
    scope.get(chatSocket.path, { websocket: true }, (socket, request) => {
      const connection = new Connection(socket, { services, pulse, log: request.log });
      connections.add(connection);
      socket.once('close', () => void connection.work.then(() => connections.delete(connection)));
      connection.start();
    });
    // The database closes after the app, so received messages are stored first.
    scope.addHook('onClose', () => Promise.all([...connections].map(({ work }) => work)).then(() => undefined));
    serveChatPage(scope);
    if (databaseUrl) listenWhileServing(scope, databaseUrl, services.hub);
  });
}

function listenWhileServing(app: FastifyInstance, databaseUrl: string, hub: Hub): void {
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onReady', async () => {
    stop = await listenBetweenNodes(databaseUrl, hub);
  });
  app.addHook('onClose', () => stop?.());
}
