import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { buildClient, isHere, languages } from './languages.ts';

const [python] = languages;
if (!python) throw new Error('No language is listed.');
const isPythonHere = isHere(python);

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}

describe('The client in Python says in one line what to do', () => {
  test.runIf(isPythonHere)('where nobody answers, or somebody else than the API', async () => {
    const client = await buildClient(python);
    const page = await serve((_request, response) => response.end('<html>'));
    const other = await serve((_request, response) => response.end('{"code":0}'));
    const missing = await serve((_request, response) => response.writeHead(404).end());
    const lines = [
      ['http://127.0.0.1:1/api', 'Nobody answers at http://127.0.0.1:1/api/envelope.json: start the server'],
      [page, `${page}/envelope.json holds no envelope of the session suite: give the base of the API`],
      [other, `${other}/envelope.json holds no envelope of the session suite: give the base of the API`],
      [missing, `${missing}/envelope.json answers HTTP 404: start the server, mend the base, or give Client the keys`],
      ['nonsense', 'nonsense/envelope.json holds no envelope of the session suite: give the base of the API'],
    ] as const;
    for (const [base, line] of lines) {
      const { succeeded, output } = await client.reserve(base);
      expect(succeeded).toBe(false);
      expect(output).toMatch(/^NotConnected: [^\n]+\n$/);
      expect(output).toContain(line);
    }
    await client.remove();
  });
});
