import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawRequest {
  socket: Socket;
  /** The status and the text of what is answered, however early. */
  answered: Promise<{ status: number; text: string }>;
  closed: Promise<unknown>;
}

/** Sends what no library would: halves of requests, odd addresses, headers twice. */
export function sendRaw(port: number, lines: readonly string[], body = ''): RawRequest {
  const socket = connect(port, '127.0.0.1');
  // A connection that the server breaks off is what some tests wait for.
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  const answered = once(socket, 'data').then(([data]) => {
    const text = String(data);
    return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), text };
  });
  // Most tests wait for one of the two.
  answered.catch(() => undefined);
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  return { socket, answered, closed };
}
