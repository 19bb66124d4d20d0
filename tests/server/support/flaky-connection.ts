import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface FlakyConnection {
  address: string;
  /** The number of cuts so far. */
  cuts: () => number;
  close: () => Promise<void>;
}

/**
 * A connection to a server that breaks whenever it has carried this many bytes, in both directions together. After the
 * requested number of cuts it stays up.
 */
export async function openFlakyConnection(target: string, budgets: readonly number[]): Promise<FlakyConnection> {
  const { hostname, port } = new URL(target);
  const left = [...budgets];
  const open = new Set<Socket>();
  let cuts = 0;

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let rest = left.shift();
    function carry(from: Socket, to: Socket): void {
      open.add(from);
      from.on('data', (bytes: Buffer) => {
        if (rest === undefined) {
          to.write(bytes);
          return;
        }
        const carried = bytes.subarray(0, rest);
        rest -= carried.length;
        if (rest > 0) {
          to.write(carried);
          return;
        }
        cuts += 1;
        rest = undefined;
        // Bytes sent before the cut still arrive.
        to.end(carried);
        from.destroy();
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.end();
        // A client that gave up before the cut leaves it to another connection.
        if (rest !== undefined) left.unshift(rest);
        rest = undefined;
      });
    }
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    async close() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
