import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection to a database server that a test can cut. */
export interface CuttableConnection {
  /** The proxied address of the database. */
  readonly url: string;
  /** Drops any one connection without a closing handshake. */
  cutOne(): void;
  /** Lets nothing through and sends nothing, like a network that drops packets. */
  holdBack(): void;
  /** Connections opened from now on get through. */
  restore(): void;
  close(): Promise<void>;
}

export async function openCuttableConnection(databaseUrl: string): Promise<CuttableConnection> {
  const far = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isHeldBack = false;
  const server = createServer((near) => {
    const pair = [near, connect(Number(far.port), far.hostname)] as const;
    pairs.add(pair);
    for (const socket of pair) socket.on('error', () => undefined).on('close', () => end(pair));
    if (!isHeldBack) near.pipe(pair[1]).pipe(near);
  });
  function end(pair: readonly [Socket, Socket]): void {
    pairs.delete(pair);
    for (const socket of pair) socket.destroy();
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const near = new URL(databaseUrl);
  near.port = String((server.address() as AddressInfo).port);
  return {
    url: near.href,
    cutOne() {
      const all = [...pairs];
      const [socket] = all[Math.floor(Math.random() * all.length)] ?? [];
      socket?.resetAndDestroy();
    },
    holdBack() {
      isHeldBack = true;
      for (const [one, other] of pairs) {
        one.unpipe(other).pause();
        other.unpipe(one).pause();
      }
    },
    restore() {
      isHeldBack = false;
    },
    async close() {
      for (const pair of pairs) end(pair);
      server.close();
      await once(server, 'close');
    },
  };
}
