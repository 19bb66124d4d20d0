import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { claimPort, loopback, portFrom } from './start.ts';

afterEach(() => vi.unstubAllEnvs());

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

test('a port comes from the environment, else it is the usual one', () => {
  expect(portFrom('GARIPORT_TEST_PORT', 4010)).toBe(4010);
  vi.stubEnv('GARIPORT_TEST_PORT', '4020');
  expect(portFrom('GARIPORT_TEST_PORT', 4010)).toBe(4020);
  vi.stubEnv('GARIPORT_TEST_PORT', 'http');
  expect(() => portFrom('GARIPORT_TEST_PORT', 4010)).toThrow(
    "GARIPORT_TEST_PORT is 'http': set it to a port, 0 to 65535.",
  );
});
