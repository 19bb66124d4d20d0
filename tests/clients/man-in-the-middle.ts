import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The response to a forwarded request. */
interface Reply {
  status: number;
  type: string;
  body: string;
}

/** Forwards the request each time it is called. */
type PassOn = () => Promise<Reply>;

/** How a man in the middle handles a request; undefined leaves it unchanged. */
export type Intercept = (path: string, passOn: PassOn) => Promise<Reply | 'cut off'> | undefined;

export interface Middle {
  base: string;
  close(): Promise<void>;
}

/** A man in the middle between a client and a server. */
export async function openMiddle(target: string, intercept: Intercept): Promise<Middle> {
  const server = createServer((request, response) => {
    void answer(request.url ?? '', request.method ?? 'GET', request.headers, text(request), response);
  });

  async function answer(
    url: string,
    method: string,
    headers: IncomingHttpHeaders,
    sent: Promise<string>,
    response: ServerResponse,
  ): Promise<void> {
    const path = url.replace(/^\/api/, '');
    const body = await sent;
    const passOn = async () => {
      const kept = ['content-type', 'envelope', 'authorization', 'idempotency-key'];
      const passed = kept.flatMap((name): [string, string][] => (headers[name] ? [[name, String(headers[name])]] : []));
      const reply = await fetch(target + path, { method, headers: passed, ...(method === 'POST' && { body }) });
      return { status: reply.status, type: reply.headers.get('content-type') ?? '', body: await reply.text() };
    };
    const reply = await (intercept(path, passOn) ?? passOn());
    if (reply === 'cut off') response.destroy();
    else response.writeHead(reply.status, { 'Content-Type': reply.type }).end(reply.body);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
