import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawRequest {
  socket: Socket;
  /** Returns the status and text of the answer, however early it arrives. */
  answered: Promise<{ status: number; text: string }>;
  closed: Promise<unknown>;
}

/** Sends requests that no library would: halves, odd addresses, repeated headers. */
export function sendRaw(port: number, lines: readonly string[], body = ''): RawRequest {
  const socket = connect(port, '127.0.0.1');
  // Some tests expect the server to close the connection.
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  const answered = once(socket, 'data').then(([data]) => {
    const text = String(data);
    return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), text };
  });
  // Most tests expect one of the two.
  answered.catch(() => undefined);
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  return { socket, answered, closed };
}
