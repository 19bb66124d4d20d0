import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { claimPort, loopback, refuseFolder, StartRefused } from './start.ts';

test('a port in use is reported in one line that says what to do', async () => {
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

const fails = (code: string | undefined, { message = 'listen failed', host = loopback } = {}) =>
  claimPort(80, 'PORT', () => Promise.reject(Object.assign(new Error(message), { code })), host);

test('If a port is unavailable, the message says what to do', async () => {
  const inUse = 'Port 80 is in use: stop what listens there, or set PORT to another.';
  await expect(fails('EADDRINUSE')).rejects.toThrow(inUse);
  await expect(fails(undefined, { message: 'Port 80 is already in use' })).rejects.toThrow(inUse);
  await expect(fails('EACCES')).rejects.toThrow('Port 80 is not allowed: set PORT to one above 1023.');
  for (const code of ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']) {
    const advice = 'no address of this machine: set it to one, or to 0.0.0.0 for all.';
    await expect(fails(code, { host: '192.0.2.1' })).rejects.toThrow(`HOST is '192.0.2.1', ${advice}`);
  }
});

test('Any other listen error is unchanged, and a success is passed on', async () => {
  for (const code of [undefined, 'EMFILE']) {
    await expect(fails(code)).rejects.toThrow('listen failed');
    await expect(fails(code)).rejects.not.toBeInstanceOf(StartRefused);
  }
  await expect(claimPort(80, 'PORT', async () => 'listening', loopback)).resolves.toBe('listening');
});

test('A limit of the machine is named, and not blamed on the data folder', () => {
  const refusal = (code: string) => refuseFolder('/srv/data', Object.assign(new Error(code), { code })).message;
  expect(refusal('EACCES')).toBe(
    'The data folder /srv/data cannot be used (EACCES): set DATA_DIR to one that is writable.',
  );
  for (const code of ['EMFILE', 'ENFILE']) expect(refusal(code)).toMatch(/^Too many files are open: raise the limit/);
  for (const code of ['ENOSPC', 'EDQUOT']) expect(refusal(code)).toMatch(/^The disk is full: free some space/);
});
