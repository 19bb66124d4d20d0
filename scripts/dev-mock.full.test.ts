import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#server/testing/postgres.mjs';

async function run(environment: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'gariport-dev-mock-'));
  const child = spawn(process.execPath, ['scripts/dev-mock.ts'], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (text += data.toString()));
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  });
  /** Waits as long as the start takes, and fails at once if the process ends. */
  async function printed(words: string): Promise<void> {
    while (!text.includes(words)) {
      await Promise.race([once(child.stdout, 'data'), ended]);
      if (child.exitCode !== null) throw new Error(`The mock ended:\n${text}`);
    }
  }
  return { ended, printed, output: () => text };
}

test('The development mock answers and chats on its own port and the site’s, and prints its logins', async () => {
  const [PORT, MOCK_PORT] = [String(await freePort()), String(await freePort())];
  const { printed } = await run({ PORT, MOCK_PORT });
  await printed('log in as wanjiku.kamau@example.com, otieno@example.com, ');
  for (const port of [PORT, MOCK_PORT]) {
    const response = await fetch(`http://127.0.0.1:${port}/api/user/userInfo`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer any-token' },
      body: '{"language":"en","timeZone":"UTC"}',
    });
    expect(await response.json()).toMatchObject({ code: 0, body: { email: 'wanjiku.kamau@example.com' } });
    expect(await (await fetch(`http://127.0.0.1:${port}/chat`)).text()).toContain('<title>Live chat</title>');
    // The token of the contract's example.
    const socket = new WebSocket(`ws://127.0.0.1:${port}/chat/socket`);
    socket.addEventListener('open', () => socket.send('{"type":"open","token":"gct_6wPz2NfC9vKj4XsD8qRb"}'));
    const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>];
    expect(JSON.parse(data)).toMatchObject({ type: 'opened', userName: 'Wanjiku Kamau' });
    socket.close();
  }
});

test('A mock whose port is in use prints one line with the remedy', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { ended, output } = await run({ PORT: String(await freePort()), MOCK_PORT: String(port) });
  expect(await ended).toEqual([1, null]);
  taken.close();
  expect(output().trimEnd()).toBe(`Port ${port} is in use: stop what listens there, or set MOCK_PORT to another.`);
});
