import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { claimPort, loopback, portFrom, StartRefused } from './start.ts';

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

test('a port is a whole number up to 65535, and nothing given is the usual one', () => {
  for (const [text, port] of [
    ['', 4010],
    ['0', 0],
    ['65535', 65_535],
  ] as const) {
    vi.stubEnv('GARIPORT_TEST_PORT', text);
    expect(portFrom('GARIPORT_TEST_PORT', 4010)).toBe(port);
  }
  for (const text of ['-1', '65536', '80.5']) {
    vi.stubEnv('GARIPORT_TEST_PORT', text);
    expect(() => portFrom('GARIPORT_TEST_PORT', 4010)).toThrow(StartRefused);
  }
});

const fails = (code: string | undefined, message = 'listen failed') =>
  claimPort(80, 'PORT', () => Promise.reject(Object.assign(new Error(message), { code })));

test('why a port cannot be had is told by what to do about it', async () => {
  const inUse = 'Port 80 is in use: stop what listens there, or set PORT to another.';
  await expect(fails('EADDRINUSE')).rejects.toThrow(inUse);
  await expect(fails(undefined, 'Port 80 is already in use')).rejects.toThrow(inUse);
  await expect(fails('EACCES')).rejects.toThrow('Port 80 is not allowed to you: set PORT to one above 1023.');
  for (const code of ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']) {
    vi.stubEnv('HOST', '192.0.2.1');
    const advice = 'no address of this machine: set it to one, or to 0.0.0.0 for all.';
    await expect(fails(code)).rejects.toThrow(`HOST is '192.0.2.1', ${advice}`);
    vi.stubEnv('HOST', '');
    await expect(fails(code)).rejects.toThrow(`HOST is '127.0.0.1', ${advice}`);
  }
});

test('any other failure to listen stays what it is, and success is handed on', async () => {
  for (const code of [undefined, 'EMFILE']) {
    await expect(fails(code)).rejects.toThrow('listen failed');
    await expect(fails(code)).rejects.not.toBeInstanceOf(StartRefused);
  }
  await expect(claimPort(80, 'PORT', async () => 'listening')).resolves.toBe('listening');
});
