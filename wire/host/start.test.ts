import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimPort, loopback, portFrom } from './start.ts';

afterEach(() => vi.unstubAllEnvs());

test('A port in use is reported in one line that says what to do', async () => {
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

test('A port comes from the environment, or else is the usual one', () => {
  expect(portFrom('GARIPORT_TEST_PORT', 4010)).toBe(4010);
  vi.stubEnv('GARIPORT_TEST_PORT', '4020');
  expect(portFrom('GARIPORT_TEST_PORT', 4010)).toBe(4020);
  vi.stubEnv('GARIPORT_TEST_PORT', 'http');
  expect(() => portFrom('GARIPORT_TEST_PORT', 4010)).toThrow(
    "GARIPORT_TEST_PORT is 'http': set it to a port, 0 to 65535.",
  );
});

const folder = mkdtempSync(join(tmpdir(), 'gariport-explain-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A start in a process of its own, since it ends that. */
function start(failing: string, dataDir = folder): { status: number | null; out: string; error: string } {
  const script = `
    import { startOrExplain } from './wire/host/start.ts';
    import { StartRefused } from './wire/host/start.ts';
    await startOrExplain(async () => { ${failing} });`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return { status, out: stdout, error: stderr };
}

test('A refused start is reported in one line as it is, and ends what was started', () => {
  const { status, error } = start(`setInterval(() => {}, 1000); throw new StartRefused('No port.\\n  Set PORT.')`);
  expect([status, error]).toEqual([1, 'No port. Set PORT.\n']);
});

test('An unforeseen error is reported in one line too, its stack stands in the log, and its payload nowhere', () => {
  const { status, out, error } = start(
    `throw Object.assign(new Error('broken\\n at many\\n lines'), { query: 'insert', params: ['hunter2'] })`,
  );
  expect([status, out]).toEqual([1, '']);
  const path = join(folder, 'failed-start.log');
  expect(error).toBe(
    `It cannot start: broken. Mend what this names, if it is yours to mend, and start again. Details: ${path}\n`,
  );
  const log = readFileSync(path, 'utf8');
  expect(JSON.parse(log)).toMatchObject({
    level: 'fatal',
    err: { type: 'Error', stack: expect.stringContaining('at ') },
  });
  expect(log).not.toMatch(/hunter2|insert/);
});

test('A secret in an error stands neither in the line nor in the log', () => {
  const { error } = start(`throw new Error('postgres://gariport:hunter2@db.example refused')`);
  expect(error).toContain('postgres://gariport:[removed]@db.example refused');
  expect(readFileSync(join(folder, 'failed-start.log'), 'utf8')).not.toContain('hunter2');
});

test('Where the data folder itself cannot be used, the details go to the standard output', () => {
  const { out, error } = start(`throw new Error('broken')`, join(folder, 'failed-start.log', 'below'));
  expect(JSON.parse(out)).toMatchObject({ level: 'fatal' });
  expect(error).toMatch(/^It cannot start: broken\. .* Details: the line of the log before this\n$/);
});

test('Of several failures at once the first is reported, and a very long message is cut', () => {
  const all = start(`throw new AggregateError([new Error('connect ECONNREFUSED 127.0.0.1:9'), new Error('b')])`);
  expect(all.error).toContain('It cannot start: connect ECONNREFUSED 127.0.0.1:9. ');
  expect(start(`throw new Error('x'.repeat(100_000))`).error.length).toBeLessThan(600);
});
