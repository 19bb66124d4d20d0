import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { claimPort, loopback } from './start.ts';

test('a port in use is told in one line that says what to do', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = createServer().listen(0, loopback, resolve);
  await promise;
  const { port } = first.address() as AddressInfo;
  const listen = () =>
    new Promise<void>((done, fail) => createServer().once('error', fail).listen(port, loopback, done));
  await expect(claimPort(port, 'MOCK_PORT', listen)).rejects.toThrow(
    `Port ${port} is in use: stop what listens there, or set MOCK_PORT to another.`,
  );
  first.close();
});
